import { chemicalRefOf, type ChemicalSource, type NamedChemical, type PlanChemical } from "@placard/hazmat-core";
import { useState } from "react";
import type { ChemicalQuestion } from "../../chemical/MeantChemicalField/use-meant-chemical.ts";

/** Position of an open question: below the field, or at a row. */
type Asking = "field" | number;

interface Open extends ChemicalQuestion {
  readonly at: Asking;
}

/** State and functions to add and identify substances of a plan. */
export interface PlanChemicalsControls {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Open question; `at` is its position. */
  readonly question: Open | null;
  readonly hasFailed: boolean;
  /** Adds the substance that the field names, or asks which one is meant. */
  readonly add: () => Promise<void>;
  /** Adds the text of the field without a substance. */
  readonly addWords: () => void;
  /** Adds a known substance under its own name. */
  readonly addKnown: (chemical: NamedChemical & Pick<PlanChemical, "guide">) => void;
  /** Identifies the text of a row, or asks which substance is meant. */
  readonly identify: (row: number) => Promise<void>;
  /** Answers the open question. The text stays as entered. */
  readonly choose: (chemical: NamedChemical) => void;
}

export function usePlanChemicals(
  source: ChemicalSource,
  chemicals: readonly PlanChemical[],
  onChange: (chemicals: readonly PlanChemical[]) => void,
): PlanChemicalsControls {
  const [text, setText] = useState("");
  const [openQuestion, setOpenQuestion] = useState<Open | null>(null);
  const [hasFailed, setFailed] = useState(false);

  /** Text that a question is about. */
  const textAt = (at: Asking): string | undefined => (at === "field" ? text.trim() : chemicals[at]?.text);
  const question = openQuestion !== null && textAt(openQuestion.at) === openQuestion.text ? openQuestion : null;

  function settle(at: Asking, enteredText: string, chemical: NamedChemical | null, guide?: string): void {
    const named = chemical === null ? null : { ...chemicalRefOf(chemical), name: chemical.name };
    const one = { text: enteredText, chemical: named, ...(guide !== undefined && { guide }) };
    onChange(at === "field" ? [...chemicals, one] : chemicals.map((other, row) => (row === at ? one : other)));
    if (at === "field") setText("");
    setOpenQuestion(null);
    setFailed(false);
  }

  async function meantBy(at: Asking): Promise<void> {
    const enteredText = textAt(at) ?? "";
    if (enteredText === "") return;
    setFailed(false);
    try {
      const meant = await source.meant(enteredText);
      if (meant.kind === "one") settle(at, enteredText, meant.match);
      else setOpenQuestion({ at, text: enteredText, meant });
    } catch {
      setFailed(true);
    }
  }

  return {
    text,
    type: setText,
    question,
    hasFailed,
    add: () => meantBy("field"),
    addWords: () => settle("field", text.trim(), null),
    addKnown: (chemical) => settle("field", chemical.name, chemical, chemical.guide),
    identify: (row) => meantBy(row),
    choose: (chemical) => question !== null && settle(question.at, question.text, chemical),
  };
}
