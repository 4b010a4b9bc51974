import type { ChemicalMatch } from "@placard/hazmat-core";
import { useState } from "react";
import { useSubstanceQuestion } from "../fields/use-substance-question.ts";
import { filledBy, type EditValues } from "./chemical-changes.ts";
import type { EditedChemicalProps } from "./edited-chemical.ts";

/** The question after a chemical gets a name or number of another reference substance. */
export function useRenamed({ form, stored }: EditedChemicalProps) {
  const { values } = form;
  const [settled, setSettled] = useState(() =>
    identityIn({ name: stored.name, un_number: stored.un_number ?? "", cas_number: stored.cas_number ?? "" }),
  );
  const named = useSubstanceQuestion({ ...values, reference_key: identityIn(values) === settled ? "settled" : "" });

  function choose(match: ChemicalMatch): void {
    const filled = filledBy(match, values, stored);
    setSettled(identityIn({ ...values, ...filled }));
    form.fill(filled);
  }

  return { named, choose };
}

const identityIn = ({ name, un_number, cas_number }: Pick<EditValues, "name" | "un_number" | "cas_number">): string =>
  [name, un_number, cas_number].map((text) => text.trim()).join("\n");
