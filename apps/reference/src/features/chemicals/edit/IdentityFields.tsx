import { TextField, UnPlacard } from "@placard/ui";
import { OptionalText } from "../../../forms/OptionalText.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { SheetFigureFields } from "../fields/SheetFigureFields.tsx";
import { SubstanceQuestion } from "../fields/SubstanceQuestion.tsx";
import type { EditedChemicalProps } from "./edited-chemical.ts";
import { useRenamed } from "./use-renamed.ts";

/** Fields for name, numbers and class. */
export function IdentityFields({ form, stored }: EditedChemicalProps) {
  const { chemicals: texts } = useMessages();
  const { named, choose } = useRenamed({ form, stored });
  return (
    <>
      <div className="app-edit-row">
        <TextField label={texts.name} {...form.field("name")} />
        <TextField
          label={texts.unNumber}
          inputMode="numeric"
          placeholder={texts.unNumberHint}
          suffix={placard()}
          {...form.field("un_number")}
        />
      </div>
      {named !== null && <SubstanceQuestion named={named} onChoose={choose} />}
      <div className="app-edit-row">
        <OptionalText label={texts.referenceCas} field={form.field("cas_number")} />
        <OptionalText label={texts.hazardClassification} field={form.field("class_text")} />
      </div>
      <div className="app-edit-row">
        <SheetFigureFields field={form.field} />
      </div>
    </>
  );

  /** The stored class. A class derived from a number is dropped once another number is typed. */
  function placard() {
    const { hazard_class: hazardClass, class_basis: basis, un_number: unNumber } = stored;
    const isOfOtherNumber = basis.kind !== "class" && form.values.un_number !== (unNumber ?? "");
    return hazardClass === null || isOfOtherNumber ? undefined : <UnPlacard hazardClass={hazardClass} size={30} />;
  }
}
