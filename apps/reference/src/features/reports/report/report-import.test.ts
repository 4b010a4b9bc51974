import { type Contact, type InventoryChemical } from "@placard/api-client";
import { getChemicalsByBusiness, getContactsByBusiness, getLocationsByBusiness } from "@placard/api-client/internal";
import {
  businessOfReport,
  checkTierTwo,
  loadRegulatoryLists,
  NO_CHEMICAL_FIELDS,
  NO_CONTACT_FIELDS,
  NO_PLACE_FIELDS,
  readTierTwo,
  reportOfBusiness,
  writeTierTwo,
} from "@placard/hazmat-core/regulatory";
import { describe, expect, it } from "vitest";
import { reportSourceOf } from "../../../test/report-source.ts";
import { packReport, unpackReport } from "./report-file.ts";
import { matchPlaces, planContacts, planPlace } from "./report-import.ts";

const [ammonia] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;
const [pier] = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response).locations;
const [jo] = getContactsByBusiness.response.parse(getContactsByBusiness.example.response).users;
if (ammonia === undefined || pier === undefined || jo === undefined) throw new Error("The examples hold nothing.");

const location = {
  ...pier,
  tier_two: {
    ...NO_PLACE_FIELDS,
    street: "100 Pier Road",
    city: "Portland",
    state: "ME",
    zip: "04101",
    county: "Cumberland",
    naics: "493120",
    is_manned: true,
    max_occupants: 18,
    is_planning_subject: true,
    is_prevention_subject: true,
    state_fields: [],
  },
};
const contact = {
  ...jo,
  tier_two: {
    ...NO_CONTACT_FIELDS,
    types: ["Owner / Operator" as const, "Tier II Information Contact" as const, "Emergency Contact" as const],
    phone_24h: "+1 207 555 0100",
  },
};
const chemical = (changes: Partial<InventoryChemical>): InventoryChemical => ({
  ...ammonia,
  location_id: pier.id,
  tier_two: {
    ...NO_CHEMICAL_FIELDS,
    composition: "pure",
    states: ["gas"],
    hazards: ["acute_toxicity"],
    unit: "lbs",
    max_amount: 1500,
    average_amount: 1200,
    days_on_site: 365,
    container_type: "L",
    pressure: "above",
    temperature: "ambient",
    h_codes: [],
    parts: [],
  },
  ...changes,
});
const rows = [
  chemical({ id: 41 }),
  chemical({ id: 42, name: "Chlorine", cas_number: "7782-50-5", storage_vessel: "Ton" }),
];

async function file(people: readonly Contact[] = [contact]): Promise<string> {
  const setting = { year: 2025, certifier: "Jo Bell, Manager", signedOn: "2026-02-20" };
  const report = reportOfBusiness(reportSourceOf(rows, [location], people), setting, await loadRegulatoryLists());
  if (!report.ok) throw new Error(report.error.message);
  return writeTierTwo(report.value);
}

async function read(text: string) {
  const report = readTierTwo(text);
  if (!report.ok) throw new Error(report.error.message);
  return businessOfReport(report.value);
}

describe("the file", () => {
  it("survives packing and unpacking and passes the structure check", async () => {
    const text = await file();
    expect(checkTierTwo(text)).toEqual([]);
    expect(await unpackReport(await packReport(text))).toEqual({ ok: true, form: "xml", text });
    expect(await unpackReport(new Blob([text]))).toEqual({ ok: true, form: "xml", text });
  });

  it("is rejected with a reason if it contains no report", async () => {
    expect(await unpackReport(new Blob(["PK nothing"]))).toEqual({ ok: false, reason: "broken" });
    const { zipSync, strToU8 } = await import("fflate");
    const other = new Blob([new Uint8Array(zipSync({ "readme.txt": strToU8("x") }))]);
    expect(await unpackReport(other)).toEqual({ ok: false, reason: "no_report" });
  });
});

