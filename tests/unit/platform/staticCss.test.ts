import { staticCss } from "../../../src/platform/build/staticCss";

const end = "/*!sc*/\n";
const names = (group: number, id: string, classes: string) =>
  `data-styled.g${group}[id="${id}"]{content:"${classes},"}`;

const button = [".solid{color:red;}", ".solid:hover{color:blue;}", names(1, "sc-button", "solid")];
const text = [".text{margin:0;}", "@media print{.text{display:none;}}", names(2, "sc-text", "text")];
const wide = [".wide{width:100%;}", names(3, "sc-wide", "wide")];
const arrive = ["@keyframes arrive{from{opacity:0;}}", names(4, "sc-keyframes-arrive", "arrive")];
const style = [...button, ...text, ...wide, ...arrive].map((rule) => rule + end).join("");

test("rules settle in their order, and only the names of their classes are left to the script", () => {
  expect(staticCss(style, ["sc-text text", "sc-button solid", ""])).toEqual({
    settled: [...button, ...text, ...wide, ...arrive].filter((rule) => !rule.startsWith("data-styled")).join(""),
    taken: [button, text, wide, arrive].map((rules) => rules.at(-1) + end).join(""),
  });
});

test("components on one element stay in the script's hand, in their order", () => {
  const { settled, taken } = staticCss(style, ["sc-text text", "sc-button sc-wide solid wide"]);
  expect(settled).toBe([...text.slice(0, -1), ...arrive.slice(0, -1)].join(""));
  expect(taken).toBe([...button, text.at(-1), ...wide, arrive.at(-1)].map((rule) => rule + end).join(""));
});

test("global rules, which go when their component does, stay in the script's hand", () => {
  const print = `@media print{main{margin:0;}}${end}${names(5, "sc-global-print", "print")}${end}`;
  expect(staticCss(print, [])).toEqual({ settled: "", taken: print });
});

test("what has settled once does not settle again", () => {
  const classes = ["sc-button sc-wide solid wide"];
  const { taken } = staticCss(style, classes);
  expect(staticCss(taken, classes)).toEqual({ settled: "", taken });
});

test("rules that no component closes stay where they are", () => {
  expect(staticCss(`${style}.loose{color:red;}${end}`, []).taken.endsWith(`.loose{color:red;}${end}`)).toBe(true);
});
