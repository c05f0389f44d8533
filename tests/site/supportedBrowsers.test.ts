import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data";
import { transform } from "esbuild";
import postcss, { type ChildNode } from "postcss";
import ts from "typescript";
import { type BrowserVersion, esbuildTarget, supportedBrowsers } from "../../src/build/supportedBrowsers";
import { filesIn } from "../../src/owner/schema/contentFolder";
import { documentOf, readBuilt, shopSiteFolder } from "../support/readSite";
import { expect, test } from "../support/test";

/*
 * What a built file uses and the oldest supported browsers lack. esbuild judges syntax and regular expressions, MDN's
 * compatibility data the names of built-ins and of style features.
 */

type BuiltText = { name: string; kind: "script" | "style"; text: string };

/** Names in MDN's data by those in browserslist. */
const namesInData: Record<string, BrowserName> = {
  chrome: "chrome",
  and_chr: "chrome_android",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
  samsung: "samsunginternet_android",
};

/** Whether all browsers have a feature. */
type Judge = (statement: CompatStatement) => boolean;

/** Returns each feature that one of the browsers lacks and a text uses without asking for it, with the first such text. */
async function unsupportedFeatures(texts: BuiltText[], browsers: BrowserVersion[]) {
  const supportIn = (statement: CompatStatement) =>
    browsers.map(({ name, version }) => {
      const support = [statement.support[namesInData[name] as BrowserName] ?? []].flat();
      return { now: support.some((one) => isIn(one, version)), ever: support.some((one) => isIn(one, "9999")) };
    });
  const isSupported: Judge = (statement) => supportIn(statement).every(({ now }) => now);
  // A style that a browser has never drawn is no matter of its age.
  const isOldEnough: Judge = (statement) => supportIn(statement).every(({ now, ever }) => now || !ever);
  const scripts = texts
    .filter(({ kind }) => kind === "script")
    .map(({ name, text }) => ({ name, text, file: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) }));
  const ownMembers = new Set(scripts.flatMap(({ file }) => definedMembers(file)));
  const builtIns = missingBuiltIns(isSupported, ownMembers);
  const found = new Map<string, string>();
  const note = (file: string, uses: string[]) => {
    for (const use of uses) found.set(use, found.get(use) ?? file);
  };
  for (const { name, text, file } of scripts) {
    note(name, await newSyntax(text + patternsOf(file), esbuildTarget(browsers)));
    note(name, usesOf(file, builtIns));
    for (const style of stylesOf(file)) note(name, newStyles(style, isOldEnough));
  }
  for (const { name, kind, text } of texts) if (kind === "style") note(name, newStyles(text, isOldEnough));
  return found;
}

function isIn(
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: string,
) {
  if (flags || prefix || alternative_name || typeof version_added !== "string" || version_added === "preview")
    return false;
  return isUpTo(version_added, version) && !(typeof version_removed === "string" && isUpTo(version_removed, version));
}

const isUpTo = (one: string, other: string) => one.replace("≤", "").localeCompare(other, "en", { numeric: true }) <= 0;

/** Syntax and regular expressions that esbuild would have to rewrite for the targets. */
async function newSyntax(text: string, target: string[]) {
  // esbuild counts Unicode properties of every Safari as missing, because of the newest characters in them.
  const supported = { "regexp-unicode-property-escapes": true };
  const printed = (targets: string[]) => transform(text, { target: targets, supported, logLevel: "silent" });
  const [now, older] = await Promise.all([printed(["esnext"]), printed(target)]);
  if (now.code === older.code) return [];
  const rewritten = older.code.split("\n");
  const line = now.code.split("\n").find((one, index) => one !== rewritten[index]) ?? "";
  return [`syntax or regular expression: ${line.trim().slice(0, 400)}`];
}

/**
 * Names that a browser lacks. A member of any object counts only if all interfaces that have one of its name lack it, and
 * only of interfaces that are there; a library's own `toArray` is not the platform's.
 */
