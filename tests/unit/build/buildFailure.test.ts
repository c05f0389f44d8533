import { buildFailure } from "../../../src/build/verification/gate";

test.each([
  [
    "a file that cannot be read",
    " ERROR #98123\n\n/toko/src/pages/promo.jsx: Unterminated JSX contents. (2:29)\n\nFile: src/pages/promo.jsx:2:29\n",
    { file: "pages/promo.jsx", line: 2 },
  ],
  ["a page that cannot be drawn", 'Building static HTML failed for path "/promo/"', { file: "pages/promo" }],
])("a build that fails at %s names it", (_, output, cause) => expect(buildFailure(output)).toMatchObject(cause));

test("a build that fails at no file of the project names none", () =>
  expect(buildFailure("Error: ENOSPC: no space left on device")).toBeUndefined());
