import type { Messages } from "../../messages/messages.ts";

/** Value of an empty choice. */
export const NOT_STATED = "";

/** A yes, a no, or not stated, as stored in a form. */
export type YesNo = "yes" | "no" | "";

export const yesNoOf = (value: boolean | null): YesNo => (value === null ? "" : value ? "yes" : "no");

export const booleanOf = (value: string): boolean | null => (value === "yes" ? true : value === "no" ? false : null);

/** Yes, no, and the option for not stated. */
export function yesNoItems({ tierTwo: texts }: Messages): readonly { readonly id: YesNo; readonly label: string }[] {
  return [
    { id: NOT_STATED, label: texts.notStated },
    { id: "yes", label: texts.yes },
    { id: "no", label: texts.no },
  ];
}

/** The trimmed text; `null` if it is blank. */
export const trimmedOrNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());
