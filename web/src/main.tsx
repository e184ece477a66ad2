import { render } from "preact";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/app.css";
import "./style/pieces.css";
import "./style/pages.css";
import pieces from "./art/pieces.svg?raw";
import { App } from "./app";

document.getElementById("art")!.innerHTML = pieces;
render(<App />, document.getElementById("app")!);
