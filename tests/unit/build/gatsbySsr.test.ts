import { createElement, Suspense } from "react";
import { replaceRenderer } from "../../../gatsby-ssr";

type Args = Parameters<NonNullable<typeof replaceRenderer>>[0];

/** The HTML that a build writes for the element. */
async function renderedBody(bodyComponent: Args["bodyComponent"]) {
  const replaceBodyHTMLString = jest.fn();
  await replaceRenderer?.({ bodyComponent, replaceBodyHTMLString } as unknown as Args, { plugins: [] });
  return replaceBodyHTMLString.mock.lastCall[0];
}

const part = (text: string) => createElement(Suspense, {}, createElement("section", {}, text));

test("all sections are in the HTML, in their order", async () => {
  const long = "Potong rambut. ".repeat(5000);
  const html = await renderedBody(createElement("main", {}, part(long), part("Akhir")));
  expect(html.replace(/<!--.*?-->/g, "")).toBe(`<main><section>${long}</section><section>Akhir</section></main>`);
});

test("a section that throws fails the build with its message", async () => {
  const Broken = () => {
    throw new Error("no such band");
  };
  await expect(renderedBody(createElement(Suspense, {}, createElement(Broken)))).rejects.toThrow("no such band");
});
