import type { HandlerInput, insertLocation, updateLocation } from "@placard/api-client/internal";
import type { EveryField, PlacePrecision } from "@placard/hazmat-core";
import { townColumns } from "../../providers/geocoder/town-of.ts";
import { blankToNull, given, jsonToStore } from "../../db/given.ts";

type NewBody = HandlerInput<typeof insertLocation>["body"];
type Changes = HandlerInput<typeof updateLocation>["body"];

/** The columns that a form can set, with every field of the contract. Fields that were not sent are left out. */
export function locationValues(body: NewBody | Changes) {
  return given({
    name: body.name,
    address: blankToNull(body.address),
    civic_address: body.civic_address,
    square_feet: body.square_feet,
    number_employees: body.number_employees,
    contact_id: body.contact_id,
    best_entrance: blankToNull(body.best_entrance),
    fire_suppression: body.fire_suppression,
    fire_alarm: body.fire_alarm,
    sprinklers: body.sprinklers,
    training_for_chemicals: body.training_for_chemicals,
    nearby_river_or_sewer: body.nearby_river_or_sewer,
    tier_two: jsonToStore(body.tier_two),
    ...pinOf(body),
    ...(body.civic_address !== undefined && townColumns(body.civic_address)),
  } satisfies EveryField<NewBody | Changes, keyof Pin | "business_id" | "version" | "pin_later">);
}

interface Pin {
  readonly latitude: number;
  readonly longitude: number;
  readonly precision: PlacePrecision;
}

/** A pin needs both coordinates. A pin without a stated precision is `registered`. */
function pinOf({ latitude, longitude, precision = "registered" }: NewBody | Changes): Pin | object {
  return latitude === undefined || longitude === undefined ? {} : { latitude, longitude, precision };
}
