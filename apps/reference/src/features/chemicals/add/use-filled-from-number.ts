import { formatUnNumber, type ChemicalMatch } from "@placard/hazmat-core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Form } from "../../../forms/use-form.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { useSubstanceQuestion, type NamedSubstance } from "../fields/use-substance-question.ts";
import { filledBy, type NewChemicalValues } from "./new-chemical.ts";

/** Fields filled in from a typed number. */
export interface FilledNumber {
  /** The number in display form: `UN 1017`, `CAS 7782-50-5`. */
  readonly typed: string;
  readonly match: ChemicalMatch;
  readonly before: NewChemicalValues;
}

/**
 * Fills name, class and the other number from a typed number while all of these are blank, if the number belongs to one
 * substance with one transport entry. In all other cases the user is asked, also about a number from a restored draft.
 * A number whose fill was undone is not filled again.
 */
export function useFilledFromNumber(form: Form<NewChemicalValues>) {
  const { values, fill } = form;
  const meant = useSubstanceQuestion(values);
  const [filled, setFilled] = useState<FilledNumber | null>(null);
  const [first] = useState(values);
  const [takenBack, setTakenBack] = useState<string | null>(null);
  const named = meant?.text === takenBack ? null : meant;
  const isTyped = values.un_number !== first.un_number || values.cas_number !== first.cas_number;
  const match = isTyped ? matchOfNumber(named, values) : null;
  const isByCas = values.un_number === "";
  const record = useQuery({
    queryKey: ["reference", match?.key],
    queryFn: () => (match === null ? null : chemicalSource.record(match.key)),
    enabled: match !== null && isByCas,
    staleTime: Infinity,
    networkMode: "always", // the data is on the device
  });
  const isOneWay = !isByCas || (record.data?.transport.length ?? 2) <= 1;
  const isReading = match !== null && isByCas && record.isPending;
  const sure = isOneWay ? match : null;

  useEffect(() => {
    if (sure === null) return;
    fill(addedFields(sure, values));
    setFilled({ typed: typedNumber(values), match: sure, before: values });
    // oxlint-disable-next-line react/exhaustive-deps -- once for what was found: what it fills leaves nothing to find
  }, [sure]);

  const isFilled = filled !== null && values.reference_key === filled.match.key;
  return {
    /** The open question, or `null`. */
    named: sure !== null || isReading ? null : named,
    filled: isFilled ? filled : null,
    undo: (): void => {
      if (filled === null) return;
      setTakenBack(filled.before.un_number.trim() || filled.before.cas_number.trim());
      setFilled(null);
      fill(clearedFields(filled, values));
    },
  };
}

/**
 * The substance of a number that is the only input. `null` if there are several or none, or if other fields are filled.
 */
function matchOfNumber(named: NamedSubstance | null, values: NewChemicalValues): ChemicalMatch | null {
  const { name, hazard_classification, un_number, cas_number } = values;
  const isAlone = name === "" && hazard_classification === "" && (un_number === "") !== (cas_number === "");
  return isAlone && named?.meant.kind === "one" ? named.meant.match : null;
}

/** Fields that a match adds to the typed number. */
function addedFields(match: ChemicalMatch, values: NewChemicalValues): Partial<NewChemicalValues> {
  const { un_number = "", cas_number = "", ...rest } = filledBy(match, values);
  return { ...rest, ...(values.un_number === "" ? { un_number } : { cas_number }) };
}

function typedNumber({ un_number, cas_number }: NewChemicalValues): string {
  if (un_number === "") return `CAS ${cas_number.trim()}`;
  return formatUnNumber(un_number);
}

/** Clears filled-in fields, but keeps those that were edited since. */
function clearedFields({ match, before }: FilledNumber, values: NewChemicalValues): Partial<NewChemicalValues> {
  const added = addedFields(match, before);
  const names = (Object.keys(added) as (keyof NewChemicalValues)[]).filter((name) => values[name] === added[name]);
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}
