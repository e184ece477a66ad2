"""The tests of avernus."""
