import type { Problem } from "@placard/hazmat-core/business";
import type { Messages } from "../../messages/en.ts";

/** The words for what is wrong with an entry of a calculation. */
export function entryWords({ code }: Problem, words: Messages["conversion"]["problems"]): string {
  const known: Readonly<Record<string, string | undefined>> = words;
  return known[code] ?? code;
}
