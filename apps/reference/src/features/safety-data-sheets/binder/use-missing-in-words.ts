import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { MissingSheet } from "./binder-of-site.ts";

/** Names a chemical without a sheet, with the languages that it has one in. */
export function useMissingInWords() {
  const { binder: words, sheetText } = useMessages();
  return ({ chemical, others }: MissingSheet): string => {
    const languages = [...new Set(others.flatMap(({ counts_in }) => counts_in))];
    return languages.length === 0
      ? chemical
      : words.onlyIn(chemical, sheetText.and(languages.map(sheetText.languageName)));
  };
}