function missingBuiltIns(isSupported: Judge, ownMembers: ReadonlySet<string>) {
  // Globals by their names, members of a named owner behind it, those of any object behind a point.
  const known = new Map<string, boolean>();
  const note = (name: string, statement: CompatStatement) =>
    known.set(name, isSupported(statement) || known.get(name) === true);
  const readOwners = (tree: Identifier, prefix = "") => {
    for (const [owner, { __compat, ...members }] of entriesOf(tree)) {
      if (!__compat) continue;
      note(prefix + owner, __compat);
      if (!isSupported(__compat)) continue;
      for (const [key, { __compat: compat }] of entriesOf(members)) {
        if (!compat) continue;
        const name = key.replace(/_static$/, "");
        if (/^(Window|WorkerGlobalScope)$/.test(owner)) note(name, compat);
        else {
          // The data mark static members of the web's interfaces, and not those of the language's built-ins.
          if (name !== key || tree !== bcd.api) note(`${owner}.${name}`, compat);
          if (name === key && !/^(Math|Reflect|Atomics|JSON)$/.test(owner)) note(`.${name}`, compat);
        }
      }
    }
  };
  const builtIns = bcd.javascript.builtins as Identifier;
  readOwners(builtIns);
  readOwners(bcd.api);
  readOwners(builtIns.Intl ?? {}, "Intl.");
  return {
    isGlobal: (name: string) => known.get(name) === false,
    isMember: (owner: string, name: string) =>
      (known.get(`${owner}.${name}`) ?? (ownMembers.has(name) || known.get(`.${name}`))) === false,
  };
}

const entriesOf = (tree: Identifier) =>
  Object.entries(tree).filter(([key]) => key !== "__compat") as [string, Identifier][];

