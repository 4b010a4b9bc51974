import type { Messages } from "../../messages/messages.ts";

/** Value of an empty choice. */
export const NOT_STATED = "";

/** A yes, a no, or not stated, as stored in a form. */
export type YesNo = "yes" | "no" | "";

export const yesNoOf = (value: boolean | null): YesNo => (value === null ? "" : value ? "yes" : "no");

export const booleanOf = (value: string): boolean | null => (value === "yes" ? true : value === "no" ? false : null);

/** Yes, no, and the option for not stated. */
export function yesNoItems({ tierTwo: words }: Messages): readonly { readonly id: YesNo; readonly label: string }[] {
  return [
    { id: NOT_STATED, label: words.notStated },
    { id: "yes", label: words.yes },
    { id: "no", label: words.no },
  ];
}

/** The trimmed text; `null` if it is blank. */
export const trimmedOrNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());
