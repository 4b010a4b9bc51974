import type { Client } from "@placard/api-client";
import { jpeg, pdf } from "../sample-files.ts";
import { admin, world } from "./ground.ts";
import { as, KEY_OF_ROW, VERSION, type BodyOf, type Fields, type RoundTrips } from "./round-trip.ts";

async function locationOf(client: Client, id: number): Promise<Fields> {
  const { locations } = await client.locations.getLocationsByBusiness({ params: { id: world().ours.id } });
  return locations.find((row) => row.id === id) ?? {};
}

async function pointsOf(client: Client): Promise<readonly Fields[]> {
  const { locations } = await client.locations.getLocationsByBusiness({ params: { id: world().ours.id } });
  return locations.find((row) => row.id === world().ours.location)?.points ?? [];
}

/** Uploads a floor plan for the location of the test world. */
async function planOf(client: Client): Promise<number> {
  const fields = { location_id: world().ours.location, description: "Floor plan" };
  return (await client.pictures.uploadPicture({ fields, file: pdf() })).picture.id;
}

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
    kept: {
      mailing: { street: "PO Box 7", city: "Portland", state: "ME", zip: "04104", country: "USA" },
      fees_total: "150",
      phones: [{ record_id: "PHTR202500000000021", number: "207 555 0100", type: "24-hour", field: null }],
      ids: [{ record_id: "FDTR202500000000021", type: "RMP", id: "100000", description: "Risk plan" }],
      contacts: [{ link_id: "CKTR202500000000021", contact_id: "CTTR202500000000008" }],
      elements: [{ within: "latLong", after: "longitude", xml: "<latLongMethod>GPS</latLongMethod>" }],
    },
  },
};

const PIN_LATER = { notRead: "says that there is no pin yet" } as const;

/** Locations, their pictures and the points on plan and map. */
export const siteTrips: RoundTrips = {
  insertLocation: {
    values: () => ({ ...LOCATION, business_id: world().ours.id, contact_id: world().ours.contact }),
    otherwise: { pin_later: PIN_LATER },
    run: async (body) => {
      const client = await admin();
      const { location_id } = await client.locations.insertLocation({
        body: as<BodyOf<Client["locations"]["insertLocation"]>>({ ...body, pin_later: true }),
      });
      return locationOf(client, location_id);
    },
  },
  updateLocation: {
    values: () => ({ ...LOCATION, contact_id: world().ours.accounts.Viewer, version: 1 }),
    otherwise: { version: VERSION, pin_later: PIN_LATER },
    run: async (body) => {
      const client = await admin();
      const params = { id: world().ours.location };
      const values = as<BodyOf<Client["locations"]["updateLocation"]>>({ ...body, pin_later: true });
      await client.locations.updateLocation({ params, body: values });
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
  updatePlanPlacement: {
    values: () => ({
      page: 2,
      aspect: 1.25,
      pairs: [
        { x: 0.125, y: 0.75, longitude: -63.5704, latitude: 44.65 },
        { x: 0.875, y: 0.25, longitude: -63.5692, latitude: 44.6503 },
      ],
    }),
    run: async (body) => {
      const client = await admin();
      const picture_id = await planOf(client);
      const { placement } = await client.pictures.updatePlanPlacement({
        params: { picture_id },
        body: as<BodyOf<Client["pictures"]["updatePlanPlacement"]>>(body),
      });
      return { ...placement };
    },
  },
  insertSitePoint: {
    values: () => ({ location_id: 0, kind: "riser", latitude: 44.65, longitude: -63.58, note: "Behind door 4" }),
    otherwise: { location_id: KEY_OF_ROW },
    run: async (body) => {
      const client = await admin();
      await client.locations.insertSitePoint({
        body: as<BodyOf<Client["locations"]["insertSitePoint"]>>({ ...body, location_id: world().ours.location }),
      });
      return { ...(await pointsOf(client)).at(-1) };
    },
  },
  updateSitePoint: {
    values: () => ({ kind: "key_box", latitude: 44.66, longitude: -63.59, note: "Left of the gate" }),
    run: async (body) => {
      const client = await admin();
      const { point } = await client.locations.insertSitePoint({
        body: { location_id: world().ours.location, kind: "tank", latitude: 0, longitude: 0 },
      });
      await client.locations.updateSitePoint({
        params: { id: point.id },
        body: as<BodyOf<Client["locations"]["updateSitePoint"]>>(body),
      });
      return { ...(await pointsOf(client)).at(-1) };
    },
  },
  updatePicture: {
    values: () => ({ description: "North gate", place: 1, version: 1 }),
    otherwise: { version: VERSION, place: { notRead: "is the order of the list: see files.int.test.ts" } },
    run: async (body) => {
      const client = await admin();
      const location_id = world().ours.location;
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
};
