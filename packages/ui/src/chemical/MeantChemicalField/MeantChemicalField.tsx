import { ChemicalField } from "../ChemicalField/ChemicalField.tsx";
import { MeantQuestion } from "../MeantQuestion/MeantQuestion.tsx";
import type { MeantChemicalState } from "./use-meant-chemical.ts";

export interface MeantChemicalFieldProps {
  /** Label of the field. */
  label: string;
  /** Help text below the field. */
  description?: string;
  /** From `useMeantChemical`. */
  field: MeantChemicalState;
}

/**
 * Field for the chemical of a form. Asks which one is meant if the text names none or several.
 *
 * @example
 * const chemical = useMeantChemical(source);
 * <MeantChemicalField label="Chemical name" field={chemical} />;
 */
export function MeantChemicalField({ label, description, field }: MeantChemicalFieldProps) {
  const { source, text, question, type, choose } = field;
  return (
    <>
      <ChemicalField
        label={label}
        source={source}
        value={text}
        onChange={type}
        onSelect={choose}
        {...(description !== undefined && { description })}
      />
      {question === null ? undefined : <MeantQuestion {...question} onChoose={choose} />}
    </>
  );
}
