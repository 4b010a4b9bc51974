import type { Contact, InventoryChemical, Location } from "@placard/api-client";
import {
  NO_CHEMICAL_FIELDS,
  NO_CONTACT_FIELDS,
  NO_PLACE_FIELDS,
  type ReportSource,
  type StoredStock,
} from "@placard/hazmat-core/regulatory";

/** The data of a business in the form used for thresholds and reports. */
export function reportSourceOf(
  chemicals: readonly InventoryChemical[],
  locations: readonly Location[],
  contacts: readonly Contact[],
): ReportSource {
  const stock = Map.groupBy(chemicals, ({ location_id }) => location_id);
  return {
    installation: "0000",
    places: locations.map(({ id, name, latitude, longitude, tier_two }) => ({
      id,
      name,
      latitude,
      longitude,
      fields: tier_two ?? NO_PLACE_FIELDS,
      stock: (stock.get(id) ?? []).map(stockOf),
    })),
    contacts: contacts.map(({ id, name, job_title, email, phone, second_phone, tier_two }) => ({
      id,
      name,
      title: job_title,
      email,
      phone,
      secondPhone: second_phone,
      fields: tier_two ?? NO_CONTACT_FIELDS,
    })),
  };
}

function stockOf(chemical: InventoryChemical): StoredStock {
  const { id, name, cas_number, un_number, quantity, unit, location_name, tier_two } = chemical;
  const within = [chemical.room, chemical.cabinet, chemical.storage_vessel].filter((part) => part !== null);
  return {
    id,
    name,
    casNumber: cas_number,
    unNumber: un_number,
    quantity,
    unit,
    place: within.length === 0 ? location_name : within.join(", "),
    fields: tier_two ?? NO_CHEMICAL_FIELDS,
  };
}
