import { ChemicalField, MeantQuestion } from "@placard/ui";
import { chemicalSource } from "../../../lib/chemical-source.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { MeantChemicalField } from "./use-meant-chemical.ts";

interface ChemicalOfCalculationProps {
  readonly field: MeantChemicalField;
  /** The text changed or another chemical was chosen: what was worked out is of another one. */
  readonly onChange: () => void;
}

/** The chemical that a calculation is for, and the question which one is meant. */
export function ChemicalOfCalculation({ field, onChange }: ChemicalOfCalculationProps) {
  const { conversion } = useMessages();
  const { question } = field;
  return (
    <>
      <ChemicalField
        label={conversion.chemicalName}
        source={chemicalSource}
        value={field.text}
        onChange={(text) => {
          field.type(text);
          onChange();
        }}
        onSelect={(match) => {
          field.choose(match);
          onChange();
        }}
      />
      {question === null ? undefined : <MeantQuestion {...question} onChoose={field.choose} />}
    </>
  );
}
