import { isOneOf, QUANTITY_UNITS } from "@placard/hazmat-core/business";
import {
  NO_CHEMICAL_FIELDS,
  NO_CONTACT_FIELDS,
  NO_PLACE_FIELDS,
  type ReportSource,
  type StoredStock,
} from "@placard/hazmat-core/regulatory";
import { sql, type Selectable } from "kysely";
import type { Rows } from "../../database.ts";
import type { ChemicalTable } from "../../schema/sites.ts";
import { sendBatches, type BatchReceiver } from "../pages/send-batches.ts";
import { contactsOf } from "../people.ts";

/** The data of a business that thresholds and reports use, without its stock. */
export interface ReportHead extends Omit<ReportSource, "places"> {
  readonly places: readonly Omit<ReportSource["places"][number], "stock">[];
}

/** The columns of a stored chemical that thresholds and reports use. */
export type StockRow = Readonly<
  Pick<
    Selectable<ChemicalTable>,
    | "id"
    | "name"
    | "name_key"
    | "cas_number"
    | "un_number"
    | "quantity"
    | "unit"
    | "location_id"
    | "room"
    | "cabinet"
    | "storage_vessel"
    | "tier_two"
  >
>;

/** Sends the stock of a business by name, and returns the other data that thresholds and reports use. */
export async function sendReportSource(
  rows: Rows,
  businessId: number,
  to: BatchReceiver<StockRow>,
): Promise<ReportHead> {
  await sendBatches(rows, to, (last, limit) =>
    rows
      .selectFrom("chemicals")
      .select(["id", "name", "name_key", "cas_number", "un_number", "quantity", "unit", "location_id"])
      .select(["room", "cabinet", "storage_vessel", "tier_two"])
      .where("business_id", "=", businessId)
      .$if(last !== undefined, (query) =>
        query.where(sql<boolean>`(name_key, id) > (${last?.name_key ?? ""}, ${last?.id ?? 0})`),
      )
      .orderBy("name_key")
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
  const places = await rows
    .selectFrom("locations")
    .innerJoin("businesses", "businesses.id", "locations.business_id")
    .select(["locations.id", "locations.name", "latitude", "longitude", "tier_two", "report_code"])
    .where("business_id", "=", businessId)
    .orderBy("locations.id")
    .execute();
  const contacts = await contactsOf(rows, businessId);
  return {
    installation: places[0]?.report_code ?? "0000", // without a location there is nothing to report
    places: places.map(({ id, name, latitude, longitude, tier_two }) => ({
      id,
      name,
      latitude,
      longitude,
      fields: { ...NO_PLACE_FIELDS, ...tier_two },
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

/** The data with the stock of each site. */
export function withStock(head: ReportHead, stock: readonly StockRow[]): ReportSource {
  const bySite = Map.groupBy(stock, ({ location_id }) => location_id);
  return {
    ...head,
    places: head.places.map((place) => ({
      ...place,
      stock: (bySite.get(place.id) ?? []).map((row) => storedStock(row, place.name)),
    })),
  };
}

function storedStock(row: StockRow, siteName: string): StoredStock {
  const { id, name, cas_number, un_number, quantity, unit, room, cabinet, storage_vessel, tier_two } = row;
  if (!isOneOf(QUANTITY_UNITS, unit)) throw new TypeError(`Chemical ${id} has the unknown unit ${unit}.`);
  const within = [room, cabinet, storage_vessel].filter((part) => part !== null);
  return {
    id,
    name,
    casNumber: cas_number,
    unNumber: un_number,
    quantity,
    unit,
    place: within.length === 0 ? siteName : within.join(", "),
    // Rows written before a field existed have it as not stated.
    fields: tier_two === null ? NO_CHEMICAL_FIELDS : { ...NO_CHEMICAL_FIELDS, ...tier_two },
  };
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
