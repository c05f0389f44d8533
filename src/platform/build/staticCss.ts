/** What styled-components writes after each rule, and the rule it closes each component's with: its id and class names. */
const splitter = "/*!sc*/\n";
const marker = /^data-styled\.g\d+\[id="([^"]*)"\]/;

const componentOf = (rule: string) => rule.match(marker)?.[1];

/**
 * A page's style as styled-components wrote it, in two: `settled`, rules that stay as they are for the whole visit, and
 * `taken`, the sheet that its script takes over. The script throws away what it takes and writes it again, rule by rule, and
 * the browser works out the whole page's style anew. All it has to know are the names of the components' classes, so only
 * these are left to it, and the rules of components that share an element: their order among each other counts, also
 * with rules that come later; global ones go when their component does. `classes` are the class attributes of the page's elements.
 */
export function staticCss(style: string, classes: readonly string[]): { settled: string; taken: string } {
  const rules = style.split(splitter).filter((rule) => rule.trim() !== "");
  const components = new Set(rules.flatMap((rule) => componentOf(rule) ?? []));
  const shared = new Set(
    classes
      .map((names) => names.split(/\s+/).filter((name) => components.has(name)))
      .filter((sharing) => sharing.length > 1)
      .flat(),
  );
  let settled = "";
  let taken = "";
  let own = "";
  for (const rule of rules) {
    own += rule + splitter;
    const component = componentOf(rule);
    if (component === undefined) continue;
    const stays = own.slice(0, -rule.length - splitter.length);
    if (shared.has(component) || component.startsWith("sc-global-")) taken += stays;
    else settled += stays.replaceAll(splitter, "");
    taken += rule + splitter;
    own = "";
  }
  return { settled, taken: taken + own };
}
