import {
  chemicalRefOf,
  leadingEntry,
  nameByNumber,
  type ChemicalRecord,
  type ChemicalSource,
  type MeantMention,
  type NamedChemical,
} from "@placard/hazmat-core";
import { useState } from "react";

/** A record, and the name and id under which a figure of it is shown. */
export interface MeantChemical {
  readonly record: ChemicalRecord;
  readonly named: NamedChemical;
}

/** A text that names no one substance, and what it may mean. */
export interface ChemicalQuestion {
  readonly text: string;
  readonly meant: Exclude<MeantMention, { readonly kind: "one" }>;
}

/** The chemical that a form is about: what was typed, what was chosen, and the question that is open. */
export interface MeantChemicalState {
  readonly source: ChemicalSource;
  readonly text: string;
  /** What was chosen by name; `null`: the text alone says it. */
  readonly chosen: NamedChemical | null;
  readonly question: ChemicalQuestion | null;
  readonly type: (text: string) => void;
  readonly choose: (chemical: NamedChemical) => void;
  readonly clear: () => void;
  /** What was chosen, else what the text names. `null`: it names no one substance, and `question` asks. */
  readonly resolve: () => Promise<MeantChemical | null>;
}

/**
 * Which substance a form is about. A near spelling is never taken: the reader chooses.
 *
 * @param begin - a substance that is known when the form opens
 * @example
 * const chemical = useMeantChemical(source);
 * <MeantChemicalField label="Chemical name" field={chemical} />;
 */
export function useMeantChemical(source: ChemicalSource, begin?: NamedChemical): MeantChemicalState {
  const [text, setText] = useState(begin?.name ?? "");
  const [chosen, setChosen] = useState<NamedChemical | null>(begin ?? null);
  const [question, setQuestion] = useState<ChemicalQuestion | null>(null);

  function set(next: string, chemical: NamedChemical | null): void {
    setText(next);
    setChosen(chemical);
    setQuestion(null);
  }

  return {
    source,
    text,
    chosen,
    question: question?.text === text && chosen === null ? question : null,
    type: (typed) => {
      if (typed !== chosen?.name) set(typed, null);
    },
    choose: (chemical) => set(chemical.name, chemical),
    clear: () => set("", null),
    async resolve() {
      const meant = chosen === null ? await source.meant(text) : null;
      if (meant !== null && meant.kind !== "one") {
        setQuestion({ text, meant });
        return null;
      }
      const ref = chosen ?? meant?.match;
      const record = ref === undefined ? null : await source.record(ref.key);
      if (ref === undefined || record === null) {
        setQuestion({ text, meant: { kind: "none" } });
        return null;
      }
      const entry = leadingEntry(record, ref.unNumber ?? undefined);
      const unNumber = entry?.unNumber ?? null;
      return { record, named: { ...chemicalRefOf(ref), unNumber, name: nameByNumber(record, entry) } };
    },
  };
}
