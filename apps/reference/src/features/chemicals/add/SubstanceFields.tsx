import { ChemicalField } from "@placard/ui";
import { OptionalText } from "../../../forms/OptionalText.tsx";
import type { Form } from "../../../forms/use-form.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { filledBy, type NewChemicalValues } from "./new-chemical.ts";
import { SheetFigureFields } from "../fields/SheetFigureFields.tsx";
import { SubstanceQuestion } from "../fields/SubstanceQuestion.tsx";
import { TypedLevel } from "./TypedLevel.tsx";
import { FilledFromNumber } from "./FilledFromNumber.tsx";
import { useFilledFromNumber } from "./use-filled-from-number.ts";

/** Fields for name and numbers. A chosen reference substance fills in the known ones. */
export function SubstanceFields({ form }: { readonly form: Form<NewChemicalValues> }) {
  const { chemicals: texts } = useMessages();
  const { values } = form;
  const { named, filled, undo } = useFilledFromNumber(form);
  return (
    <div className="app-form-grid">
      <div className="placard__wide">
        <ChemicalField
          label={texts.chemicalName}
          placeholder={texts.chemicalNamePlaceholder}
          description={texts.chemicalNameHint}
          source={chemicalSource}
          {...form.field("name")}
          onSelect={(match) => form.fill(filledBy(match, values))}
        />
      </div>
      {filled !== null && (
        <div className="placard__wide">
          <FilledFromNumber filled={filled} onUndo={undo} />
        </div>
      )}
      {named !== null && (
        <div className="placard__wide">
          <SubstanceQuestion named={named} onChoose={(match) => form.fill(filledBy(match, values))} />
        </div>
      )}
      <OptionalText
        label={texts.unNumberLabel}
        inputMode="numeric"
        description={texts.unNumberHint}
        field={form.field("un_number")}
      />
      <OptionalText label={texts.referenceCas} description={texts.casNumberHint} field={form.field("cas_number")} />
      <OptionalText
        className="placard__wide"
        label={texts.hazardClassification}
        description={texts.hazardClassificationHint}
        field={form.field("hazard_classification")}
      />
      <div className="placard__wide">
        <TypedLevel values={values} />
      </div>
      <SheetFigureFields field={form.field} />
    </div>
  );
}
