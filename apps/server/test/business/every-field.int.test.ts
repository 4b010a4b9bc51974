import { endpoints, secretFieldsOf, type Client, type EndpointShape } from "@placard/api-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { createHarness, type Harness } from "../harness.ts";
import { jpeg, pdf } from "../sample-files.ts";
import { createWorld, type World } from "../world.ts";

/**
 * Every field of every body that is stored is written once and read back through another call. The fields are those of
 * the contract's schema: one that a handler, a query or an answer forgets fails here.
 */

let harness: Harness;
let world: World;
/** Two at our site that may react. */
let standingPair: string;
beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  standingPair = await makePair();
});
afterAll(() => harness[Symbol.asyncDispose]());

async function makePair(): Promise<string> {
  const client = await harness.client(world.ours.accounts.Admin);
  for (const name of ["Bleach", "Muriatic acid"]) {
    const body = { location_id: world.ours.location, name, quantity: 1, unit: "L", room: "Store" } as const;
    await client.chemicals.insertChemical({ body });
  }
  const { sites } = await client.storageReactivity.getStorageReactivity({ params: { id: world.ours.id } });
  const pairs = sites.flatMap((site) => site.pairs);
  const pair = pairs.find(
    ({ a, b }) => [a.name, b.name].includes("Bleach") && [a.name, b.name].includes("Muriatic acid"),
  );
  if (pair === undefined) throw new Error("There is no pair.");
  return pair.pair;
}

type Fields = Readonly<Record<string, unknown>>;

interface RoundTrip {
  /** Signs in, writes `body`, and gives what another call reads. */
  readonly run: (body: Fields) => Promise<Fields>;
  /** One value for each field of the schema, none of them what the row holds anyway. */
  readonly values: () => Fields;
  /** Fields that are read under another name, or are not to be read: with the reason. */
  readonly otherwise?: Readonly<Record<string, { readonly readAs: string } | { readonly notRead: string }>>;
}

const admin = () => harness.client(world.ours.accounts.Admin);
const chief = () => harness.client(world.verified.admin);

/** A body that was made from the schema's own field names; its shape is checked by the server. */
const as = <T>(body: Fields): T => body as T;
type BodyOf<Call> = Call extends (input: infer Input, ...rest: never[]) => unknown
  ? Input extends { readonly body: infer Body }
    ? Body
    : never
  : never;

async function chemicalOf(client: Client, id: number): Promise<Fields> {
  const { chemicals } = await client.chemicals.getChemicalsByBusiness({ params: { id: world.ours.id } });
  return chemicals.find((row) => row.id === id) ?? {};
}
async function locationOf(client: Client, id: number): Promise<Fields> {
  const { locations } = await client.locations.getLocationsByBusiness({ params: { id: world.ours.id } });
  return locations.find((row) => row.id === id) ?? {};
}
async function pointsOf(client: Client): Promise<readonly Fields[]> {
  const { locations } = await client.locations.getLocationsByBusiness({ params: { id: world.ours.id } });
  return locations.find((row) => row.id === world.ours.location)?.points ?? [];
}
async function contactOf(client: Client, id: number): Promise<Fields> {
  const { users } = await client.people.getContactsByBusiness({ params: { business_id: world.ours.id } });
  return users.find((row) => row.id === id) ?? {};
}
async function userOf(client: Client, business_id: number, id: number): Promise<Fields> {
  const { users } = await client.people.getBusinessUsers({ params: { business_id } });
  return users.find((row) => row.id === id) ?? {};
}
async function memberOf(id: number): Promise<Fields> {
  const client = await chief();
  const { users } = await client.departments.getResponderUsers({ params: { department_id: world.verified.id } });
  return users.find((row) => row.id === id) ?? {};
}

/** A whole round of the spill kits, in the order of its items. */
const SPILL_ANSWERS = ["there", "fits", "gloves", "respirators", "drains", "numbers"].map((item) => ({
  item,
  result: item === "gloves" ? "fail" : "pass",
  note: item === "gloves" ? "Torn" : "",
  owner_id: null,
  mend_by: item === "gloves" ? "2026-12-01" : null,
  is_high_risk: item === "gloves",
}));

