"""What all tests share: the build under test is named in the header, and hypothesis always tries the same examples."""

from hypothesis import settings

import avernus

settings.register_profile("house", deadline=None, derandomize=True, max_examples=60, database=None)
settings.load_profile("house")


def pytest_report_header() -> str:
    return f"avernus rules: {avernus.BUILD}"
