import { AssumedNote } from "../../feedback/AssumedNote/AssumedNote.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { assumptionText } from "../result/input-lines.ts";
import type { SourceRate } from "../entry/source-rate.ts";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { SpeechContext } from "../../messages/language/speech.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";

/** The rate of the source with everything assumed or derived for it, or the missing inputs. */
export function RateOfSource({ rate }: { readonly rate: SourceRate }) {
  const { plume } = useTexts(plumeTexts);
  const speech = useSpeechWith("plume");
  if (rate.kind === "refused") {
    // A reason that concerns a field is shown at the field.
    return rate.field === null ? (
      <SpeechContext.Provider value={speech}>
        <Banner tone="caution" title={`${plume.rateRefused}.`}>
          <CoreSentence text={rate.message} />
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
              <AssumedNote>{assumptionText(one, plume, speech)}</AssumedNote>{" "}
              <small>
                <CoreSentence text={one.reason} />
              </small>
            </p>
          ))
        ) : (
          <p className="placard-muted">{waitingText(rate, plume)}</p>
        )}
      </div>
    </SpeechContext.Provider>
  );
}

function waitingText(
  rate: Exclude<SourceRate, { readonly kind: "given" | "refused" }>,
  texts: (typeof plumeTexts)["plume"],
): string {
  if (rate.kind === "asking") return texts.rateAsking;
  if (rate.kind === "failed") return texts.rateFailed;
  return texts.rateMissing(rate.missing.map((need) => texts.rateNeeds[need]));
}