async function newSchedule(client: Client): Promise<number> {
  const body = { location_id: world.ours.location, template: "spill_kits", interval: "once", due_on: "2026-11-21" };
  const { schedule } = await client.inspections.insertInspectionSchedule({
    body: as<BodyOf<Client["inspections"]["insertInspectionSchedule"]>>(body),
  });
  return schedule.id;
}
async function newInspection(client: Client): Promise<number> {
  const body = { schedule_id: await newSchedule(client) };
  return (await client.inspections.insertInspection({ body })).inspection.id;
}
async function newFinding(client: Client): Promise<number> {
  const body = as<BodyOf<Client["inspections"]["finishInspection"]>>({ answers: SPILL_ANSWERS });
  const { inspection } = await client.inspections.finishInspection({
    params: { id: await newInspection(client) },
    body,
  });
  return inspection.findings[0]?.id ?? 0;
}
async function scheduleOf(client: Client, id: number): Promise<Fields> {
  const { schedules } = await client.inspections.getInspectionSchedules({ params: { id: world.ours.id } });
  return schedules.find((row) => row.id === id) ?? {};
}
async function findingOf(client: Client, state: "open" | "mended", id: number): Promise<Fields> {
  const { findings } = await client.inspections.getInspectionFindings({
    params: { id: world.ours.id },
    query: { state },
  });
  return findings.find((row) => row.id === id) ?? {};
}

/** The one floor plan of the world's site. */
async function planOf(client: Client): Promise<number> {
  const params = { location_id: world.ours.location };
  const { pictures } = await client.pictures.getPicturesByLocation({ params });
  const [known] = pictures;
  if (known !== undefined) return known.id;
  const fields = { ...params, description: "Floor plan" };
  return (await client.pictures.uploadPicture({ fields, file: pdf() })).picture.id;
}

