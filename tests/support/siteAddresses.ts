/** The port of the tests' shop; the other shop's and nginx have the next ones. TEST_PORT gives them another place. */
export const port = Number(process.env.TEST_PORT ?? 4570);

/** The address of the tests' shop, without a slash at its end. */
export const siteOrigin = `http://127.0.0.1:${port}`;

/** The other shop's site lives under a path, at an address that its content does not name. */
export const otherSitePrefix = "/toko";

/** The address of the other shop's home page. */
export const otherSite = `http://127.0.0.1:${port + 1}${otherSitePrefix}/`;
