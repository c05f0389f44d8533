/** Stands in for Gatsby in component tests: a link opens nothing, and a query is a text. */
export const navigate = jest.fn();

export const prefetchPathname = jest.fn();

export const graphql = (strings: TemplateStringsArray): string => strings.join("");

export const withPrefix = (path: string): string => path;