async function containerOf(client: Client, code: string): Promise<Fields> {
  const { container } = await client.containers.findContainer({
    params: { business_id: world.ours.id },
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
  },
};
const LOCATION = {
  name: "West shed",
  civic_address: "7 West Road, Halifax NS",
  address: "Shed 7",
  square_feet: 1234,
  number_employees: 17,
  best_entrance: "Gate 3",
  fire_suppression: true,
  fire_alarm: false,
  sprinklers: true,
  training_for_chemicals: false,
  nearby_river_or_sewer: true,
  latitude: 44.5,
  longitude: -63.25,
  precision: "street",
  tier_two: {
    facility: "West works",
    department: "Stores",
    street: "7 West Road",
    city: "Portland",
    state: "ME",
    zip: "04101",
    county: "Cumberland",
    fire_district: "Harbour Fire",
    naics: "493120",
    duns: "123456789",
    is_manned: true,
    max_occupants: 12,
    is_planning_subject: true,
    is_prevention_subject: false,
    is_retail_fuel_station: false,
    is_tank_compliant: true,
    notes: "Gate 3",
    state_fields: [{ label: "Fee paid", name: "State01Checkbox", data: "true", is_required: true }],
    record_id: "FATR202500000000021",
  },
};
const CONTACT = {
  name: "Kim",
  email: "kim@field.example",
  phone: "+1 902 555 0199",
  job_title: "Foreman",
  role: "Supervisor",
  tier_two: {
    types: ["Owner / Operator", "Emergency Contact"],
    phone_24h: "+1 207 555 0100",
    street: "5 Field Road",
    city: "Portland",
    state: "ME",
    zip: "04101",
    record_id: "CTTR202500000000008",
  },
};
const BUSINESS = {
  name: "Field Works",
  email: "office@field.example",
  address: "5 Field Road",
  phone: "+1 902 555 0111",
  type: "Warehouse",
  owner: "Fay Field",
  number_of_locations: 6,
  number_of_chemicals: 31,
};
const MADE_AT = { notRead: "Lets a document in after the end; its lines of the log carry the moment." };
const VERSION = { notRead: "says which row was seen; edit conflicts have tests of their own" } as const;
const KEY_OF_ROW = { notRead: "names whose row it is" } as const;

const ROUND_TRIPS: Readonly<Record<string, RoundTrip>> = {
  insertAcceptedRisk: {
    values: () => ({ location_id: world.ours.location, pair: standingPair, reason: "A wall of brick between them." }),
    run: async (body) => {
      const client = await admin();
      await client.storageReactivity.insertAcceptedRisk({
        body: as<BodyOf<Client["storageReactivity"]["insertAcceptedRisk"]>>(body),
      });
      const { sites } = await client.storageReactivity.getStorageReactivity({ params: { id: world.ours.id } });
      return { ...sites.flatMap(({ pairs }) => pairs).find(({ pair }) => pair === standingPair)?.accepted };
    },
  },
  insertChemical: {
    values: () => ({ ...CHEMICAL, location_id: world.ours.location }),
    run: async (body) => {
      const client = await admin();
      const { chemical } = await client.chemicals.insertChemical({
        body: as<BodyOf<Client["chemicals"]["insertChemical"]>>(body),
      });
      return chemicalOf(client, chemical.id);
    },
  },
  updateChemical: {
    values: () => ({ ...CHEMICAL, location_id: world.ours.location, version: 1 }),
    otherwise: { version: VERSION, location_id: { readAs: "location_id" } },
    run: async (body) => {
      const client = await admin();
      const params = { id: world.ours.chemical };
      await client.chemicals.updateChemical({ params, body: as<BodyOf<Client["chemicals"]["updateChemical"]>>(body) });
      return chemicalOf(client, params.id);
    },
  },
  insertLocation: {
    values: () => ({ ...LOCATION, business_id: world.ours.id, contact_id: world.ours.contact }),
    run: async (body) => {
      const client = await admin();
      const { location_id } = await client.locations.insertLocation({
        body: as<BodyOf<Client["locations"]["insertLocation"]>>(body),
      });
      return locationOf(client, location_id);
    },
  },
  updateLocation: {
    values: () => ({ ...LOCATION, contact_id: world.ours.accounts.Viewer, version: 1 }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      const params = { id: world.ours.location };
      await client.locations.updateLocation({ params, body: as<BodyOf<Client["locations"]["updateLocation"]>>(body) });
      return locationOf(client, params.id);
    },
  },
  insertPlanPoint: {
    values: () => ({ picture_id: 0, kind: "riser", page: 2, x: 0.125, y: 0.875, note: "Behind door 4" }),
    otherwise: { picture_id: KEY_OF_ROW },
    run: async (body) => {
      const client = await admin();
      const picture_id = await planOf(client);
      await client.pictures.insertPlanPoint({
        body: as<BodyOf<Client["pictures"]["insertPlanPoint"]>>({ ...body, picture_id }),
      });
      return { ...(await client.pictures.getPlanPoints({ params: { picture_id } })).points.at(-1) };
    },
  },
  updatePlanPoint: {
    values: () => ({ kind: "key_box", page: 3, x: 0.25, y: 0.5, note: "Left of the gate" }),
    run: async (body) => {
      const client = await admin();
      const picture_id = await planOf(client);
      const { point } = await client.pictures.insertPlanPoint({
        body: { picture_id, kind: "tank", page: 1, x: 0, y: 0 },
      });
      await client.pictures.updatePlanPoint({
        params: { id: point.id },
        body: as<BodyOf<Client["pictures"]["updatePlanPoint"]>>(body),
      });
      return { ...(await client.pictures.getPlanPoints({ params: { picture_id } })).points.at(-1) };
    },
  },
  insertContainers: {
    values: () => ({ chemical_id: world.ours.chemical, code: "FIELD-1", count: 1, ...CONTAINER }),
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
    values: () => ({ code: "FIELD-3", ...CONTAINER, chemical_id: world.ours.chemical, version: 1 }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      const { containers } = await client.containers.insertContainers({
        body: { chemical_id: world.ours.chemical, code: "FIELD-2" },
      });
      await client.containers.updateContainer({
        params: { id: containers[0]?.id ?? 0 },
        body: as<BodyOf<Client["containers"]["updateContainer"]>>(body),
      });
      return containerOf(client, "FIELD-3");
    },
  },
  insertSitePoint: {
    values: () => ({ location_id: 0, kind: "riser", latitude: 44.65, longitude: -63.58, note: "Behind door 4" }),
    otherwise: { location_id: KEY_OF_ROW },
    run: async (body) => {
      const client = await admin();
      await client.locations.insertSitePoint({
        body: as<BodyOf<Client["locations"]["insertSitePoint"]>>({ ...body, location_id: world.ours.location }),
      });
      return { ...(await pointsOf(client)).at(-1) };
    },
  },
  updateSitePoint: {
    values: () => ({ kind: "key_box", latitude: 44.66, longitude: -63.59, note: "Left of the gate" }),
    run: async (body) => {
      const client = await admin();
      const { point } = await client.locations.insertSitePoint({
        body: { location_id: world.ours.location, kind: "tank", latitude: 0, longitude: 0 },
      });
      await client.locations.updateSitePoint({
        params: { id: point.id },
        body: as<BodyOf<Client["locations"]["updateSitePoint"]>>(body),
      });
      return { ...(await pointsOf(client)).at(-1) };
    },
  },
  insertInspectionSchedule: {
    values: () => ({
      location_id: world.ours.location,
      template: "batteries",
      interval: "quarter",
      due_on: "2027-01-15",
      assignee_id: world.ours.contact,
    }),
    run: async (body) => {
      const client = await admin();
      const { schedule } = await client.inspections.insertInspectionSchedule({
        body: as<BodyOf<Client["inspections"]["insertInspectionSchedule"]>>(body),
      });
      return scheduleOf(client, schedule.id);
    },
  },
  updateInspectionSchedule: {
    values: () => ({
      interval: "year",
      due_on: "2027-02-15",
      assignee_id: world.ours.accounts.User,
      is_active: false,
      version: 1,
    }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      const params = { id: await newSchedule(client) };
      await client.inspections.updateInspectionSchedule({
        params,
        body: as<BodyOf<Client["inspections"]["updateInspectionSchedule"]>>(body),
      });
      return scheduleOf(client, params.id);
    },
  },
  insertInspection: {
    values: () => ({ schedule_id: 0 }),
    otherwise: { schedule_id: KEY_OF_ROW },
    run: async () => {
      const client = await admin();
      const body = { schedule_id: await newSchedule(client) };
      return (await client.inspections.insertInspection({ body })).inspection;
    },
  },
  updateInspection: {
    values: () => ({ answers: SPILL_ANSWERS.slice(1), version: 1 }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      const params = { id: await newInspection(client) };
      await client.inspections.updateInspection({
        params,
        body: as<BodyOf<Client["inspections"]["updateInspection"]>>(body),
      });
      return (await client.inspections.getInspection({ params })).inspection;
    },
  },
  finishInspection: {
    values: () => ({ answers: SPILL_ANSWERS, version: 1, today: "2026-11-20" }),
    otherwise: { version: VERSION, today: { readAs: "done_on" } },
    run: async (body) => {
      const client = await admin();
      const params = { id: await newInspection(client) };
      await client.inspections.finishInspection({
        params,
        body: as<BodyOf<Client["inspections"]["finishInspection"]>>(body),
      });
      return (await client.inspections.getInspection({ params })).inspection;
    },
  },
  updateInspectionFinding: {
    values: () => ({
      note: "Still torn",
      owner_id: world.ours.contact,
      mend_by: "2027-03-01",
      is_high_risk: false,
      version: 1,
    }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      const params = { id: await newFinding(client) };
      await client.inspections.updateInspectionFinding({
        params,
        body: as<BodyOf<Client["inspections"]["updateInspectionFinding"]>>(body),
      });
      return findingOf(client, "open", params.id);
    },
  },
  mendInspectionFinding: {
    values: () => ({ mended_how: "New gloves", version: 1 }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      const params = { id: await newFinding(client) };
      await client.inspections.mendInspectionFinding({
        params,
        body: as<BodyOf<Client["inspections"]["mendInspectionFinding"]>>(body),
      });
      return findingOf(client, "mended", params.id);
    },
  },
  reopenInspectionFinding: {
    values: () => ({ version: 1 }),
    otherwise: { version: VERSION },
    run: async () => {
      const client = await admin();
      const params = { id: await newFinding(client) };
      await client.inspections.reopenInspectionFinding({ params, body: { version: 1 } });
      return findingOf(client, "open", params.id);
    },
  },
  updateSds: {
    values: () => ({ revision_date: "2023-02-28", languages: ["fr"] }),
    run: async (body) => {
      const client = await admin();
      const chemical_id = world.ours.chemical;
      const { id } = await client.safetyDataSheets.uploadSds({ fields: { chemical_id }, file: pdf() });
      await client.safetyDataSheets.updateSds({
        params: { id },
        body: as<BodyOf<Client["safetyDataSheets"]["updateSds"]>>(body),
      });
      return { ...(await client.safetyDataSheets.getSdsByChemical({ params: { chemical_id } })).sds };
    },
  },
  updatePicture: {
    values: () => ({ description: "North gate", place: 1 }),
    otherwise: { place: { notRead: "is the order of the list: see files.int.test.ts" } },
    run: async (body) => {
      const client = await admin();
      const location_id = world.ours.location;
      const { picture } = await client.pictures.uploadPicture({
        fields: { location_id, description: "Gate" },
        file: jpeg("gate.jpg"),
      });
      const params = { picture_id: picture.id };
      await client.pictures.updatePicture({ params, body: as<BodyOf<Client["pictures"]["updatePicture"]>>(body) });
      const { pictures } = await client.pictures.getPicturesByLocation({ params: { location_id } });
      return { ...pictures.find(({ id }) => id === picture.id) };
    },
  },
  insertBusinessContact: {
    values: () => ({ ...CONTACT, business_id: world.ours.id }),
    run: async (body) => {
      const client = await admin();
      const { contact_id } = await client.people.insertBusinessContact({
        body: as<BodyOf<Client["people"]["insertBusinessContact"]>>(body),
      });
      return contactOf(client, contact_id);
    },
  },
  updateBusinessContact: {
    values: () => ({ ...CONTACT, email: "kim.2@field.example", version: 1 }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      const params = { id: world.ours.contact };
      await client.people.updateBusinessContact({
        params,
        body: as<BodyOf<Client["people"]["updateBusinessContact"]>>(body),
      });
      return contactOf(client, params.id);
    },
  },
  insertBusinessUser: {
    values: () => ({
      business_id: world.theirs.id,
      name: "Lou",
      email: "lou@field.example",
      password: "correct horse battery",
      role: "Manager",
      user_role: false,
    }),
    otherwise: { claim: { notRead: "stands for the first Admin alone: see registration.int.test.ts" } },
    run: async (body) => {
      const client = await harness.client(world.theirs.accounts.Admin);
      const { user } = await client.registration.insertBusinessUser({
        body: as<BodyOf<Client["registration"]["insertBusinessUser"]>>(body),
      });
      const lou = await harness.client();
      await lou.session.loginUser({ body: { email: "lou@field.example", password: "correct horse battery" } });
      return userOf(client, world.theirs.id, user.id);
    },
  },
  updateUser: {
    values: () => ({ name: "Lee", email: "lee@field.example", role: "Manager", version: 1 }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      const params = { id: world.ours.accounts.Viewer };
      await client.people.updateUser({ params, body: as<BodyOf<Client["people"]["updateUser"]>>(body) });
      return userOf(client, world.ours.id, params.id);
    },
  },
  insertBusiness: {
    values: () => BUSINESS,
    run: async (body) => {
      const client = await harness.client();
      const { business_id, claim } = await client.registration.insertBusiness({
        body: as<BodyOf<Client["registration"]["insertBusiness"]>>(body),
      });
      const person = { name: "Fay", email: "fay@field.example", password: "correct horse battery" };
      await client.registration.insertBusinessUser({ body: { ...person, business_id, claim } });
      await client.session.loginUser({ body: { email: person.email, password: person.password } });
      return (await client.businesses.getBusinessDetails({ params: { id: business_id } })).business;
    },
  },
  updateBusiness: {
    values: () => ({ ...BUSINESS, name: "Field Works West", tier: 2 }),
    run: async (body) => {
      const client = await harness.client(world.theirs.accounts.Admin);
      const params = { id: world.theirs.id };
      await client.businesses.updateBusiness({
        params,
        body: as<BodyOf<Client["businesses"]["updateBusiness"]>>(body),
      });
      return (await client.businesses.getBusinessDetails({ params })).business;
    },
  },
  updateBusinessRegistration: {
    values: () => ({
      emergency_contact_name: "Jo Bell",
      emergency_contact_phone: "+1 902 555 0143",
      general_business_email: "office@harbour.example",
      liquor_permit: true,
      business_registration: "3298471",
      hazardous_material_permit: "HM-77",
    }),
    run: async (body) => {
      const client = await admin();
      await client.businesses.updateBusinessRegistration({
        params: { business_id: world.ours.id },
        body: as<BodyOf<Client["businesses"]["updateBusinessRegistration"]>>(body),
      });
      return (await client.businesses.getBusinessDetails({ params: { id: world.ours.id } })).registration ?? {};
    },
  },
  insertResponderAdmin: {
    values: () => ({
      name: "Alex",
      email: "alex@field.example",
      password: "correct horse battery",
      department_name: "Field Fire",
    }),
    otherwise: { department_name: { readAs: "department_name" } },
    run: async (body) => {
      const client = await harness.client();
      const { department_id, user_id } = await client.registration.insertResponderAdmin({
        body: as<BodyOf<Client["registration"]["insertResponderAdmin"]>>(body),
      });
      await client.session.loginResponder({ body: { email: "alex@field.example", password: "correct horse battery" } });
      const { users } = await client.departments.getResponderUsers({ params: { department_id } });
      const { department } = await client.departments.getDepartment({ params: { department_id } });
      return { ...users.find(({ id }) => id === user_id), department_name: department.name };
    },
  },
  insertResponderUser: {
    values: () => ({
      name: "Robin",
      email: "robin@field.example",
      password: "correct horse battery",
      user_role: false,
      department_id: world.verified.id,
      department_name: "Harbour Fire",
      team_emails: ["team@field.example"],
    }),
    otherwise: {
      user_role: { notRead: "accepted and not used, as the contract says" },
      department_name: { notRead: "for a request without invitation: see registration.int.test.ts" },
      team_emails: { notRead: "invited once the member is approved: see registration.int.test.ts" },
    },
    run: async (body) => {
      const client = await chief();
      const { user_id } = await client.registration.insertResponderUser({
        body: as<BodyOf<Client["registration"]["insertResponderUser"]>>(body),
      });
      return memberOf(user_id);
    },
  },
  updateResponderUser: {
    values: () => ({ name: "Ray", email: "ray@field.example", responderRole: "admin" }),
    run: async (body) => {
      const client = await chief();
      const params = { id: world.verified.member };
      await client.departments.updateResponderUser({
        params,
        body: as<BodyOf<Client["departments"]["updateResponderUser"]>>(body),
      });
      return memberOf(params.id);
    },
  },
  updateDepartment: {
    values: () => ({ name: "Harbour Fire and Rescue", tier: 3 }),
    run: async (body) => {
      const client = await harness.client(world.otherVerified.admin);
      const params = { department_id: world.otherVerified.id };
      await client.departments.updateDepartment({
        params,
        body: as<BodyOf<Client["departments"]["updateDepartment"]>>(body),
      });
      return (await client.departments.getDepartment({ params })).department;
    },
  },
  insertInvitations: {
    values: () => ({ department_id: world.verified.id, emails: ["sam@field.example"] }),
    otherwise: { department_id: KEY_OF_ROW },
    run: async (body) => {
      const client = await chief();
      await client.departments.insertInvitations({
        body: as<BodyOf<Client["departments"]["insertInvitations"]>>(body),
      });
      const { invitations } = await client.departments.getInvitations({ params: { department_id: world.verified.id } });
      return { emails: invitations.map(({ email }) => email) };
    },
  },
  insertBusinessInvitation: {
    values: () => ({ business_id: world.ours.id, email: "kit@field.example", role: "Manager" }),
    run: async (body) => {
      const client = await admin();
      await client.invitations.insertBusinessInvitation({
        body: as<BodyOf<Client["invitations"]["insertBusinessInvitation"]>>(body),
      });
      const params = { business_id: world.ours.id };
      const { invitations } = await client.invitations.getBusinessInvitations({ params });
      return { ...invitations[0] };
    },
  },
  acceptInvitation: {
    values: () => ({ invitation_token: "", name: "Kit", password: "correct horse battery" }),
    otherwise: { invitation_token: { notRead: "a secret that works once" } },
    run: async (body) => {
      const client = await chief();
      const { invitations } = await client.departments.insertInvitations({
        body: { department_id: world.verified.id, emails: ["pat@field.example"] },
      });
      const { link } = await client.invitations.insertInvitationLink({ params: { id: invitations[0]?.id ?? 0 } });
      const invitation_token = new URL(link).searchParams.get("invitation") ?? "";
      const { user_id, email } = await client.invitations.acceptInvitation({
        body: as<BodyOf<Client["invitations"]["acceptInvitation"]>>({ ...body, invitation_token }),
      });
      const pat = await harness.client();
      await pat.session.loginResponder({ body: { email, password: "correct horse battery" } });
      return memberOf(user_id);
    },
  },
  insertAccessToken: {
    values: () => ({ department_id: world.verified.id, name: "Portal", scopes: ["hazard:model"] }),
    otherwise: { department_id: KEY_OF_ROW },
    run: async (body) => {
      const client = await chief();
      await client.departments.insertAccessToken({
        body: as<BodyOf<Client["departments"]["insertAccessToken"]>>(body),
      });
      const { tokens } = await client.departments.getAccessTokens({ params: { department_id: world.verified.id } });
      return { ...tokens[0] };
    },
  },
  insertBusinessAccessToken: {
    values: () => ({ business_id: world.ours.id, name: "Stock system", scopes: ["inventory:write"] }),
    otherwise: { business_id: KEY_OF_ROW },
    run: async (body) => {
      const client = await admin();
      await client.accessTokens.insertBusinessAccessToken({
        body: as<BodyOf<Client["accessTokens"]["insertBusinessAccessToken"]>>(body),
      });
      const params = { business_id: world.ours.id };
      const { tokens } = await client.accessTokens.getBusinessAccessTokens({ params });
      return { ...tokens.at(-1) };
    },
  },
  createIncident: {
    values: () => ({
      user_id: world.verified.member,
      title: "Leak at the pier",
      made_at: "2026-11-21T13:10:00.000Z",
    }),
    run: async (body) => {
      const client = await harness.client(world.verified.member);
      const { data } = await client.incidents.createIncident({
        body: as<BodyOf<Client["incidents"]["createIncident"]>>(body),
      });
      const { incidents } = await client.incidents.getUserIncidents({ params: { userId: world.verified.member } });
      const made = incidents.find(({ incident_id }) => incident_id === data.incident_id);
      return { ...made, made_at: made?.created_at };
    },
  },
  logIncidentAction: {
    values: () => ({
      incident_id: world.verified.incident,
      module: "business-search",
      action_type: "search_performed",
      action_data: { query: "harbour" },
      made_at: "2026-11-21T13:40:00.000Z",
    }),
    run: async (body) => {
      const client = await harness.client(world.verified.member);
      await client.incidents.logIncidentAction({ body: as<BodyOf<Client["incidents"]["logIncidentAction"]>>(body) });
      const { entries } = await client.incidents.getIncidentLog({ params: { incident_id: world.verified.incident } });
      return { ...entries.at(-1), incident_id: world.verified.incident };
    },
  },
  updateIncidentPlan: {
    values: () => ({
      version: 0,
      plan: {
        incidentName: "Leak",
        incidentCommander: "A. Morin",
        location: "100 Pier Road",
        dateTime: "2026-11-21T14:05:00.000Z",
        incidentType: "Hazardous material",
        objectives: "Account for all.",
        strategy: "Defensive.",
        safety: "Level A.",
        resources: "Engine 3.",
        communications: "Channel 4.",
        logistics: "Water.",
        canUtechConsultation: "Called.",
        chemicals: [
          { text: "fuming nitric", chemical: { key: "cas:7697-37-2", name: "Red fuming", un_number: "UN2032" } },
          { text: "green drum", chemical: null },
        ],
        known: [{ field: "objectives", text: "Keep everyone out of 100 m." }],
      },
    }),
    otherwise: { version: VERSION, made_at: MADE_AT },
    run: async (body) => {
      const client = await harness.client(world.verified.member);
      const params = { incident_id: world.verified.incident };
      await client.incidents.updateIncidentPlan({
        params,
        body: as<BodyOf<Client["incidents"]["updateIncidentPlan"]>>(body),
      });
      const { plan } = await client.incidents.getIncidentPlan({ params });
      return { plan };
    },
  },
  updateChecklistProgress: {
    values: () => ({
      changes: [
        { guide: "decon-officer", item: "1.1", is_done: true, changed_at: "2026-11-21T13:00:00.000Z" },
        { guide: "decon-officer", item: "1.2", is_done: false, changed_at: "2026-11-21T13:30:00.000Z" },
      ],
      made_at: "2026-11-21T13:31:00.000Z",
    }),
    otherwise: { made_at: MADE_AT },
    run: async (body) => {
      const client = await harness.client(world.verified.member);
      const params = { incident_id: world.verified.incident };
      await client.incidents.updateChecklistProgress({
        params,
        body: as<BodyOf<Client["incidents"]["updateChecklistProgress"]>>(body),
      });
      const { changes } = await client.incidents.getChecklistProgress({ params });
      return { changes: changes.map(({ changed_by: _by, ...change }) => change) };
    },
  },
  updateIncidentStatus: {
    values: () => ({ status: "completed", made_at: "2026-11-21T13:50:00.000Z" }),
    run: async (body) => {
      const client = await harness.client(world.otherVerified.member);
      const params = { id: world.otherVerified.incident };
      await client.incidents.updateIncidentStatus({
        params,
        body: as<BodyOf<Client["incidents"]["updateIncidentStatus"]>>(body),
      });
      const { incidents } = await client.incidents.getUserIncidents({ params: { userId: world.otherVerified.member } });
      const { entries } = await client.incidents.getIncidentLog({ params: { incident_id: params.id } });
      const ending = entries.find(({ action_type }) => action_type === "incident_ended");
      return { ...incidents.find(({ incident_id }) => incident_id === params.id), made_at: ending?.made_at };
    },
  },
};

/**
 * Bodies of which no row is made: they sign in, set secrets, or ask a question. Rows of an import wait until it is
 * finished: chemical-imports.int.test.ts reads them back.
 */
const NOT_STORED = [
  "loginUser",
  "loginResponder",
  "requestPasswordReset",
  "resetPassword",
  "changePassword",
  "convertMgM3ToPpm",
  "convertPpmToMgM3",
  "turnbackPpm",
  "geocodeAddress",
  "insertChemicalImport",
  "insertImportedChemicals",
];

const shapeOf = ({ body }: EndpointShape): readonly string[] =>
  body instanceof z.ZodObject ? Object.keys(body.shape) : [];

it("is asked of every endpoint that stores a body", () => {
  const withBody = endpoints.filter((endpoint) => shapeOf(endpoint).length > 0).map(({ id }) => id);
  expect([...Object.keys(ROUND_TRIPS), ...NOT_STORED].toSorted()).toEqual(withBody.toSorted());
});

describe.each(Object.entries(ROUND_TRIPS))("%s", (id, { values, run, otherwise = {} }) => {
  it("keeps every field", async () => {
    const endpoint = endpoints.find((known) => known.id === id);
    if (endpoint === undefined) throw new Error(`The contract has no ${id}.`);
    const body = values();
    const silent = new Set(Object.entries(otherwise).flatMap(([field, how]) => ("notRead" in how ? [field] : [])));
    const secret = secretFieldsOf(endpoint);
    expect(Object.keys(body).toSorted(), "a value for each field").toEqual(
      shapeOf(endpoint)
        .filter((field) => field in body || !(silent.has(field) || secret.includes(field)))
        .toSorted(),
    );
    const read = await run(body);
    for (const [field, value] of Object.entries(body)) {
      if (silent.has(field) || secret.includes(field)) continue;
      const how = otherwise[field];
      expect(read[how !== undefined && "readAs" in how ? how.readAs : field], field).toEqual(value);
    }
  });
});
