import { supportedBrowsers } from "../../src/build/supportedBrowsers";
import { filesIn } from "../../src/owner/schema/contentFolder";
import { type BuiltText, unsupportedFeatures } from "../support/browserSupport";
import { documentOf, readBuilt, shopSiteFolder } from "../support/readSite";
import { expect, test } from "../support/test";

/** The scripts and styles of the built site, those within pages included. */
function builtTexts(isOwn: (file: string) => boolean): BuiltText[] {
  const own = filesIn(shopSiteFolder).filter(isOwn);
  return own.flatMap((name): BuiltText[] => {
    if (/\.m?js$/.test(name)) return [{ name, kind: "script", text: readBuilt(name) }];
    if (name.endsWith(".css")) return [{ name, kind: "style", text: readBuilt(name) }];
    if (!name.endsWith(".html")) return [];
    const page = documentOf(name);
    const scripts = page
      .querySelectorAll("script:not([src])")
      .filter((script) => !script.getAttribute("type")?.includes("json"));
    return [
      ...scripts.map(({ rawText }) => ({ name, kind: "script" as const, text: rawText })),
      ...page.querySelectorAll("style").map(({ rawText }) => ({ name, kind: "style" as const, text: rawText })),
    ];
  });
}

const isOfForm = (file: string) => file.startsWith("admin/");

/** What is missing without a loss: styles without which a page looks plainer, and what is replaced. */
const harmlessWithout = [
  ...["text-wrap", "scrollbar-color", "scrollbar-width", "overscroll-behavior", "overscroll-behavior-x"],
  ...["content-visibility", "contain-intrinsic-block-size"],
  // The cart's rows stay on two lines.
  ...["container-type", "@container"],
  // Safari has it in grids, where it is used, and lacks it elsewhere.
  "align-content: start",
  // With enlarged text the header's row is a few pixels too wide.
  "overflow-x: clip",
  // A ticket is printed with the margins of the browser.
  "@page",
  // The form brings its own where it is missing (`base64.ts`).
  "Uint8Array.fromBase64",
];

const unsupported = async (texts: readonly BuiltText[], browsers = supportedBrowsers()) =>
  [...(await unsupportedFeatures(texts, browsers))].filter(([use]) => !harmlessWithout.includes(use));

test("the oldest supported browsers can read and run every script and style of visitors and shop", async () =>
  expect(await unsupported(builtTexts((file) => !isOfForm(file) && !file.startsWith("~partytown/")))).toEqual([]));

/** The newest releases of that year. */
const releasesOf2024 = {
  chrome: "131",
  and_chr: "131",
  edge: "131",
  firefox: "133",
  safari: "18.2",
  ios_saf: "18.2",
  samsung: "27",
};

test("the owner's form runs in browsers of 2024", async () => {
  const browsers = Object.entries(releasesOf2024).map(([name, version]) => ({ name, version }));
  expect(await unsupported(builtTexts(isOfForm), browsers)).toEqual([]);
});

const script = (text: string): BuiltText => ({ name: "a.js", kind: "script", text });
const style = (text: string): BuiltText => ({ name: "a.css", kind: "style", text });

test("what is too new is found", async () => {
  for (const text of [
    script("class A { static { f() } }"),
    script("x = /(?<!a)b/"),
    script('x = new RegExp("(?<!a)b", "u")'),
    script("f(Promise.withResolvers())"),
    script("x = { withResolvers() {} }; f(Promise.withResolvers())"),
    script("f([3, 1].toSorted())"),
    script("new OffscreenCanvas(1, 1)"),
    script("x.moveBefore(a); if (x.moveBefore) f()"),
    style("a:modal { color: red }"),
    style("a { translate: 1px; field-sizing: content }"),
    style("a { color: color-mix(in srgb, red, blue) }"),
    style("@layer a { b { color: red } } @starting-style { c { color: red } }"),
    script('s.default.div(["color:red;field-sizing:", ";"], x)'),
  ])
    expect(await unsupported([text]), text.text).toHaveLength(1);
});

test("what is asked for passes", async () => {
  for (const text of [
    script("Promise.withResolvers && f(Promise.withResolvers())"),
    script('if (!("moveBefore" in x)) g(); else x.moveBefore(a)'),
    script("function f() { if (!x.toSorted) return; g(x.toSorted()) }"),
    script("x.toSorted?.(); typeof OffscreenCanvas"),
    script("try { new OffscreenCanvas(1, 1) } catch { f() }"),
    style("@supports (field-sizing: content) { a { field-sizing: content } }"),
    style("a { color: red; color: color-mix(in srgb, red, blue) }"),
  ])
    expect(await unsupported([text]), text.text).toEqual([]);
});
