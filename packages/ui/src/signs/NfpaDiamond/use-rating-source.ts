import { citation, type NfpaRating } from "@placard/hazmat-core";
import { sourcesIn } from "../../feedback/ProvenanceNote/cite-all.ts";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { nfpaTexts } from "../../messages/en/signs/nfpa.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";

/**
 * Returns the source of an NFPA rating with its mark, and the listed ratings that a derived one replaces: "NFPA list,
 * unverified: Health 3". For `null`: that no rating is on file.
 */
export function useRatingSource(rating: NfpaRating | null): string {
  const { nfpa: texts, colon } = useTexts({ ...nfpaTexts, ...figureTexts });
  const speech = useSpeech();
  if (rating == null) return texts.notDeclared;
  const text = sourcesIn(speech, citation(rating.source));
  const source = text.charAt(0).toUpperCase() + text.slice(1);
  const listed = (rating.derived ?? []).flatMap((found) =>
    found.listed === null ? [] : `${texts[found.field]} ${found.listed}`,
  );
  return listed.length === 0 ? source : `${source}${colon} ${listed.join(", ")}`;
}
