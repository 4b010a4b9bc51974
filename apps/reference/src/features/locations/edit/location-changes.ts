import type { InputOf, Location } from "@placard/api-client";
import type { updateLocation } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { wholeNumberFrom } from "@placard/hazmat-core/business";
import { placeTierValues, tierOfPlace, type PlaceTierValues } from "../../../forms/tier-two/place-values.ts";
import type { NewLocationValues } from "../add/new-location.ts";
import { FEATURE_OF, type FeatureState } from "../fields/features.ts";
import { placeFields } from "../pin/site-place.ts";

/** A type, not an interface: form values allow no additional fields. */
export type EditLocationValues = NewLocationValues & PlaceTierValues;

export function locationValuesOf(location: Location): EditLocationValues {
  return {
    name: location.name,
    address: location.address ?? "",
    civic_address: location.civic_address,
    square_feet: textOf(location.square_feet),
    number_employees: textOf(location.number_employees),
    contact_id: textOf(location.contact_id),
    best_entrance: location.best_entrance ?? "",
    fire_suppression: stateOf(location.fire_suppression),
    fire_alarm: stateOf(location.fire_alarm),
    sprinklers: stateOf(location.sprinklers),
    training_for_chemicals: stateOf(location.training_for_chemicals),
    nearby_river_or_sewer: stateOf(location.nearby_river_or_sewer),
    picked_address: "",
    latitude: "",
    longitude: "",
    precision: "",
    pin_later: false,
    ...placeTierValues(location.tier_two),
  };
}

/**
 * The request body with every field, so that emptied fields are cleared. The position is sent only if it belongs to the
 * address.
 */
export function locationChangesOf(stored: Location, values: EditLocationValues) {
  return {
    name: values.name.trim(),
    address: values.address.trim(),
    civic_address: values.civic_address.trim(),
    square_feet: wholeNumberFrom(values.square_feet),
    number_employees: wholeNumberFrom(values.number_employees),
    contact_id: wholeNumberFrom(values.contact_id),
    best_entrance: values.best_entrance.trim(),
    fire_suppression: FEATURE_OF[values.fire_suppression],
    fire_alarm: FEATURE_OF[values.fire_alarm],
    sprinklers: FEATURE_OF[values.sprinklers],
    training_for_chemicals: FEATURE_OF[values.training_for_chemicals],
    nearby_river_or_sewer: FEATURE_OF[values.nearby_river_or_sewer],
    tier_two: tierOfPlace(values, stored.tier_two),
    version: stored.version,
    pin_later: values.pin_later,
    ...placeFields(values),
  } satisfies EveryField<Changes, "latitude" | "longitude" | "precision">;
}

/** Field groups that are merged together: an address with its pin, and the address of a report. */
export const FIELD_GROUPS: readonly (readonly (keyof EditLocationValues)[])[] = [
  ["civic_address", "picked_address", "latitude", "longitude", "precision", "pin_later"],
  ["tier_street", "tier_city", "tier_state", "tier_zip", "tier_county"],
];

type Changes = InputOf<typeof updateLocation>["body"];

function stateOf(feature: boolean | null): FeatureState {
  if (feature === null) return "unknown";
  return feature ? "yes" : "no";
}

const textOf = (value: number | null): string => (value === null ? "" : String(value));
