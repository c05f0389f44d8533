import type { PageParts } from "./pageParts";

/** The document event that says that React has taken over the page. */
export const aliveEvent = "site:alive";

/**
 * The few lines that start the site's script, as text for the page. They wait for the visitor's first sign of life
 * (a touch, a key, the focus, a scroll), so that the first paint competes with nothing and a visitor who only reads
 * loads no script at all; a link that carries something for the form starts at once. The page's parts, which the script
 * would ask for only once it runs, are asked for together with it. Buttons pressed before the script is there are
 * remembered and pressed again when it is, two frames later, when the form has taken in what was typed before; the menu
 * closes after a choice even before.
 */
export function starterScript(sources: readonly string[], parts: PageParts, startsAtOnce: boolean): string {
  return `(function (sources, parts, atOnce) {
  var signs = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "wheel", "scroll", "click"];
  var pressed = [];
  var started = false;
  function start() {
    if (started) return;
    started = true;
    signs.forEach(function (sign) { removeEventListener(sign, start, true); });
    sources.forEach(function (source) {
      var script = document.createElement("script");
      script.src = source;
      script.async = false;
      document.body.appendChild(script);
    });
    parts.scripts.forEach(function (address) { ahead(address, "script"); });
    parts.data.forEach(function (address) { ahead(address, "fetch"); });
  }
  function ahead(address, kind) {
    var link = document.createElement("link");
    link.rel = "preload";
    link.as = kind;
    if (kind === "fetch") link.crossOrigin = "anonymous";
    link.href = address;
    document.head.appendChild(link);
  }
  function remember(event) {
    var button = event.target.closest && event.target.closest("button");
    var link = event.target.closest && event.target.closest("details a");
    if (button && !button.disabled) pressed.push(button);
    if (link) link.closest("details").removeAttribute("open");
  }
  signs.forEach(function (sign) { addEventListener(sign, start, { capture: true, passive: true }); });
  document.addEventListener("click", remember, true);
  document.addEventListener("${aliveEvent}", function () {
    document.removeEventListener("click", remember, true);
    requestAnimationFrame(function () {
      requestAnimationFrame(function () {
        pressed.forEach(function (button) { if (button.isConnected) button.click(); });
      });
    });
  }, { once: true });
  if (atOnce || location.search) start();
})(${JSON.stringify(sources)}, ${JSON.stringify(parts)}, ${startsAtOnce});`.replace(/\n\s*/g, "\n");
}
