import type { Location } from "@placard/api-client";
import { whyNot } from "@placard/hazmat-core";
import { Button, Select } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { MapPinPlus } from "lucide-react";
import type { FieldProps } from "../../forms/use-form.ts";
import { usePlanLimit } from "../../lib/use-plan-limit.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";

interface LocationChoiceProps {
  /** `undefined` until they are read. */
  readonly locations: readonly Location[] | undefined;
  readonly field: FieldProps<string>;
}

/** Where the chemical is kept, and the way to a new location; what is typed here waits meanwhile. */
export function LocationChoice({ locations, field }: LocationChoiceProps) {
  const { chemicals: words } = useMessages();
  const { role } = useBusinessProfile();
  const navigate = useNavigate();
  const limit = usePlanLimit("locations");
  const refused = whyNot(role, "edit_locations");
  const items = (locations ?? []).map(({ id, name, civic_address }) => ({
    id: String(id),
    label: name,
    hint: civic_address,
  }));
  return (
    <div className="app-location-choice" data-refused={refused !== null || undefined}>
      <Select
        label={words.location}
        items={items}
        placeholder={words.chooseLocation}
        description={locations?.length === 0 ? words.noLocationHint : words.locationHint}
        isDisabled={items.length === 0}
        {...field}
        value={items.some(({ id }) => id === field.value) ? field.value : null}
      />
      <Button
        icon={<MapPinPlus aria-hidden="true" />}
        isPending={limit.isChecking}
        disabledReason={refused ?? undefined}
        onPress={async () => {
          if (await limit.mayAddOne()) await navigate({ to: paths.addLocation });
        }}
      >
        {words.addLocation}
      </Button>
    </div>
  );
}
