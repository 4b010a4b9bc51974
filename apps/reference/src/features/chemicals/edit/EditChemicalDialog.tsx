import type { InventoryChemical, Location } from "@placard/api-client";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { OptionalText } from "../../../forms/OptionalText.tsx";
import { ChemicalSection } from "../../../forms/tier-two/ChemicalSection.tsx";
import { DayText } from "../../../lib/formats/DayText.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { NfpaFields } from "../fields/NfpaFields.tsx";
import { Deferred } from "../../../shell/loading/Deferred.tsx";
import { AmountFields } from "./AmountFields.tsx";
import { ChemicalConflict } from "./ChemicalConflict.tsx";
import "./EditChemicalDialog.css";
import { FillRows } from "./FillRows.tsx";
import { IdentityFields } from "./IdentityFields.tsx";
import { LevelField } from "./LevelField.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { SheetsOfChanged } from "./SheetsOfChanged.tsx";
import { useChemicalEdit } from "./use-chemical-edit.ts";

interface EditChemicalDialogProps {
  readonly chemical: InventoryChemical;
  readonly locationName: string;
  /** The sites of the business. A chemical can be moved between them, with its SDS. */
  readonly locations: readonly Location[];
  readonly onClose: () => void;
}

/**
 * Edits one chemical. If someone else saved it meanwhile, both versions are shown and nothing is overwritten without a
 * warning.
 */
export function EditChemicalDialog({ chemical, locationName, locations, onClose }: EditChemicalDialogProps) {
  const { chemicals: texts, common } = useMessages();
  const { form, stored, hasConflict } = useChemicalEdit(chemical, onClose);
  return (
    <FormDialog
      form={form}
      title={texts.editTitle}
      description={
        stored.checked_at === null ? (
          texts.editNeverChecked(locationName)
        ) : (
          <>
            {texts.editContext(locationName)} <DayText iso={stored.checked_at} />
            {stored.checked_by !== null && texts.editCheckedBy(stored.checked_by)}
          </>
        )
      }
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={texts.saving}
    >
      {hasConflict && <ChemicalConflict stored={stored} />}
      <IdentityFields form={form} stored={stored} />
      <Deferred>
        <LevelField form={form} stored={stored} />
        <AmountFields form={form} />
        <Deferred>
          <PlaceFields form={form} stored={stored} locationName={locationName} locations={locations} />
          <OptionalText label={texts.manufacturer} field={form.field("manufacturer")} />
          <SheetsOfChanged form={form} stored={stored} />
          <NfpaFields field={form.field} />
          <ChemicalSection
            form={form}
            stored={stored.tier_two}
            casNumber={form.values.cas_number}
            unit={form.values.unit}
            foot={<FillRows form={form} stored={stored} />}
          />
        </Deferred>
      </Deferred>
    </FormDialog>
  );
}
