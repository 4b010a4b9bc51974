import { err, ok, type Refusal, type Result } from "../../identity/result.ts";

/** An element of an XML document. Comments and blanks between elements are removed. */
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text; empty for an element with children. */
  readonly text: string;
}

/** Creates an element to write. `undefined` children are omitted. */
export function element(
  name: string,
  content: string | readonly (XmlElement | undefined)[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  if (typeof content === "string") return { name, attributes, children: [], text: content };
  return { name, attributes, children: content.filter((one) => one !== undefined), text: "" };
}

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>';

/** Writes a document as text, indented by two blanks, with all special characters escaped. */
export function writeXml(root: XmlElement): string {
  return `${DECLARATION}\n${written(root, "")}\n`;
}

function written({ name, attributes, children, text }: XmlElement, indent: string): string {
  const open = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(" ");
  if (children.length > 0) {
    const inner = children.map((one) => written(one, `${indent}  `)).join("\n");
    return `${indent}<${open}>\n${inner}\n${indent}</${name}>`;
  }
  return text === "" ? `${indent}<${open} />` : `${indent}<${open}>${escaped(text)}</${name}>`;
}

/** XML 1.0 forbids most control characters, even escaped. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string =>
  text.replaceAll(NOT_XML, "").replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Reason why a text is not an XML document. */
export type XmlRefusal = Refusal<"xml.broken">;

/** Maximum depth, far above any report; a deeper document is malicious. */
const MAX_DEPTH = 40;

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/\s*([^\s>]+)\s*>|<([^\s/>!?]+)((?:\s+[^\s=>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/y;

/**
 * Parses a document tolerantly, ignoring prefixes and blanks. A document type, and with it custom entities, is
 * rejected.
 */
export function readXml(document: string): Result<XmlElement, XmlRefusal> {
  const text = document.replace(/^\uFEFF/, "");
  const root: Open = { name: "", attributes: {}, children: [], text: "" };
  const open: Open[] = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text);
    if (token === null) return malformed(lineOf(text, at));
    const [, cdata, closed, name, attributes = "", slash, plain] = token;
    const within = open.at(-1) ?? root;
    if (cdata !== undefined) within.text += cdata;
    else if (plain !== undefined) within.text += unescaped(plain);
    else if (closed !== undefined) {
      if (open.length < 2 || within.name !== localName(closed)) return malformed(lineOf(text, at));
      open.pop();
    } else if (name !== undefined) {
      const below: Open = { name: localName(name), attributes: attributesOf(attributes), children: [], text: "" };
      within.children.push(below);
      if (slash === "") open.push(below);
      if (open.length > MAX_DEPTH) return malformed(lineOf(text, at));
    }
  }
  const [top, ...more] = root.children;
  if (open.length > 1 || top === undefined || more.length > 0) return malformed(lineOf(text, text.length));
  return ok(trimmed(top));
}

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Open[];
  text: string;
}

function trimmed({ name, attributes, children, text }: Open): XmlElement {
  return { name, attributes, children: children.map(trimmed), text: children.length > 0 ? "" : text.trim() };
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

function attributesOf(text: string): Readonly<Record<string, string>> {
  const found = [...text.matchAll(/(?<![^\s=])([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return Object.fromEntries(found.map(([, key = "", double, single]) => [key, unescaped(double ?? single ?? "")]));
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split("\n").length;

function malformed(line: number): Result<never, XmlRefusal> {
  return err({
    code: "xml.broken",
    message: `Line ${line} is not valid XML. Export the file again from the program that made it.`,
  });
}

/** The first child with a name. */
export function child(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return parent?.children.find((one) => one.name === name);
}

/** All children with a name below a list element: `all(facility, "chemicals", "chemical")`. */
export function all(parent: XmlElement | undefined, list: string, name: string): readonly XmlElement[] {
  return child(parent, list)?.children.filter((one) => one.name === name) ?? [];
}

/** The text of a child; empty if it is missing. */
export function textOf(parent: XmlElement | undefined, name: string): string {
  return child(parent, name)?.text ?? "";
}
