import { render } from "preact";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/app.css";
import "./style/pieces.css";
import "./style/shared.css";
import "./style/board.css";
import "./style/rail.css";
import "./style/forms.css";
import "./style/rulebook.css";
import "./style/home.css";
import "./style/review.css";
import "./style/screens.css";
import { App } from "./app";
import pieces from "./art/pieces.svg?raw";

document.getElementById("art")!.innerHTML = pieces;
render(<App />, document.getElementById("app")!);
// The shell can be installed, and opens without a network; only pages that the browser trusts may do so.
if ("serviceWorker" in navigator) addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
