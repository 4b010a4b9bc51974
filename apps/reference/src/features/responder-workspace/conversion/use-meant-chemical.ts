import type { ChemicalRecord, MeantMention, NamedChemical } from "@placard/hazmat-core";
import { chemicalRefOf, leadingEntry, nameByNumber } from "@placard/hazmat-core";
import { useState } from "react";
import { chemicalSource } from "../../../lib/chemical-source.ts";

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

/** The chemical field of a calculation. */
export interface MeantChemicalField {
  readonly text: string;
  readonly question: ChemicalQuestion | null;
  readonly type: (text: string) => void;
  readonly choose: (chemical: NamedChemical) => void;
  readonly clear: () => void;
  /** What was chosen, else what the text names. `null`: it names no one substance, and `question` asks. */
  readonly resolve: () => Promise<MeantChemical | null>;
}

/** @param begin - what another module handed over */
export function useMeantChemical(begin: NamedChemical | undefined): MeantChemicalField {
  const [text, setText] = useState(begin?.name ?? "");
  const [chosen, setChosen] = useState<NamedChemical | null>(begin ?? null);
  const [question, setQuestion] = useState<ChemicalQuestion | null>(null);

  function set(next: string, chemical: NamedChemical | null): void {
    setText(next);
    setChosen(chemical);
    setQuestion(null);
  }

  return {
    text,
    question: question?.text === text ? question : null,
    type: (typed) => {
      if (typed !== chosen?.name) set(typed, null);
    },
    choose: (chemical) => set(chemical.name, chemical),
    clear: () => set("", null),
    async resolve() {
      const meant = chosen === null ? await chemicalSource.meant(text) : null;
      if (meant !== null && meant.kind !== "one") {
        setQuestion({ text, meant });
        return null;
      }
      const ref = chosen ?? meant?.match;
      const record = ref === undefined ? null : await chemicalSource.record(ref.key);
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
