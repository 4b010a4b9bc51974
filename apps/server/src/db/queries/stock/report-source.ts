import { isOneOf, QUANTITY_UNITS } from "@placard/hazmat-core/business";
import {
  NO_CHEMICAL_FIELDS,
  NO_CONTACT_FIELDS,
  NO_PLACE_FIELDS,
  type ReportSource,
  type StoredStock,
} from "@placard/hazmat-core/regulatory";
import { sql } from "kysely";
import type { Rows } from "../../database.ts";
import { contactsOf } from "../people.ts";

/** The data of a business that thresholds and reports use. */
export async function reportSourceOf(rows: Rows, businessId: number): Promise<ReportSource> {
  const places = await rows
    .selectFrom("locations")
    .innerJoin("businesses", "businesses.id", "locations.business_id")
    .select(["locations.id", "locations.name", "latitude", "longitude", "tier_two", "report_code"])
    .where("business_id", "=", businessId)
    .orderBy("locations.id")
    .execute();
  const stock = await stockBySite(rows, businessId, new Map(places.map(({ id, name }) => [id, name])));
  const contacts = await contactsOf(rows, businessId);
  return {
    installation: places[0]?.report_code ?? "0000", // without a location there is nothing to report
    places: places.map(({ id, name, latitude, longitude, tier_two }) => ({
      id,
      name,
      latitude,
      longitude,
      fields: { ...NO_PLACE_FIELDS, ...tier_two },
      stock: stock.get(id) ?? [],
    })),
    contacts: contacts.map(({ id, name, job_title, email, phone, second_phone, tier_two }) => ({
      id,
      name,
      title: job_title,
      email,
      phone,
      secondPhone: second_phone,
      fields: { ...NO_CONTACT_FIELDS, ...tier_two },
    })),
  };
}

async function stockBySite(
  rows: Rows,
  businessId: number,
  sites: ReadonlyMap<number, string>,
): Promise<ReadonlyMap<number, readonly StoredStock[]>> {
  const found = await rows
    .selectFrom("chemicals")
    .select(["id", "name", "cas_number", "un_number", "quantity", "unit", "location_id"])
    .select(["room", "cabinet", "storage_vessel", "tier_two"])
    .where("business_id", "=", businessId)
    .orderBy("name")
    .orderBy("id")
    .execute();
  const stock = new Map<number, StoredStock[]>();
  for (const { id, name, cas_number, un_number, quantity, unit, location_id, tier_two, ...place } of found) {
    if (!isOneOf(QUANTITY_UNITS, unit)) throw new TypeError(`Chemical ${id} has the unknown unit ${unit}.`);
    const within = [place.room, place.cabinet, place.storage_vessel].filter((part) => part !== null);
    const row: StoredStock = {
      id,
      name,
      casNumber: cas_number,
      unNumber: un_number,
      quantity,
      unit,
      place: within.length === 0 ? (sites.get(location_id) ?? "") : within.join(", "),
      // Rows written before a field existed have it as not stated.
      fields: tier_two === null ? NO_CHEMICAL_FIELDS : { ...NO_CHEMICAL_FIELDS, ...tier_two },
    };
    const there = stock.get(location_id);
    if (there === undefined) stock.set(location_id, [row]);
    else there.push(row);
  }
  return stock;
}

/** A stamp that changes whenever a row used by a report is added, removed or edited. */
export async function reportStamp(rows: Rows, businessId: number): Promise<string> {
  const stamps = await rows
    .selectNoFrom([
      sql<string>`(select concat_ws(' ', count(*), sum(id::bigint), sum(version), max(updated_at))
        from chemicals where business_id = ${businessId})`.as("chemicals"),
      sql<string>`(select concat_ws(' ', count(*), sum(id::bigint), sum(version), max(updated_at))
        from locations where business_id = ${businessId})`.as("locations"),
      sql<string>`(select concat_ws(' ', count(*), sum(id::bigint), sum(version))
        from contacts where business_id = ${businessId})`.as("contacts"),
    ])
    .executeTakeFirstOrThrow();
  return Object.values(stamps).join("|");
}
