import { citation, type NfpaRating } from "@placard/hazmat-core";
import { sourcesIn } from "../../feedback/ProvenanceNote/cite-all.ts";
import { figureWords } from "../../messages/en/feedback/figures.ts";
import { nfpaWords } from "../../messages/en/signs/nfpa.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { useWords } from "../../messages/use-words.ts";

/**
 * Returns the source of an NFPA rating with its mark, and the listed ratings that a derived one replaces: "NFPA list,
 * unverified: Health 3". For `null`: that no rating is on file.
 */
export function useRatingSource(rating: NfpaRating | null): string {
  const { nfpa: words, colon } = useWords({ ...nfpaWords, ...figureWords });
  const speech = useSpeech();
  if (rating == null) return words.notDeclared;
  const text = sourcesIn(speech, citation(rating.source));
  const source = text.charAt(0).toUpperCase() + text.slice(1);
  const listed = (rating.derived ?? []).flatMap((found) =>
    found.listed === null ? [] : `${words[found.field]} ${found.listed}`,
  );
  return listed.length === 0 ? source : `${source}${colon} ${listed.join(", ")}`;
}
