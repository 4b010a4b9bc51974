import { AssumedNote } from "../../feedback/AssumedNote/AssumedNote.tsx";
import { Card } from "../../controls/Card/Card.tsx";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { formatMoment } from "../../internal/format-moment.ts";
import { bandReach } from "./band-reach.ts";
import { assumptionText } from "../result/input-lines.ts";
import type { PlumeResult } from "../result/plume-result.ts";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { translatedOrEnglish, SpeechContext } from "../../messages/language/speech.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";
import "./BasisCard.css";

export interface BasisCardProps {
  /** Result of the plume, from `usePlume`. */
  readonly result: PlumeResult;
}

/**
 * Shows the model and why it was chosen, assumptions, effects that are not modelled, and sources.
 *
 * @example
 * <BasisCard result={result} />
 */
export function BasisCard({ result }: BasisCardProps) {
  const { plume } = useTexts(plumeTexts);
  const speech = useSpeechWith("plume");
  const { plume: modelled, isolation, used, assumptions, warnings } = result;
  const labels = new Map(modelled?.zones.map(({ id, label }) => [id, label]));
  return (
    <SpeechContext.Provider value={speech}>
      <Card title={plume.basis} className="placard-plume-basis">
        {modelled === null ? undefined : (
          <p>
            <b>{plume.model[modelled.model]}.</b> <CoreSentence text={modelled.why} />
          </p>
        )}
        {warnings.map((warning) => (
          <p key={warning}>
            <CoreSentence text={warning} />
          </p>
        ))}
        {modelled === null ? undefined : (
          <>
            {modelled.pool === null ? undefined : (
              <p>
                <CoreSentence text={modelled.pool.words} />
              </p>
            )}
            <p>
              <CoreSentence text={modelled.confidence.words} />
            </p>
            {modelled.confidence.band.length === 0 ? undefined : (
              <ul>
                {modelled.confidence.band.map((band) => (
                  <li key={band.id}>
                    {plume.band(
                      translatedOrEnglish(speech, labels.get(band.id) ?? band.id),
                      bandReach(band, plume, speech),
                    )}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
        {assumptions.map((one) => (
          <div key={`${one.name} ${one.value} ${one.reason}`}>
            <AssumedNote>{assumptionText(one, plume, speech)}</AssumedNote>{" "}
            <small>
              <CoreSentence text={one.reason} />
            </small>
          </div>
        ))}
        <ProvenanceNote sources={[...(modelled?.basis.sources ?? []), ...isolation.basis.sources]} />
        <p className="placard-muted">
          {plume.resultNote(formatMoment(new Date(used.observedAtMs).toISOString(), speech.locale))} {plume.notSafe}
        </p>
      </Card>
    </SpeechContext.Provider>
  );
}
