import { hasCode, httpGeocoder, location as locationSchema, updateLocation, type Location } from "@placard/api-client";
import { validateLocation } from "@placard/hazmat-core/business";
import { AddressInput, Banner, SegmentedControl, TextField, toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { placeTierProblems } from "../../../forms/tier-two/place-values.ts";
import { PlaceSection } from "../../../forms/tier-two/PlaceSection.tsx";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { ManagerChoice } from "../add/ManagerChoice.tsx";
import { pickedPlace } from "../add/new-location.ts";
import { QuickContactDialog } from "../add/QuickContactDialog.tsx";
import { PinField } from "../pin/PinField.tsx";
import { placeInForm, type SitePlaceFound } from "../pin/site-place.ts";
import "./EditLocationDialog.css";
import {
  FEATURE_STATES,
  FEATURES,
  locationChangesOf,
  locationValuesOf,
  type EditLocationValues,
  type Feature,
} from "./location-changes.ts";

interface EditLocationDialogProps {
  readonly location: Location;
  readonly onClose: () => void;
}

/** Changes one site: address, manager, and what is there, is not there or is unknown. Chemicals and pictures stay. */
export function EditLocationDialog({ location, onClose }: EditLocationDialogProps) {
  const { locations: words, common, problems } = useMessages();
  const api = useApi();
  const geocoder = useMemo(() => httpGeocoder(api), [api]);
  const queries = useQueryClient();
  const fail = useFailure();
  const inWords = useProblemTexts();
  const [stored, setStored] = useState(location);
  const [isAddingContact, setAddingContact] = useState(false);

  const form = useForm<EditLocationValues>({
    initial: locationValuesOf(location),
    validate: (values) => ({ ...inWords(validateLocation(values)), ...placeTierProblems(values, problems) }),
    draft: { name: `edit-location-${location.id}-${location.version}` },
    async submit(values, saved) {
      const body = locationChangesOf(stored, values);
      try {
        await api.call(updateLocation, { params: { id: location.id }, body });
        saved();
      } catch (error) {
        if (hasCode(error, "not_found")) return { message: words.gone };
        const latest = hasCode(error, "edit_conflict") ? locationSchema.safeParse(error.problem?.current).data : null;
        if (latest != null) {
          setStored(latest);
          return {};
        }
        return fail(error, { title: words.updateFailedTitle, fallback: words.updateFailed, logIn: words.logIn });
      }
      await queries.invalidateQueries({ queryKey: businessKey(location.business_id) });
      toasts.show({ tone: "ok", title: words.updatedTitle, text: words.updatedText(body.name) });
      onClose();
      return undefined;
    },
  });

  const isSameAddress = form.values.civic_address.trim() === stored.civic_address;
  return (
    <>
      <FormDialog
        form={form}
        size="lg"
        title={words.editTitle}
        description={words.editText}
        onClose={onClose}
        submitLabel={common.save}
        pendingLabel={words.saving}
      >
        {stored.version !== location.version && (
          <Banner tone="caution" title={words.conflictTitle}>
            {words.conflictText(`${stored.name}, ${stored.civic_address}`)}
          </Banner>
        )}
        <TextField label={words.name} {...form.field("name")} />
        <AddressInput
          label={words.civicAddress}
          geocoder={geocoder}
          description={isSameAddress ? words.civicAddressHint : words.civicAddressMoved}
          {...form.field("civic_address")}
          onSelect={(suggestion) => form.fill(pickedPlace(suggestion))}
        />
        <PinField place={placeInForm(form.values) ?? storedPlace()} onPin={form.fill} />
        <TextField
          label={words.address}
          placeholder={words.addressPlaceholder}
          optionalLabel={common.optional}
          {...form.field("address")}
        />
        <TextField label={words.bestEntranceField} optionalLabel={common.optional} {...form.field("best_entrance")} />
        <div className="app-form-grid">
          <TextField
            label={words.squareFeetField}
            inputMode="numeric"
            optionalLabel={common.optional}
            {...form.field("square_feet")}
          />
          <TextField
            label={words.employeesField}
            inputMode="numeric"
            optionalLabel={common.optional}
            {...form.field("number_employees")}
          />
        </div>
        <ManagerChoice field={form.field("contact_id")} onAddContact={() => setAddingContact(true)} />
        <div className="app-edit-features">
          {FEATURES.map((feature) => (
            <SegmentedControl
              key={feature}
              label={featureLabel(feature)}
              hasVisibleLabel
              options={FEATURE_STATES.map((id) => ({ id, label: words.featureStates[id] }))}
              value={form.values[feature]}
              onChange={(state) => form.set(feature, state)}
            />
          ))}
        </div>
        <PlaceSection form={form} />
      </FormDialog>
      {isAddingContact && (
        <QuickContactDialog
          onClose={() => setAddingContact(false)}
          onAdded={(id) => form.set("contact_id", String(id))}
        />
      )}
    </>
  );

  /** The stored pin is that of the stored address. */
  function storedPlace(): SitePlaceFound | null {
    const { latitude, longitude, precision } = stored;
    return isSameAddress && latitude !== null && longitude !== null
      ? { center: [longitude, latitude], precision }
      : null;
  }

  function featureLabel(feature: Feature): string {
    if (feature === "training_for_chemicals") return words.trainedField;
    return feature === "nearby_river_or_sewer" ? words.nearWaterField : words.features[feature];
  }
}
