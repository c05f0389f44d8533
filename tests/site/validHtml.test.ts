import { HtmlValidate } from "html-validate";
import { bookPage, html, pages } from "../support/builtSite";

// The standard's rules, without those on style alone and those that React's output breaks.
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "long-title": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "tel-non-breaking": "off",
    "void-style": "off",
  },
});

test.each([...Object.values(pages), bookPage])("%s is valid HTML", async (file) => {
  const { results } = await validator.validateString(html(file));
  const found = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) => `${ruleId}: ${message} (${line}:${column} ${selector})`,
    ),
  );
  expect(found).toEqual([]);
});
