// Runs before the first paint, so that no page flashes in the wrong theme. `src/shell/account/look.ts` says the same for a
// running page; its test runs this file and keeps both equal.
(function () {
  var root = document.documentElement;
  var area = /^\/responder(\/|$)/.test(location.pathname) ? "responder" : "business";
  var look = {};
  try {
    look = (JSON.parse(localStorage.getItem("placard.look") || "{}") || {})[area] || {};
  } catch (_) {
    look = {};
  }
  // A frame has the look of the portal around it, never one that this browser keeps for the app.
  var asked = location.pathname.startsWith("/embed/") ? new URLSearchParams(location.search) : null;
  if (asked !== null) look = { theme: asked.get("theme"), density: asked.get("density") };
  var themes = ["light", "dark", "night", "sun"];
  var density = look.density;
  if (density !== "standard" && density !== "glove") {
    density = area === "responder" && matchMedia("(pointer: coarse)").matches ? "glove" : "standard";
  }
  root.dataset.placardArea = area;
  root.dataset.placardTheme = themes.indexOf(look.theme) < 0 ? (area === "responder" ? "dark" : "light") : look.theme;
  if (density === "glove") root.dataset.placardDensity = "glove";
  // By this the first screen has the frame of the pages to come: `src/shell/loading/StartScreen.css`.
  var part = location.pathname.split("/")[1];
  if (["dashboard", "responder", "embed"].indexOf(part) >= 0) root.classList.add("app-from-" + part);
})();
