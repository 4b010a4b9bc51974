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

/** A record with the name and UN number under which its figures are shown. */
export interface MeantChemical {
  readonly record: ChemicalRecord;
  readonly named: NamedChemical;
}

/** A text that does not identify one substance, with its possible meanings. */
export interface ChemicalQuestion {
  readonly text: string;
  readonly meant: Exclude<MeantMention, { readonly kind: "one" }>;
}

/** State of a chemical field: typed text, chosen chemical and open question. */
export interface MeantChemicalState {
  readonly source: ChemicalSource;
  readonly text: string;
  /** Chosen chemical; `null`: the text is used. */
  readonly chosen: NamedChemical | null;
  readonly question: ChemicalQuestion | null;
  readonly type: (text: string) => void;
  readonly choose: (chemical: NamedChemical) => void;
  readonly clear: () => void;
  /**
   * Returns the chosen chemical, otherwise the one that the text names. `null`: the text is ambiguous, and `question`
   * is set.
   */
  readonly resolve: () => Promise<MeantChemical | null>;
}

/**
 * Manages the chemical of a form. A similar spelling is never accepted automatically: the user chooses.
 *
 * @param begin - initial substance
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
