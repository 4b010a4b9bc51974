import type { Location } from "@placard/api-client";
import { Select } from "@placard/ui";
import { MapPinPlus } from "lucide-react";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { AddFlowButton } from "../../../shell/business/AddFlowButton.tsx";

interface LocationChoiceProps {
  /** `undefined` until they are loaded. */
  readonly locations: readonly Location[] | undefined;
  readonly field: FieldProps<string>;
}

/** Choice of location with a link to add a new one; the form keeps its input meanwhile. */
export function LocationChoice({ locations, field }: LocationChoiceProps) {
  const { chemicals: texts } = useMessages();
  const refusalReason = useRefusalReason();
  const { role } = useBusinessProfile();
  const refused = refusalReason(role, "edit_locations");
  const items = (locations ?? []).map(({ id, name, civic_address }) => ({
    id: String(id),
    label: name,
    hint: civic_address,
  }));
  return (
    <div className="app-location-choice" data-refused={refused !== null || undefined}>
      <Select
        label={texts.location}
        items={items}
        placeholder={texts.chooseLocation}
        description={locations?.length === 0 ? texts.noLocationHint : texts.locationHint}
        isDisabled={items.length === 0}
        {...field}
        value={items.some(({ id }) => id === field.value) ? field.value : null}
      />
      <AddFlowButton kind="locations" icon={<MapPinPlus aria-hidden="true" />}>
        {texts.addLocation}
      </AddFlowButton>
    </div>
  );
}
