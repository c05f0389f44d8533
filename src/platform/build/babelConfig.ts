import type { CreateBabelConfigArgs } from "gatsby";

type BabelState = { babelrc: { stages: Record<string, { plugins: { name: string }[] }> } };

/**
 * Syntax that every supported browser knows and that gatsby-plugin-typescript, which Gatsby adds by itself, rewrites for
 * older ones: `a?.b`, `a ?? b` and `1_000`.
 */
const modernSyntax =
  /plugin-(?:proposal|transform)-(?:optional-chaining|nullish-coalescing-operator|numeric-separator)\b/;

/**
 * Leaves modern syntax in the pages' script as it was written: shorter, and faster to compile. Gatsby asks once for each
 * stage, and that plugin adds its list to all of them each time.
 */
export function keepModernSyntax({ store }: CreateBabelConfigArgs): void {
  const script = (store.getState() as BabelState).babelrc.stages["build-javascript"];
  if (script) script.plugins = script.plugins.filter(({ name }) => !modernSyntax.test(name));
}
