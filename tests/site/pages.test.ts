import { HtmlValidate } from "html-validate";
import { filesIn } from "../../src/owner/schema/contentFolder";
import { content } from "../support/content";
import {
  attributes,
  bookPage,
  documentOf,
  find,
  pages,
  readBuilt,
  shopSiteFolder,
  visibleText,
} from "../support/readSite";
import { expect, test } from "../support/test";

const { services } = content("services.json");
const home = documentOf(pages["/"]);

// The standard's rules, without those on style alone and those that React's output breaks.
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: Object.fromEntries(
    [
      ...["attribute-boolean-style", "attribute-empty-style", "doctype-style", "long-title", "no-inline-style"],
      ...["no-trailing-whitespace", "tel-non-breaking", "void-style"],
    ].map((rule) => [rule, "off"]),
  ),
});

for (const file of [...Object.values(pages), bookPage])
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateString(readBuilt(file));
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });

for (const [path, file] of Object.entries(pages)) {
  const document = documentOf(file);
  const language = /^\/(tiket\/|404\/)?$/.test(path) ? "id" : "en";

  test(`${path} has its language, one title, one h1, a description and text in its main`, () => {
    expect(attributes(document, "html", "lang")).toEqual([language]);
    const counts = ["head title", "h1", "main"].map((selector) => document.querySelectorAll(selector).length);
    expect(counts).toEqual([1, 1, 1]);
    expect(find(document, "title").textContent).toMatch(/.{10}/);
    expect(attributes(document, "meta[name=description]", "content")).toEqual([expect.stringMatching(/.{20}/)]);
    expect(document.querySelector("template, [id^='S:']")).toBeNull();
    expect(find(document, "#main").textContent).toMatch(/.{40}/s);
  });

  test(`${path} has the shop's number and hours, and opens other sites in new tabs`, () => {
    const phone = language === "en" ? "+62 812-0000-0000" : "0812-0000-0000";
    const footer = find(document, "footer").textContent;
    for (const words of [phone, "09:00–20:00", "10:00–17:00"]) expect(footer).toContain(words);
    expect(attributes(document, "a[href*='wa.me']:not([href^='https://wa.me/6281200000000'])", "href")).toEqual([]);
    const strays = document.querySelectorAll("a[href^='http']:not([target=_blank][rel~=noopener])");
    expect(strays.map((link) => link.outerHTML)).toEqual([]);
  });
}

test("the home page says what the shop offers, for how much and when", () => {
  const text = visibleText(home);
  const wanted = [
    ...["Promo Siang", "Senin–Jumat", "09:00–20:00", "10:00–17:00"],
    ...["Rp 100.000", "Rp 150.000", "Rp 75.000", "Rp 175.000"],
    ...services.flatMap(({ name, duration }) => [name, `${duration} menit`]),
  ];
  expect(wanted.filter((words) => !text.includes(words))).toEqual([]);
});

test("search engines read the services and the number", () => {
  const [description = ""] = attributes(home, "meta[name=description]", "content");
  expect(description).toContain(services[0]?.name);
  expect(JSON.parse(find(home, 'script[type="application/ld+json"]').rawText).telephone).toBe("+6281200000000");
});

test("a form submitted before the script puts no name into the address", () =>
  expect(attributes(home, "#booking form", "method")).toEqual(["dialog"]));

test("what needs a script offers the chat without one; the catalogue leads to the English form", () => {
  expect(find(documentOf(pages["/en/"]), "#booking noscript").textContent).toMatch(/needs JavaScript.*WhatsApp/);
  expect(find(documentOf(pages["/tiket/"]), "main noscript").textContent).toContain("0812-0000-0000");
  for (const path of ["/services/", "/products/", "/about/"] as const)
    expect(attributes(documentOf(pages[path]), "header a", "href")).toContain("/en/#booking");
});

test("a page that is nothing without its fragment names no address for browsers to share", () => {
  for (const file of [pages["/tiket/"], pages["/en/ticket/"], bookPage])
    expect(attributes(documentOf(file), "link[rel=canonical], meta[property='og:url']", "data-gatsby-head")).toEqual(
      [],
    );
});

for (const path of ["/", "/en/"] as const)
  test(`${path} names both languages to search engines, and itself as canonical`, () => {
    const document = documentOf(pages[path]);
    const site = "https://bintangpangkas.example";
    const alternate = "link[rel=alternate][hreflang]";
    expect(attributes(document, alternate, "hreflang")).toEqual(["id", "en", "x-default"]);
    expect(attributes(document, alternate, "href")).toEqual([`${site}/`, `${site}/en/`, `${site}/`]);
    expect(attributes(document, "link[rel=canonical]", "href")).toEqual([site + path]);
  });

test("the services page shows every entry with price, duration and features", () => {
  const document = documentOf(pages["/services/"]);
  const text = visibleText(document);
  const wanted = content("service-catalogue.json").services.flatMap(({ title, description, duration, features }) => [
    ...[title, description, `${duration} min`, ...features],
  ]);
  expect([...wanted, "$17.50", "Ready to Book"].filter((words) => !text.includes(words))).toEqual([]);
});

test("unknown addresses and tickets are not indexed, and tickets send no referrer", () => {
  const document = documentOf(pages["/tiket/"]);
  for (const page of [document, documentOf(pages["/404/"])])
    expect(attributes(page, "meta[name=robots]", "content")).toEqual(["noindex"]);
  expect(attributes(document, "meta[name=referrer]", "content")).toEqual(["no-referrer"]);
  expect(document.querySelector("script[type='application/ld+json']")).toBeNull();
  expect(readBuilt("sitemap-0.xml")).not.toContain("tiket");
});

test("nothing that is served leads to the owner's form", () => {
  // The book, which is the owner's as well, says where the form is.
  const own = /^(admin[\\/]|component---src-pages-buku-)/;
  const served = filesIn(shopSiteFolder).filter((file) => !own.test(file));
  const texts = served.filter((file) => /(\.(html|js|json|xml|txt|webmanifest)|_headers)$/.test(file));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((file) => /\/admin\b|sveltia/i.test(readBuilt(file)))).toEqual([]);
});
