// Runs before the first paint, so that no page flashes in the wrong theme. `src/shell/account/appearance.ts` does the same
// for a running page; its test runs this file and compares both. Also requests the session: every page waits for it, and
// the code of the app is still loading.
(function () {
  var root = document.documentElement;
  var area = /^\/responder(\/|$)/.test(location.pathname) ? "responder" : "business";
  var look = {};
  try {
    look = (JSON.parse(localStorage.getItem("placard.look") || "{}") || {})[area] || {};
  } catch (_) {
    look = {};
  }
  // An embedded page uses the theme of its portal, never the theme saved in this browser for the app.
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
  // Gives the start screen the frame of the pages that follow: `src/shell/loading/StartScreen.css`.
  var part = location.pathname.split("/")[1];
  if (["dashboard", "responder", "embed"].indexOf(part) >= 0) root.classList.add("app-from-" + part);
  // `src/session/early-session.ts` takes the answer. Embedded pages have no session.
  if (part === "embed") return;
  var early = {
    requestedAt: Date.now(),
    answeredAt: null,
    answer: fetch("/api/session", {
      credentials: "include",
      headers: { Accept: "application/json", "X-Placard-Client": "api-client" },
    }),
  };
  early.answer.then(
    function () {
      early.answeredAt = Date.now();
    },
    function () {}, // the app requests the session again
  );
  window.placardEarlySession = early;
})();
