import type { Client } from "@placard/api-client";
import { pdf } from "../sample-files.ts";
import { admin, harness, world } from "./ground.ts";
import { as, VERSION, type BodyOf, type Fields, type RoundTrips } from "./round-trip.ts";

/** Adds two chemicals at our location that can react. */
async function makePair(): Promise<string> {
  const client = await harness().client(world().ours.accounts.Admin);
  for (const name of ["Bleach", "Muriatic acid"]) {
    const body = { location_id: world().ours.location, name, quantity: 1, unit: "L", room: "Store" } as const;
    await client.chemicals.insertChemical({ body });
  }
  const { sites } = await client.storageReactivity.getStorageReactivity({ params: { id: world().ours.id } });
  const pairs = sites.flatMap((site) => site.pairs);
  const pair = pairs.find(
    ({ a, b }) => [a.name, b.name].includes("Bleach") && [a.name, b.name].includes("Muriatic acid"),
  );
  if (pair === undefined) throw new Error("There is no pair.");
  return pair.pair;
}

async function chemicalOf(client: Client, id: number): Promise<Fields> {
  const { chemicals } = await client.chemicals.getChemicalsByBusiness({ params: { id: world().ours.id } });
  return chemicals.find((row) => row.id === id) ?? {};
}

async function containerOf(client: Client, code: string): Promise<Fields> {
  const { container } = await client.containers.findContainer({
    params: { business_id: world().ours.id },
    query: { code },
  });
  return container;
}

const CONTAINER = {
  size: { quantity: 20.5, unit: "L" },
  room: "Drum room",
  cabinet: "Rack 4",
  opened_on: "2026-02-28",
  expires_on: "2027-02-28",
};

const CHEMICAL = {
  name: "Chlorine",
  quantity: 12.25,
  unit: "lbs",
  un_number: "1017",
  cas_number: "7782-50-5",
  hazard_classification: "2.3 (5.1, 8)",
  packing_group: "II",
  flash_point: { value: -17.5, unit: "C", bound: "below", method: "closed_cup" },
  room: "Chlorine room",
  cabinet: "Bay 2",
  storage_vessel: "Ton container",
  quantity_per_vessel: "900 kg",
  manufacturer: "Basin Gases",
  nfpa: { health: 4, fire: 0, reactivity: 0, special: "OX" },
  tier_two: {
    composition: "mixture",
    states: ["liquid", "gas"],
    hazards: ["oxidizer", "acute_toxicity"],
    h_codes: ["H270", "H330"],
    is_ehs: true,
    unit: "lbs",
    max_amount: 2000.5,
    average_amount: 900,
    largest_container: 1000,
    density: 1.41,
    days_on_site: 200,
    container_type: "L",
    pressure: "above",
    temperature: "below",
    is_fine_solid: false,
    parts: [{ name: "Chlorine", cas_number: "7782-50-5", percent: 99.5, basis: "weight", is_carcinogen: false }],
    is_trade_secret: true,
    is_place_confidential: true,
    record_id: "CVTR202500000000041",
    kept: {
      storage_id: "CLTR202500000000041",
      storage_type: "Battery",
      pressure: "Vacuum",
      temperature: "Seasonal",
      max_code: "07A",
      max_lb: 40_000,
      average_code: "07B",
      average_lb: 30_000,
      is_below_threshold: true,
      state_fields: [{ label: "Building", name: "State01Text", data: "B-12", is_required: false }],
      elements: [{ within: "", after: "lastModified", xml: "<txCode>LB</txCode>" }],
      storage_elements: [{ within: "", after: "amount", xml: "<txDike>2</txDike>" }],
      parts: [
        {
          name: "Water",
          cas_number: "7732-18-5",
          record_id: "CMTR202500000000041",
          max_code: "07B",
          elements: [{ within: "", after: "componentPercentage", xml: "<txGrade>A</txGrade>" }],
        },
      ],
    },
  },
};

/** Stored data of a business: chemicals, containers, sheets and possible reactions. */
export const chemicalTrips: RoundTrips = {
  insertAcceptedRisk: {
    values: async () => ({
      location_id: world().ours.location,
      pair: await makePair(),
      reason: "A wall of brick between them.",
    }),
    run: async (body) => {
      const client = await admin();
      await client.storageReactivity.insertAcceptedRisk({
        body: as<BodyOf<Client["storageReactivity"]["insertAcceptedRisk"]>>(body),
      });
      const { sites } = await client.storageReactivity.getStorageReactivity({ params: { id: world().ours.id } });
      return { ...sites.flatMap(({ pairs }) => pairs).find(({ pair }) => pair === body["pair"])?.accepted };
    },
  },
  insertChemical: {
    values: () => ({ ...CHEMICAL, location_id: world().ours.location }),
    run: async (body) => {
      const client = await admin();
      const { chemical } = await client.chemicals.insertChemical({
        body: as<BodyOf<Client["chemicals"]["insertChemical"]>>(body),
      });
      return chemicalOf(client, chemical.id);
    },
  },
  updateChemical: {
    values: () => ({
      ...CHEMICAL,
      location_id: world().ours.location,
      is_checked: true,
      keeps_sheets: true,
      fills_rows: [],
      version: 1,
    }),
    otherwise: {
      version: VERSION,
      location_id: { readAs: "location_id" },
      is_checked: { notRead: "sets checked_at and checked_by" },
      fills_rows: { notRead: "names the rows that take its report fields" },
      keeps_sheets: { notRead: "keeps the sheets that the row shares" },
    },
    run: async (body) => {
      const client = await admin();
      const params = { id: world().ours.chemical };
      await client.chemicals.updateChemical({ params, body: as<BodyOf<Client["chemicals"]["updateChemical"]>>(body) });
      return chemicalOf(client, params.id);
    },
  },
  insertContainers: {
    values: () => ({ chemical_id: world().ours.chemical, code: "FIELD-1", count: 1, ...CONTAINER }),
    otherwise: { count: { notRead: "says how many there are" } },
    run: async (body) => {
      const client = await admin();
      await client.containers.insertContainers({
        body: as<BodyOf<Client["containers"]["insertContainers"]>>(body),
      });
      return containerOf(client, "FIELD-1");
    },
  },
  updateContainer: {
    values: () => ({ code: "FIELD-3", ...CONTAINER, chemical_id: world().ours.chemical, version: 1 }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      const { containers } = await client.containers.insertContainers({
        body: { chemical_id: world().ours.chemical, code: "FIELD-2" },
      });
      await client.containers.updateContainer({
        params: { id: containers[0]?.id ?? 0 },
        body: as<BodyOf<Client["containers"]["updateContainer"]>>(body),
      });
      return containerOf(client, "FIELD-3");
    },
  },
  updateSds: {
    values: () => ({ revision_date: "2023-02-28", languages: ["fr"], covers: [world().ours.chemical] }),
    otherwise: { covers: { notRead: "is read as rows, each with its place" } },
    run: async (body) => {
      const client = await admin();
      const chemical_id = world().ours.chemical;
      const { id } = await client.safetyDataSheets.uploadSds({ fields: { chemical_id }, file: pdf() });
      await client.safetyDataSheets.updateSds({
        params: { id },
        body: as<BodyOf<Client["safetyDataSheets"]["updateSds"]>>(body),
      });
      return { ...(await client.safetyDataSheets.getSdsByChemical({ params: { chemical_id } })).sds };
    },
  },
};
