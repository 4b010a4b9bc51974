import type { Location } from "@placard/api-client";
import { Banner, TextField } from "@placard/ui";
import { useState } from "react";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { OptionalText } from "../../../forms/OptionalText.tsx";
import { PlaceSection } from "../../../forms/tier-two/PlaceSection.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { FeatureChoices } from "../fields/FeatureChoices.tsx";
import { FEATURES } from "../fields/features.ts";
import { ManagerChoice } from "../fields/ManagerChoice.tsx";
import { QuickContactDialog } from "../fields/QuickContactDialog.tsx";
import { SizeFields } from "../fields/SizeFields.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { useLocationEdit } from "./use-location-edit.ts";

interface EditLocationDialogProps {
  readonly location: Location;
  readonly onClose: () => void;
}

/**
 * Dialog that edits a site: address, manager, and each feature as yes, no or unknown. Chemicals and pictures are not
 * changed.
 */
export function EditLocationDialog({ location, onClose }: EditLocationDialogProps) {
  const { locations: texts, common } = useMessages();
  const { form, stored, hasConflict } = useLocationEdit(location, onClose);
  const [isAddingContact, setAddingContact] = useState(false);
  return (
    <>
      <FormDialog
        form={form}
        size="lg"
        title={texts.editTitle}
        description={texts.editText}
        onClose={onClose}
        submitLabel={common.save}
        pendingLabel={texts.saving}
      >
        {hasConflict && (
          <Banner tone="caution" title={texts.conflictTitle}>
            {texts.conflictText(`${stored.name}, ${stored.civic_address}`)}
          </Banner>
        )}
        <TextField label={texts.name} {...form.field("name")} />
        <PlaceFields form={form} stored={stored} />
        <OptionalText label={texts.address} placeholder={texts.addressPlaceholder} field={form.field("address")} />
        <OptionalText label={texts.bestEntranceField} field={form.field("best_entrance")} />
        <div className="app-form-grid">
          <SizeFields field={form.field} />
        </div>
        <ManagerChoice field={form.field("contact_id")} onAddContact={() => setAddingContact(true)} />
        <FeatureChoices form={form} features={FEATURES} />
        <PlaceSection form={form} stored={stored.tier_two} />
      </FormDialog>
      {isAddingContact && (
        <QuickContactDialog
          onClose={() => setAddingContact(false)}
          onAdded={(id) => form.set("contact_id", String(id))}
        />
      )}
    </>
  );
}
