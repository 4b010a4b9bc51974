import { containerCode } from "@placard/hazmat-core/business";
import { paths } from "../../../../paths.ts";

/**
 * The address in the QR code of a label: the page that finds the container. Responders who open it see the record of
 * the business. A code that the router would parse as a number or another JSON value is quoted, as the router itself
 * does.
 *
 * @param origin - the origin of the app: `https://placard.example`
 */
export function containerAddress(origin: string, code: string, businessId: number): string {
  const value = readsAsOther(code) ? JSON.stringify(code) : code;
  return `${origin}${paths.findContainer}?code=${encodeURIComponent(value)}&record=${businessId}`;
}

function readsAsOther(code: string): boolean {
  try {
    return typeof JSON.parse(code) !== "string" || code.startsWith('"');
  } catch {
    return false;
  }
}

/**
 * The code of a scanned text: the code in the address of a label, or the text itself, as in bar codes.
 *
 * @returns `null` for a text that cannot be a container code
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
