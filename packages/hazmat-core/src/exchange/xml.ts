/** Characters that XML 1.0 forbids even when escaped. */
const FORBIDDEN = /[\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu;

/** Escapes text for an element or attribute. Forbidden characters are removed. */
export function xmlText(text: string): string {
  return text
    .replaceAll(FORBIDDEN, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** `<name>text</name>` with the text escaped. */
export function textElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

/** `<name>…</name>` around parts that are already XML. */
export function element(name: string, parts: readonly string[]): string {
  const [tag = name] = name.split(" ");
  return [`<${name}>`, ...parts, `</${tag}>`].join("\n");
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
