import type {
  Contact,
  InputOf,
  insertBusinessContact,
  insertChemical,
  InventoryChemical,
  Location,
} from "@placard/api-client";
import {
  recordIdOf,
  type ReportedBusiness,
  type ReportedContact,
  type ReportedPlace,
  type ReportedStock,
} from "@placard/hazmat-core/regulatory";

type TierOf<Row extends { readonly tier_two: unknown }> = NonNullable<Row["tier_two"]>;

/** A place of a report with the site that it is, as far as that is known. */
export interface MatchedPlace {
  readonly reported: ReportedPlace;
  /** `null`: none of the sites has its id or its name. */
  readonly location: Location | null;
}

/** What a report brings to one site. */
export interface PlannedPlace {
  readonly location: Location;
  readonly tier: TierOf<Location>;
  readonly changed: readonly { readonly chemical: InventoryChemical; readonly tier: TierOf<InventoryChemical> }[];
  readonly added: readonly InputOf<typeof insertChemical>["body"][];
  /** Of these the report gives no amount in pounds: they cannot be added. */
  readonly withoutAmount: readonly string[];
}

/** What a report brings to the people. */
export interface PlannedContacts {
  readonly changed: readonly { readonly contact: Contact; readonly tier: TierOf<Contact> }[];
  readonly added: readonly InputOf<typeof insertBusinessContact>["body"][];
}

const plain = (text: string): string => text.trim().toLowerCase();

/** Which site each place of a report is: by the id that it had, else by its name. */
export function matchPlaces({ places }: ReportedBusiness, locations: readonly Location[]): readonly MatchedPlace[] {
  return places.map((reported) => {
    const { name, fields } = reported;
    const byId = locations.find(
      ({ id, tier_two }) =>
        fields.record_id !== null && [tier_two?.record_id, recordIdOf("FA", id)].includes(fields.record_id),
    );
    const named = locations.filter(
      (location) => plain(location.name) === plain(name) || plain(location.tier_two?.facility ?? "") === plain(name),
    );
    return { reported, location: byId ?? (named.length === 1 ? (named[0] ?? null) : null) };
  });
}

/** What changes at a site: rows that are there take the fields of the report, others are added. */
export function planPlace(
  reported: ReportedPlace,
  location: Location,
  chemicals: readonly InventoryChemical[],
): PlannedPlace {
  const here = chemicals.filter(({ location_id }) => location_id === location.id);
  const taken = new Set<number>();
  const changed: { chemical: InventoryChemical; tier: TierOf<InventoryChemical> }[] = [];
  const added: InputOf<typeof insertChemical>["body"][] = [];
  const withoutAmount: string[] = [];
  for (const stock of reported.stock) {
    const chemical = rowOf(stock, here, taken);
    const tier = tierOfStock(stock);
    if (chemical !== undefined) {
      taken.add(chemical.id);
      changed.push({ chemical, tier: keepOwn(tier, chemical.tier_two) });
    } else if (stock.pounds === null) withoutAmount.push(stock.name);
    else added.push(newChemicalOf(stock, stock.pounds, tier, location.id));
  }
  const own = location.tier_two;
  const tier = {
    ...reported.fields,
    state_fields: [...reported.fields.state_fields],
    // No report says these.
    facility: own?.facility ?? null,
    is_retail_fuel_station: own?.is_retail_fuel_station ?? null,
    is_tank_compliant: own?.is_tank_compliant ?? null,
  };
  return { location, tier, changed, added, withoutAmount };
}

/** The row that a stock of the report is: by the id of its place, else the only one with its number, or its name. */
function rowOf(
  { storageId, casNumber, name }: ReportedStock,
  here: readonly InventoryChemical[],
  taken: ReadonlySet<number>,
): InventoryChemical | undefined {
  const free = here.filter(({ id }) => !taken.has(id));
  const byId = free.find(({ id }) => recordIdOf("CL", id) === storageId);
  if (byId !== undefined) return byId;
  const same = free.filter((row) =>
    casNumber === null ? plain(row.name) === plain(name) : row.cas_number === casNumber,
  );
  return same.length === 1 ? same[0] : same.find((row) => plain(row.name) === plain(name));
}

function tierOfStock({ fields }: ReportedStock): TierOf<InventoryChemical> {
  return {
    ...fields,
    states: [...fields.states],
    hazards: fields.hazards === null ? null : [...fields.hazards],
    h_codes: [...fields.h_codes],
    parts: fields.parts.map((part) => ({ ...part })),
  };
}

/** What no report says stays as it was entered here. */
function keepOwn(tier: TierOf<InventoryChemical>, own: InventoryChemical["tier_two"]): TierOf<InventoryChemical> {
  if (own === null) return tier;
  const carcinogen = new Map(own.parts.map(({ name, is_carcinogen }) => [plain(name), is_carcinogen]));
  return {
    ...tier,
    h_codes: own.h_codes,
    density: own.density,
    is_fine_solid: own.is_fine_solid,
    parts: tier.parts.map((part) => ({ ...part, is_carcinogen: carcinogen.get(plain(part.name)) ?? null })),
  };
}

function newChemicalOf(
  { name, casNumber, storagePlace }: ReportedStock,
  quantity: number,
  tier_two: TierOf<InventoryChemical>,
  location_id: number,
): InputOf<typeof insertChemical>["body"] {
  return {
    location_id,
    name,
    quantity,
    unit: "lbs",
    ...(casNumber !== null && { cas_number: casNumber }),
    ...(storagePlace !== null && { storage_vessel: storagePlace }),
    tier_two,
  };
}

/** What changes about people: by their id or address, and others are added. One without an address cannot be. */
export function planContacts(
  { contacts: reported }: ReportedBusiness,
  contacts: readonly Contact[],
  business_id: number,
): PlannedContacts {
  const changed: { contact: Contact; tier: TierOf<Contact> }[] = [];
  const added: InputOf<typeof insertBusinessContact>["body"][] = [];
  for (const person of reported) {
    const contact = contacts.find(({ id, email, tier_two }) => isPerson(person, { id, email, tier_two }));
    const tier = { ...person.fields, types: [...person.fields.types] };
    if (contact !== undefined) changed.push({ contact, tier });
    else if (person.email.trim() !== "" && person.name !== "") {
      added.push({
        business_id,
        name: person.name,
        email: person.email.trim(),
        ...(person.phone !== null && { phone: person.phone }),
        ...(person.title !== null && { job_title: person.title }),
        tier_two: tier,
      });
    }
  }
  return { changed, added };
}

function isPerson({ fields, email }: ReportedContact, known: Pick<Contact, "id" | "email" | "tier_two">): boolean {
  const ids = [known.tier_two?.record_id, recordIdOf("CT", known.id)];
  return (fields.record_id !== null && ids.includes(fields.record_id)) || plain(email) === plain(known.email);
}
