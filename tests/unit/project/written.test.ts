import { createElement, Suspense } from "react";
import { replaceRenderer } from "../../../gatsby-ssr";

type Args = Parameters<NonNullable<typeof replaceRenderer>>[0];

/** The HTML that a build would write for the element. */
async function written(bodyComponent: Args["bodyComponent"]): Promise<string> {
  let html = "";
  const replaceBodyHTMLString = (body: string) => {
    html = body;
  };
  await replaceRenderer?.({ bodyComponent, replaceBodyHTMLString } as Args, { plugins: [] });
  return html;
}

const part = (text: string) => createElement(Suspense, {}, createElement("section", {}, text));

test("a page's parts, however long, stand in the HTML in their order", async () => {
  const long = "Potong rambut. ".repeat(5000);
  const html = await written(createElement("main", {}, part(long), part("Akhir")));
  expect(html.replace(/<!--.*?-->/g, "")).toBe(`<main><section>${long}</section><section>Akhir</section></main>`);
});

test("a part that crashes while it is written fails the build, and with its own words", async () => {
  const Broken = () => {
    throw new Error("no such band");
  };
  await expect(written(createElement(Suspense, {}, createElement(Broken)))).rejects.toThrow("no such band");
});
