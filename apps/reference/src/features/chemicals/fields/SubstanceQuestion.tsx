import type { ChemicalMatch } from "@placard/hazmat-core";
import { Banner, Button } from "@placard/ui";
import { MeantQuestion } from "@placard/ui/internal";
import { useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./SubstanceQuestion.css";
import type { NamedSubstance } from "./use-substance-question.ts";

interface SubstanceQuestionProps {
  readonly named: NamedSubstance;
  /** Called when the user confirms the substance. */
  readonly onChoose: (match: ChemicalMatch) => void;
}

/**
 * Asks whether the substance on file is the one that was typed, to fill in its number, class and level. The answer No
 * applies as long as the text is unchanged.
 */
export function SubstanceQuestion({ named: { text, meant }, onChoose }: SubstanceQuestionProps) {
  const { chemicals: texts } = useMessages();
  const [refused, setRefused] = useState<string | null>(null);
  if (refused === text) return null;
  if (meant.kind !== "one") return <MeantQuestion text={text} meant={meant} onChoose={onChoose} />;
  const { match } = meant;
  return (
    <Banner
      tone="info"
      className="app-substance-question"
      title={texts.isThis(match.name, match.unNumber)}
      action={
        <span className="placard__answers">
          <Button variant="primary" onPress={() => onChoose(match)}>
            {texts.isThisYes}
          </Button>
          <Button onPress={() => setRefused(text)}>{texts.isThisNo}</Button>
        </span>
      }
    >
      {texts.isThisText(match.hazardClass)}
    </Banner>
  );
}
