import {
  reactivityVerdictWords,
  type ReactivityPrediction,
  type StoreReactivity,
} from "@placard/hazmat-core/reactivity";
import { Link2Off } from "lucide";
import { useId, useState } from "react";
import { Button } from "react-aria-components/Button";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { reactivityTexts } from "../../messages/en/chemical/reactivity.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { matrixOf } from "./matrix-of.ts";
import { reasonOf } from "./reason-of.ts";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { translatedOrEnglish, SpeechContext, useSpeech } from "../../messages/language/speech.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";
import "./ReactivityMatrix.css";

export interface ReactivityMatrixProps {
  /** From `reactivityOfStore` of `@placard/hazmat-core/reactivity`. */
  reactivity: StoreReactivity;
  /** Class names to add to the outermost element. */
  className?: string;
}

/**
 * Shows the reactivity of chemicals stored together: one cell for each pair, with the reason for the selected pair
 * below. It never states that two chemicals can be stored together.
 *
 * @example
 * const reactivity = await reactivityOfStore(chemicals.map(({ name }) => ({ name })));
 * <ReactivityMatrix reactivity={reactivity} />;
 */
export function ReactivityMatrix({ reactivity, className }: ReactivityMatrixProps) {
  const { reactivity: texts } = useTexts(reactivityTexts);
  const speech = useSpeechWith("substances");
  const { names, at } = matrixOf(reactivity.predictions);
  const [chosen, setChosen] = useState<readonly [string, string] | null>(null);
  const [worst] = reactivity.predictions;
  const picked = chosen === null ? null : at(...chosen);
  const shown = picked ?? worst;
  if (shown === undefined) {
    return <EmptyState icon={<Icon of={Link2Off} aria-hidden="true" />} title={texts.fewTitle} text={texts.fewText} />;
  }
  return (
    <SpeechContext.Provider value={speech}>
      <section className={joinClasses("placard-reactivity", className)} aria-label={texts.title}>
        <div className="placard__scroll">
          <table>
            <caption>{texts.choose}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.chemical}</th>
                {names.map((name) => (
                  <th key={name} scope="col">
                    <bdi>{name}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {names.map((row) => (
                <tr key={row}>
                  <th scope="row">
                    <bdi>{row}</bdi>
                  </th>
                  {names.map((column) => (
                    <Field
                      key={column}
                      row={row}
                      column={column}
                      prediction={at(row, column)}
                      isShown={at(row, column) === shown}
                      onChoose={() => setChosen([row, column])}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Why prediction={shown} />
        {reactivity.ownHazards.length === 0 ? undefined : (
          <div className="placard__own">
            <h3>{texts.ownTitle}</h3>
            <ul>
              {reactivity.ownHazards.map(({ name, assignments }) => (
                <li key={name}>
                  {texts.own(name, assignments.map(({ group }) => translatedOrEnglish(speech, group.name)).join(", "))}
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
    </SpeechContext.Provider>
  );
}

interface FieldProps {
  readonly row: string;
  readonly column: string;
  readonly prediction: ReactivityPrediction | null;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

/** One cell of the table. A substance paired with itself has none. */
function Field({ row, column, prediction, isShown, onChoose }: FieldProps) {
  const { reactivity: texts } = useTexts(reactivityTexts);
  const speech = useSpeech();
  if (prediction === null) {
    return (
      <td>
        <span className="placard-visually-hidden">{texts.same}</span>
      </td>
    );
  }
  const verdict = translatedOrEnglish(speech, reactivityVerdictWords(prediction.verdict));
  return (
    <td>
      <Button
        className="placard-reactivity-field"
        data-verdict={prediction.verdict}
        aria-pressed={isShown}
        aria-label={texts.cell(row, column, verdict)}
        onPress={onChoose}
      >
        {verdict}
      </Button>
    </td>
  );
}

/** Reasons why two chemicals may react: the reason, the hazards (worst first), the gases, and the source. */
function Why({ prediction }: { readonly prediction: ReactivityPrediction }) {
  const { reactivity: texts } = useTexts(reactivityTexts);
  const speech = useSpeech();
  const headingId = useId();
  const { a, b, verdict, hazards, gases, basis } = prediction;
  return (
    <section className="placard__why" aria-labelledby={headingId} aria-live="polite">
      <h3 id={headingId}>{texts.cell(a.name, b.name, translatedOrEnglish(speech, reactivityVerdictWords(verdict)))}</h3>
      <p>{reasonOf(prediction, texts, (group) => translatedOrEnglish(speech, group))}</p>
      <ul>
        {hazards.map(({ code, words: hazardText }) => (
          <li key={code}>
            <CoreSentence text={hazardText} />
          </li>
        ))}
        {gases.length === 0 ? undefined : (
          <li>{texts.gases(gases.map(({ name }) => translatedOrEnglish(speech, name)).join(", "))}</li>
        )}
      </ul>
      {basis.assumptions.map(({ name, value, reason }) => (
        <p key={name} className="placard__assumed">
          <CoreSentence text={`${name}: ${value}. ${reason}`} />
        </p>
      ))}
      <ProvenanceNote sources={basis.sources} />
    </section>
  );
}
