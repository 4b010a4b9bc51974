import type { StoredEveryday } from "../../data/stored-document.ts";
import { plainText } from "./plain-text.ts";

/** Names as people say them, by their plain text. */
export interface EverydayNames {
  /** The name that the text is, blanks aside: `r 22` and `r22`. */
  find(plain: string): StoredEveryday | undefined;
  /** All of them, each with its plain text. */
  readonly plainNames: readonly string[];
}

export function createEverydayNames(names: readonly StoredEveryday[]): EverydayNames {
  const plainNames = names.map(([name]) => plainText(name));
  const byText = new Map(plainNames.map((plain, nth) => [plain, names[nth]]));
  const joined = new Map(plainNames.map((plain, nth) => [plain.replaceAll(" ", ""), names[nth]]));
  return {
    find: (plain) => byText.get(plain) ?? joined.get(plain.replaceAll(" ", "")),
    plainNames,
  };
}
