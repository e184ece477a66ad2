// Before the first paint: the theme, the motion and the language that this browser chose the last time.
try {
  var p = JSON.parse(localStorage.getItem("avernus") || "{}");
  var d = document.documentElement;
  d.dataset.theme = p.theme || (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
  if (p.motion) d.dataset.motion = p.motion;
  if (p.lang) d.lang = p.lang;
} catch (e) { document.documentElement.dataset.theme = "dark"; }