function collect<Found>(root: ts.Node, look: (node: ts.Node) => Found | undefined) {
  const found: Found[] = [];
  const visit = (node: ts.Node) => {
    const one = look(node);
    if (one !== undefined) found.push(one);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** Names of members that a script gives to objects of its own. */
const definedMembers = (file: ts.SourceFile) =>
  collect(file, (node) => {
    const isAssigned = ts.isBinaryExpression(node) && node.operatorToken.getText() === "=";
    if (isAssigned) return ts.isPropertyAccessExpression(node.left) ? node.left.name.text : undefined;
    const { name } = node as ts.NamedDeclaration;
    const isMember = ts.isClassElement(node) || ts.isObjectLiteralElement(node);
    return isMember && name && ts.isIdentifier(name) ? name.text : undefined;
  });

/** The regular expressions that a script makes of a text, as literals. */
const patternsOf = (file: ts.SourceFile) =>
  collect(file, (node) => {
    if (!(ts.isNewExpression(node) || ts.isCallExpression(node)) || node.expression.getText() !== "RegExp")
      return undefined;
    const [pattern, flags] = node.arguments ?? [];
    if (!pattern || !ts.isStringLiteralLike(pattern)) return undefined;
    return `\n;${new RegExp(pattern.text, flags && ts.isStringLiteralLike(flags) ? flags.text : "")};`;
  }).join("");

/** The styles that styled-components gets from a script: lists of texts, with values between them. */
const stylesOf = (file: ts.SourceFile) =>
  collect(file, (node) => {
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    if (!first || !ts.isArrayLiteralExpression(first) || !first.elements.every(ts.isStringLiteralLike))
      return undefined;
    const text = first.elements.map((part) => (part as ts.StringLiteralLike).text).join("x");
    return text.includes(":") && isStyle(text) ? text : undefined;
  });

function isStyle(text: string) {
  try {
    return postcss.parse(`a{${text}}`).nodes.length === 1;
  } catch {
    return false;
  }
}

/** Uses of a script that throw where a built-in is missing, unless the script has asked for it. */
function usesOf(file: ts.SourceFile, missing: ReturnType<typeof missingBuiltIns>) {
  const declared = new Set(
    collect(file, (node) => {
      const { name } = node as ts.NamedDeclaration;
      return name && ts.isIdentifier(name) && !ts.isPropertyAccessExpression(node) ? name.text : undefined;
    }),
  );
  return collect(file, (node) => {
    if (ts.isPropertyAccessExpression(node)) {
      const [owner, name] = [node.expression.getText(), node.name.text];
      const isOnGlobal = /^(window|self|globalThis)$/.test(owner);
      const isMissing = isOnGlobal ? missing.isGlobal(name) : missing.isMember(owner, name);
      return isMissing && isCalledOrRead(node) && !isAskedFor(node, name) ? `${owner.slice(-20)}.${name}` : undefined;
    }
    if (!ts.isIdentifier(node) || declared.has(node.text) || !missing.isGlobal(node.text)) return undefined;
    const isName =
      (node.parent as ts.NamedDeclaration).name === node || (node.parent as ts.BindingElement).propertyName === node;
    return isName || isAskedFor(node, node.text) ? undefined : node.text;
  });
}

/** Whether a node is called, constructed or read from, which throws where it is undefined. */
function isCalledOrRead(node: ts.Node) {
  const { parent } = node;
  const isUse =
    ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent);
  if (isUse) return parent.expression === node && !parent.questionDotToken;
  return ts.isNewExpression(parent) && parent.expression === node;
}

/** Whether a use stands in or behind a condition that names it, or where an error is caught. */
function isAskedFor(use: ts.Node, name: string) {
  const names = (part: ts.Node) =>
    collect(part, (node) => (node as ts.Identifier | ts.StringLiteralLike).text === name || undefined).length > 0;
  const isOptional = (part: ts.Node) => part.getText().includes(`${name}?.`);
  const conditionOf = (node: ts.Node) => {
    if (ts.isIfStatement(node)) return node.expression;
    if (ts.isConditionalExpression(node)) return node.condition;
    const isLogical = ts.isBinaryExpression(node) && ["&&", "||", "??"].includes(node.operatorToken.getText());
    return isLogical ? node.left : undefined;
  };
  for (let child = use, node = use.parent; node; child = node, node = node.parent) {
    if (ts.isTypeOfExpression(node) || (ts.isTryStatement(node) && node.catchClause && child === node.tryBlock))
      return true;
    const condition = conditionOf(node);
    if (condition && names(condition)) return true;
    if (!ts.isBlock(node) && !ts.isSourceFile(node)) continue;
    const before = node.statements.slice(0, node.statements.indexOf(child as ts.Statement));
    if (
      before.some((statement) => (ts.isIfStatement(statement) && names(statement.expression)) || isOptional(statement))
    )
      return true;
  }
  return false;
}

/**
 * Style features that a style uses outside `@supports`. A property beside the same one with a prefix is asked for, a value
 * beside another value of its property.
 */
function newStyles(style: string, isOldEnough: Judge) {
  const { properties, selectors, "at-rules": rules, types } = bcd.css as Record<string, Identifier>;
  const lacks = (tree: Identifier | undefined, name: string) => {
    const statement = tree?.[name]?.__compat;
    return statement !== undefined && !isOldEnough(statement);
  };
  const lacksFunction = (name: string) =>
    lacks(types, name) || entriesOf(types ?? {}).some(([, type]) => lacks(type, name));
  const words = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = ""]) => word);
  const newIn = (node: ChildNode) => {
    if (node.type === "atrule") return lacks(rules, node.name) ? [`@${node.name}`] : [];
    if (node.type === "rule")
      return words(node.selector, /::?([a-z-]+)/g)
        .filter((name) => lacks(selectors, name))
        .map((name) => `:${name}`);
    if (node.type !== "decl") return [];
    const { prop, value, parent } = node;
    const isBeside = (name: string) => parent?.some((one) => one !== node && one.type === "decl" && one.prop === name);
    if (lacks(properties, prop)) return isBeside(`-webkit-${prop}`) ? [] : [prop];
    if (isBeside(prop)) return [];
    const keywords = words(value, /(?<![\w-])([a-z-]+)/g).filter((word) => lacks(properties?.[prop], word));
    const functions = words(value, /([a-z-]+)\(/g).filter(lacksFunction);
    return [...keywords.map((word) => `${prop}: ${word}`), ...functions.map((name) => `${name}()`)];
  };
  const root = postcss.parse(`a{${style}}`);
  root.walkAtRules("supports", (rule) => void rule.remove());
  const found: string[] = [];
  root.walk((node) => void found.push(...newIn(node)));
  return found;
}

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

const unsupported = async (texts: BuiltText[], browsers = supportedBrowsers()) =>
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