describe("a report of last year", () => {
  it("matches site, rows and contact, and changes nothing if nothing changed", async () => {
    const report = await read(await file());
    expect(matchPlaces(report, [location]).map((match) => match.location?.id)).toEqual([pier.id]);
    const [place] = report.places;
    if (place === undefined) throw new Error("The report has no place.");
    const plan = planPlace(place, location, rows);
    expect(plan.added).toEqual([]);
    expect(plan.replaced).toEqual([]);
    expect(plan.changed.map(({ chemical: { id } }) => id).toSorted((a, b) => a - b)).toEqual([41, 42]);
    for (const { chemical: row, tier } of plan.changed) {
      expect({ ...tier, record_id: null, is_ehs: null, kept: null }).toEqual(row.tier_two);
    }
    const people = planContacts(report, [contact], 3);
    expect(people.added).toEqual([]);
    expect(people.changed.map(({ contact: { id } }) => id)).toEqual([contact.id]);
    // After saving and exporting again, the file is the same.
    const again = reportSourceOf(
      rows.map((row) => ({ ...row, tier_two: plan.changed.find((one) => one.chemical.id === row.id)?.tier ?? null })),
      [{ ...location, tier_two: plan.tier }],
      [{ ...contact, tier_two: people.changed[0]?.tier ?? null }],
    );
    const setting = { year: 2025, certifier: "Jo Bell, Manager", signedOn: "2026-02-20" };
    const made = reportOfBusiness(again, setting, await loadRegulatoryLists());
    expect(made.ok && writeTierTwo(made.value)).toBe(await file());
  });

  it("keeps stored values that the report does not state", async () => {
    const emptied = (await file())
      .replaceAll(
        /<(aveAmount|maxAmount|amount|daysOnSite|county|manned|pressure|storageType)([^>]*)>[^<]+</g,
        "<$1$2><",
      )
      .replaceAll("<value>true<", "<value>false<")
      .replaceAll(/<(gas|pure)>true</g, "<$1>false<")
      .replaceAll(/<phone [\s\S]*?<\/phone>/g, "")
      .replaceAll(/<contactType>[^<]+<\/contactType>/g, "");
    const report = await read(emptied);
    const [place] = report.places;
    if (place === undefined) throw new Error("The report has no place.");
    const parts = [{ name: "Water", cas_number: null, percent: 1, basis: "weight" as const, is_carcinogen: false }];
    const own = rows.map((row) => ({
      ...row,
      tier_two: { ...NO_CHEMICAL_FIELDS, ...row.tier_two, parts, is_trade_secret: true },
    }));
    const plan = planPlace(place, location, own as unknown as readonly InventoryChemical[]);
    expect(plan.changed.map(({ tier }) => ({ ...tier, record_id: null, kept: null }))).toEqual(
      own.map(({ tier_two }) => tier_two),
    );
    expect({ ...plan.tier, record_id: null, fire_district: null, kept: null }).toEqual({
      ...location.tier_two,
      fire_district: null,
    });
    const [person] = planContacts(report, [contact], 3).changed;
    expect({ ...person?.tier, record_id: null, kept: null }).toEqual(contact.tier_two);
  });

  it("imports a second phone number, and rejects text that cannot be dialled as the 24-hour number", async () => {
    const whole = { ...contact, phone: "+1 207 555 0143", second_phone: "207-555-0188 ext. 4" };
    const report = await read(await file([whole]));
    const blank = { ...whole, phone: null, second_phone: null, tier_two: null };
    const [filled] = planContacts(report, [blank], 3).changed;
    expect(filled).toMatchObject({ phone: whole.phone, second_phone: whole.second_phone });
    const atTheGate = { ...whole, tier_two: { ...contact.tier_two, phone_24h: "call the gate" } };
    const without24 = report.contacts.map((person) => ({ ...person, fields: { ...person.fields, phone_24h: null } }));
    const [saved] = planContacts({ ...report, contacts: without24 }, [atTheGate], 3).changed;
    expect(saved?.tier.phone_24h).toBeNull();
    expect(saved?.tier.kept?.phones.at(-1)).toEqual({
      record_id: "",
      number: "call the gate",
      type: "24-hour",
      field: null,
    });
    expect(saved).toMatchObject({ phone: null, second_phone: null });
  });

  it("does not write to a row that is now another substance, even with the same number", async () => {
    const [place] = (await read(await file())).places;
    if (place === undefined) throw new Error("The report has no place.");
    const [, chlorine] = rows;
    const swapped = { ...chlorine, ...chemical({ id: 41, name: "Bleach", cas_number: "7681-52-9" }) };
    const plan = planPlace(place, location, [swapped]);
    expect(plan.changed).toEqual([]);
    expect(plan.added.map(({ name }) => name)).toEqual([ammonia.name, "Chlorine"]);
    // A renamed chemical is matched by its CAS number; if two have the number, by its row.
    const renamed = [chemical({ id: 40, name: "Tank 4" }), chemical({ id: 41, name: "Tank 5" })];
    expect(planPlace(place, location, renamed).changed.map(({ chemical: { id } }) => id)).toEqual([41]);
  });

  it("does not confuse two people and names contacts it cannot add", async () => {
    const report = await read(await file());
    const stranger = { ...contact, name: "Kim Doe", email: "kim@elsewhere.example", tier_two: null };
    const plan = planContacts(report, [stranger], 3);
    expect(plan.changed).toEqual([]);
    expect(plan.added.map(({ name }) => name)).toEqual([jo.name]);
    const married = { ...contact, email: "jo@elsewhere.example" };
    expect(planContacts(report, [married], 3).changed.map(({ contact: { id } }) => id)).toEqual([contact.id]);
    const without = { ...report, contacts: report.contacts.map((person) => ({ ...person, email: " " })) };
    expect(planContacts(without, [], 3)).toMatchObject({ added: [], withoutEmail: [jo.name] });
  });

  it("lists exactly the rows and sites with a stored value that the report replaces", async () => {
    const [place] = (await read(await file())).places;
    if (place === undefined) throw new Error("The report has no place.");
    const reported = (own: Partial<NonNullable<InventoryChemical["tier_two"]>>, site = location) =>
      planPlace(place, site, [
        chemical({
          id: 41,
          tier_two: { ...NO_CHEMICAL_FIELDS, states: [], hazards: null, h_codes: [], parts: [], ...own },
        }),
      ]).replaced;
    expect(reported({})).toEqual([]);
    expect(reported({ unit: "lbs", max_amount: 1500, states: ["gas"] })).toEqual([]);
    expect(reported({ unit: "kg", max_amount: 680.39 })).toEqual([]); // 1,500 lb
    expect(reported({ unit: "kg", max_amount: 1500 })).toEqual([ammonia.name]);
    expect(reported({ days_on_site: 12 })).toEqual([ammonia.name]);
    expect(reported({}, { ...location, tier_two: { ...location.tier_two, county: "York" } })).toEqual([location.name]);
  });

  it("never mixes units: all amounts are taken in pounds or the stored ones are kept", async () => {
    const [place] = (await read((await file()).replaceAll(/<aveAmount>[^<]+</g, "<aveAmount><"))).places;
    if (place === undefined) throw new Error("The report has no place.");
    const amountsOf = (unit: "kg" | "L", density: number | null) => {
      const own = {
        ...NO_CHEMICAL_FIELDS,
        states: [],
        hazards: null,
        h_codes: [],
        parts: [],
        unit,
        density,
        average_amount: 100,
      };
      const [change] = planPlace(place, location, [chemical({ id: 41, tier_two: own })]).changed;
      return [change?.tier.unit, change?.tier.max_amount, change?.tier.average_amount];
    };
    expect(amountsOf("kg", null)).toEqual(["lbs", 1500, 220.46]);
    expect(amountsOf("L", 0.5)).toEqual(["lbs", 1500, 110.23]);
    expect(amountsOf("L", null)).toEqual(["L", null, 100]);
  });

  it("fills an empty site with rows in pounds and keeps values no report states", async () => {
    const report = await read(await file());
    const [place] = report.places;
    if (place === undefined) throw new Error("The report has no place.");
    const empty = { ...location, id: 99, tier_two: { ...location.tier_two, facility: "Pier", record_id: null } };
    const plan = planPlace(place, empty, rows);
    expect(plan.changed).toEqual([]);
    expect(plan.added.map(({ name, quantity, unit, location_id }) => [name, quantity, unit, location_id])).toEqual([
      [ammonia.name, 1500, "lbs", 99],
      ["Chlorine", 1500, "lbs", 99],
    ]);
    expect(plan.tier.facility).toBe("Pier");
    expect(planContacts(report, [], 3).added).toMatchObject([{ business_id: 3, name: jo.name, email: jo.email }]);
  });

  it("adds no row for which the report gives only a range code", async () => {
    const text = (await file()).replaceAll(/<(maxAmount|amount)([^>]*)>[^<]+</g, "<$1$2><");
    const [place] = (await read(text)).places;
    if (place === undefined) throw new Error("The report has no place.");
    expect(planPlace(place, { ...location, id: 99 }, []).withoutAmount).toEqual([ammonia.name, "Chlorine"]);
  });

  it("asks for the site if neither ID nor name identifies it", async () => {
    const report = await read(await file());
    const strange = { ...location, id: 77, name: "Elsewhere" };
    expect(matchPlaces(report, [strange]).map((match) => match.location)).toEqual([null]);
  });
});
