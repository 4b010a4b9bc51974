import type { StoredEveryday } from "../../data/stored-document.ts";
import { plainText } from "./plain-text.ts";

/** One spelling of an everyday name, with what the name means. */
export interface EverydayName {
  readonly name: string;
  readonly entry: StoredEveryday;
}

/** Names as people say them, by their plain text. */
export interface EverydayNames {
  /** The name that the text is, blanks aside: `r 22` and `r22`. */
  find(plain: string): EverydayName | undefined;
  readonly all: readonly EverydayName[];
  /** The plain text of each, in their order. */
  readonly plainNames: readonly string[];
}

export function createEverydayNames(entries: readonly StoredEveryday[]): EverydayNames {
  const all = entries.flatMap((entry) => entry[0].map((name) => ({ name, entry })));
  const plainNames = all.map(({ name }) => plainText(name));
  const byText = new Map(plainNames.map((plain, nth) => [plain, all[nth]]));
  const joined = new Map(plainNames.map((plain, nth) => [plain.replaceAll(" ", ""), all[nth]]));
  return { find: (plain) => byText.get(plain) ?? joined.get(plain.replaceAll(" ", "")), all, plainNames };
}
