/** Changes the page as browsers' translators do: wraps every text in two `font` elements. */
export function translatePage() {
  const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("font, script, style, textarea")) continue;
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    text.replaceWith(font);
    font.firstElementChild?.append(text.data);
  }
}
