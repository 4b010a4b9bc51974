import type { Problem } from "@placard/hazmat-core/business";
import type { Messages } from "../../messages/en.ts";

/** Returns the text for a problem with an input of a calculation. */
export function entryText({ code }: Problem, texts: Messages["conversion"]["problems"]): string {
  const known: Readonly<Record<string, string | undefined>> = texts;
  return known[code] ?? code;
}
