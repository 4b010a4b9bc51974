import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { MissingSheet } from "./binder-of-site.ts";

/** Names a chemical without an SDS, with the languages of its other SDSs. */
export function useMissingSheetText() {
  const { binder: texts, sheetText } = useMessages();
  return ({ chemical, others }: MissingSheet): string => {
    const languages = [...new Set(others.flatMap(({ counts_in }) => counts_in))];
    return languages.length === 0
      ? chemical
      : texts.onlyIn(chemical, sheetText.and(languages.map(sheetText.languageName)));
  };
}
