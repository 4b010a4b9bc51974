import type { Messages } from "../../messages/messages.ts";

/** Value of an empty choice. */
export const NOT_STATED = "";

/** A yes, a no, or not stated, as stored in a form. */
export type Said = "yes" | "no" | "";

export const saidOf = (value: boolean | null): Said => (value === null ? "" : value ? "yes" : "no");

export const booleanOf = (said: string): boolean | null => (said === "yes" ? true : said === "no" ? false : null);

/** Yes, no, and the option for not stated. */
export function saidItems({ tierTwo: words }: Messages): readonly { readonly id: Said; readonly label: string }[] {
  return [
    { id: NOT_STATED, label: words.notStated },
    { id: "yes", label: words.yes },
    { id: "no", label: words.no },
  ];
}

/** The trimmed text; `null` if it is blank. */
export const typed = (text: string): string | null => (text.trim() === "" ? null : text.trim());
