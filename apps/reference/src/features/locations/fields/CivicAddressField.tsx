import { httpGeocoder } from "@placard/api-client";
import { AddressInput } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { configQuery } from "../../../lib/api/app-queries.ts";
import { useRegionCenter } from "../../../lib/map/use-region-center.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { pickedPlace } from "../add/new-location.ts";

interface CivicAddressFieldProps {
  readonly field: FieldProps<string>;
  /** True if the form has the position of this address. */
  readonly isPicked: boolean;
  /** Hint about the address, or the effect of a new address on the pin. */
  readonly description: string;
  /** Called with the fields that a chosen suggestion fills. */
  readonly onPick: (values: ReturnType<typeof pickedPlace>) => void;
}

/** Field for the address that crews drive to. Its suggestions include a pin position. */
export function CivicAddressField({ field, isPicked, description, onPick }: CivicAddressFieldProps) {
  const { locations: texts } = useMessages();
  const api = useApi();
  const geocoder = useMemo(() => httpGeocoder(api), [api]);
  const region = useRegionCenter();
  const { data: config } = useQuery(configQuery(api));
  const hints = config?.providers.geocoder === "embedded" ? [description, texts.townsOnly] : [description];
  return (
    <AddressInput
      label={texts.civicAddress}
      geocoder={geocoder}
      near={isPicked ? null : region}
      description={hints.join(" ")}
      {...field}
      onSelect={(suggestion) => onPick(pickedPlace(suggestion))}
    />
  );
}
