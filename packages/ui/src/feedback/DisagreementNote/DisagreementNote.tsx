import { citation, type Disagreement } from "@placard/hazmat-core";
import { GitCompare } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { CoreSentence, withUnits } from "../../internal/CoreSentence.tsx";
import { useSpeech } from "../../messages/language/speech.ts";
import { sourcesIn } from "../ProvenanceNote/cite-all.ts";
import "./DisagreementNote.css";

export interface DisagreementNoteProps extends Omit<ComponentProps<"p">, "children"> {
  /** Values of the sources that disagree. */
  disagreement: Disagreement;
}

/** Two sources that disagree, side by side with their names, then the rule that decided. */
export function DisagreementNote({ disagreement, className, ...props }: DisagreementNoteProps) {
  const texts = useTexts(figureTexts);
  const speech = useSpeech();
  const { quantity, values, rule } = disagreement;
  return (
    <p {...props} className={joinClasses("placard-differ", className)}>
      <Icon of={GitCompare} aria-hidden="true" />
      <span>
        <b>{texts.sourcesDiffer}</b> <CoreSentence text={quantity} />
        {texts.colon}{" "}
        {values
          .map(({ text, source }) => `${withUnits(speech.figure(text))} (${sourcesIn(speech, citation(source))})`)
          .join(", ")}
        . <CoreSentence text={rule} />
      </span>
    </p>
  );
}
