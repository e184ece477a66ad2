"""A game that has no board in the browser yet is played all the same."""

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.moves import sit
from tests.web.stage import Stage


def disguise(page: Page) -> None:
    """Let the page believe that Splut! is a game it has never heard of."""

    def over_http(route: Route) -> None:
        request = route.request
        body = request.post_data.replace('"mystery"', '"splut"') if request.post_data else None
        answer = route.fetch(url=request.url.replace("mystery", "splut"), post_data=body)
        route.fulfill(response=answer, body=answer.text().replace('"splut"', '"mystery"'))

    def live(socket: WebSocketRoute) -> None:
        other = socket.connect_to_server()
        socket.on_message(other.send)
        other.on_message(lambda message: socket.send(str(message).replace('"splut"', '"mystery"')))

    page.route("**/api/**", over_http)
    page.route_web_socket("**/live", live)


def test_a_game_without_a_board_is_played_from_its_list(stage: Stage) -> None:
    page = stage.person()
    disguise(page)
    page.goto("/")
    expect(page.get_by_role("article").filter(has_text="Splut!").locator(".card-pic svg")).to_be_visible()
    page.goto(f"/table/{stage.server.table(bots={'1': 'random'})}")
    sit(page, "Ada")
    board = page.locator(".listboard")
    expect(board.get_by_role("heading", name="pieces")).to_be_visible()
    expect(board.locator("tr", has_text="e2")).to_have_count(1)
    assert "{" not in board.inner_text()
    page.get_by_role("menuitem", name="De3").click()
    expect(page.locator(".rail .log li:not(.turn)")).to_have_count(3)
    expect(board.locator("tr", has_text="e3")).to_have_count(1)
    expect(page.get_by_role("menuitem").first).to_be_visible()
