import { AssumedNote } from "../../feedback/AssumedNote/AssumedNote.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { plumeWords } from "../../messages/en/plume/plume.ts";
import { useWords } from "../../messages/use-words.ts";
import { assumptionWords } from "../result/input-lines.ts";
import type { SourceRate } from "../entry/source-rate.ts";
import { Said } from "../../internal/Said.tsx";
import { SpeechContext } from "../../messages/language/speech.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";

/** The rate of the source with everything assumed or derived for it, or the missing inputs. */
export function RateOfSource({ rate }: { readonly rate: SourceRate }) {
  const { plume } = useWords(plumeWords);
  const speech = useSpeechWith("plume");
  if (rate.kind === "refused") {
    // A reason that concerns a field is shown at the field.
    return rate.field === null ? (
      <SpeechContext.Provider value={speech}>
        <Banner tone="caution" title={`${plume.rateRefused}.`}>
          <Said text={rate.message} />
        </Banner>
      </SpeechContext.Provider>
    ) : undefined;
  }
  return (
    <SpeechContext.Provider value={speech}>
      <div role="status" className="placard__rate">
        {rate.kind === "given" ? (
          rate.rate.assumptions.map((one) => (
            <p key={one.name}>
              <AssumedNote>{assumptionWords(one, plume, speech)}</AssumedNote>{" "}
              <small>
                <Said text={one.reason} />
              </small>
            </p>
          ))
        ) : (
          <p className="placard-muted">{waitingWords(rate, plume)}</p>
        )}
      </div>
    </SpeechContext.Provider>
  );
}

function waitingWords(
  rate: Exclude<SourceRate, { readonly kind: "given" | "refused" }>,
  words: (typeof plumeWords)["plume"],
): string {
  if (rate.kind === "asking") return words.rateAsking;
  if (rate.kind === "failed") return words.rateFailed;
  return words.rateMissing(rate.missing.map((need) => words.rateNeeds[need]));
}
