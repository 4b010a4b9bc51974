import { containerCode } from "@placard/hazmat-core/business";
import { paths } from "../../../../paths.ts";

/**
 * The address that the QR code of a label holds: the page that finds the container. A code of digits goes in quotes, as
 * the router writes texts that it would read as numbers.
 *
 * @param origin - where the app is: `https://placard.example`
 */
export function containerAddress(origin: string, code: string): string {
  const value = readsAsOther(code) ? JSON.stringify(code) : code;
  return `${origin}${paths.findContainer}?code=${encodeURIComponent(value)}`;
}

function readsAsOther(code: string): boolean {
  try {
    return typeof JSON.parse(code) !== "string" || code.startsWith('"');
  } catch {
    return false;
  }
}

/**
 * The code that was scanned: that of a label's address, or the text itself, as bar codes hold it.
 *
 * @returns `null` for what no container can have as its code
 */
export function codeOfScan(text: string): string | null {
  const address = URL.parse(text.trim());
  const linked = address?.pathname === paths.findContainer ? address.searchParams.get("code") : null;
  return containerCode(linked === null ? text : unquoted(linked));
}

function unquoted(value: string): string {
  const [, inside] = /^"(.*)"$/.exec(value) ?? [];
  return inside === undefined ? value : inside.replaceAll(/\\(["\\])/g, "$1");
}
