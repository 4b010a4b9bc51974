import type { AddressSuggestion, EveryField } from "@placard/hazmat-core";
import type { InputOf } from "@placard/api-client";
import type { insertLocation } from "@placard/api-client/internal";
import { nonBlankFields } from "../../../lib/api/non-blank-fields.ts";
import { wholeNumbers } from "../../../lib/formats/whole-numbers.ts";
import { FEATURE_OF, type FeatureState, type FeatureValues } from "../fields/features.ts";
import { placeFields } from "../pin/site-place.ts";

/** A type, not an interface: form values allow no additional fields. */
export type NewLocationValues = FeatureValues & {
  readonly name: string;
  readonly address: string;
  readonly civic_address: string;
  readonly square_feet: string;
  readonly number_employees: string;
  /** Id of a user or contact; blank: no manager. */
  readonly contact_id: string;
  readonly best_entrance: string;
  /** From the chosen address suggestion; blank if the address was only typed. */
  readonly picked_address: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly precision: string;
  /** True if the user postpones setting the pin. */
  readonly pin_later: boolean;
};

export const NO_LOCATION: NewLocationValues = {
  name: "",
  address: "",
  civic_address: "",
  square_feet: "",
  number_employees: "",
  contact_id: "",
  best_entrance: "",
  fire_suppression: "unknown",
  fire_alarm: "unknown",
  sprinklers: "unknown",
  training_for_chemicals: "unknown",
  nearby_river_or_sewer: "unknown",
  picked_address: "",
  latitude: "",
  longitude: "",
  precision: "",
  pin_later: false,
};

type PickedPlace = Pick<NewLocationValues, "civic_address" | "picked_address" | "longitude" | "latitude" | "precision">;

/** The fields that a chosen suggestion fills. A pin confirmed for another site is not confirmed for this one. */
export function pickedPlace({ place_name, center, precision }: AddressSuggestion): PickedPlace {
  return {
    civic_address: place_name,
    picked_address: place_name,
    longitude: String(center[0]),
    latitude: String(center[1]),
    precision: precision === "registered" ? "point" : precision,
  };
}

/**
 * The request body. Unstated features are omitted, since unknown does not mean "no". The position is sent only if it
 * belongs to the address.
 */
export function newLocationOf(business_id: number, values: NewLocationValues) {
  const needed = { business_id, name: values.name.trim(), civic_address: values.civic_address.trim() };
  const texts = { address: values.address, best_entrance: values.best_entrance };
  const numbers = {
    square_feet: values.square_feet,
    number_employees: values.number_employees,
    contact_id: values.contact_id,
  };
  const marks = {
    fire_suppression: values.fire_suppression,
    fire_alarm: values.fire_alarm,
    sprinklers: values.sprinklers,
    training_for_chemicals: values.training_for_chemicals,
    nearby_river_or_sewer: values.nearby_river_or_sewer,
  };
  ({ ...needed, ...texts, ...numbers, ...marks }) satisfies EveryField<NewLocation, PlaceField | OmittedField>;
  return { ...needed, ...nonBlankFields(texts), ...wholeNumbers(numbers), ...onlyKnown(marks), ...placeOf(values) };
}

/** The pin, or the choice to set it later. */
const placeOf = (values: NewLocationValues) => ({
  ...placeFields(values),
  ...(values.pin_later && { pin_later: true }),
});

type NewLocation = InputOf<typeof insertLocation>["body"];

/** From the chosen suggestion or the set pin: see `placeOf`. */
type PlaceField = "latitude" | "longitude" | "precision" | "pin_later";

/** Tier II fields are entered by an edit later. */
type OmittedField = "tier_two";

function onlyKnown<Field extends string>(
  features: Readonly<Record<Field, FeatureState>>,
): Partial<Record<Field, boolean>> {
  const known: Partial<Record<Field, boolean>> = {};
  for (const field in features) {
    const state = FEATURE_OF[features[field]];
    if (state !== null) known[field] = state;
  }
  return known;
}
