import { httpGeocoder } from "@placard/api-client";
import { AddressInput } from "@placard/ui";
import { useMemo } from "react";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { pickedPlace } from "../add/new-location.ts";

interface CivicAddressFieldProps {
  readonly field: FieldProps<string>;
  /** Hint about the address, or the effect of a new address on the pin. */
  readonly description: string;
  /** Called with the fields that a chosen suggestion fills. */
  readonly onPick: (values: ReturnType<typeof pickedPlace>) => void;
}

/** Field for the address that crews drive to. Its suggestions include a pin position. */
export function CivicAddressField({ field, description, onPick }: CivicAddressFieldProps) {
  const { locations: words } = useMessages();
  const api = useApi();
  const geocoder = useMemo(() => httpGeocoder(api), [api]);
  return (
    <AddressInput
      label={words.civicAddress}
      geocoder={geocoder}
      description={description}
      {...field}
      onSelect={(suggestion) => onPick(pickedPlace(suggestion))}
    />
  );
}
