import type { Location } from "@placard/api-client";
import type { LocationRow } from "../../db/queries/locations.ts";

/** @param names - people of the business by id; a manager who is not among them gets no name */
export function locationOf(row: LocationRow, names: ReadonlyMap<number, string>): Location {
  return {
    id: row.id,
    location_id: row.id,
    business_id: row.business_id,
    name: row.name,
    address: row.address,
    civic_address: row.civic_address,
    square_feet: row.square_feet,
    number_employees: row.number_employees,
    contact_id: row.contact_id,
    contact_name: row.contact_id === null ? null : (names.get(row.contact_id) ?? null),
    best_entrance: row.best_entrance,
    fire_suppression: row.fire_suppression,
    fire_alarm: row.fire_alarm,
    sprinklers: row.sprinklers,
    training_for_chemicals: row.training_for_chemicals,
    nearby_river_or_sewer: row.nearby_river_or_sewer,
    latitude: row.latitude,
    longitude: row.longitude,
    precision: row.precision,
    tier_two: row.tier_two,
    chemicals_count: row.chemicals_count,
    points: row.points,
    client_id: row.client_id,
    version: row.version,
  };
}
