import { HttpError, type Client } from "@placard/api-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

/** The message of a refusal. */
const messageOf = (error: unknown): string =>
  error instanceof HttpError ? (error.problem?.message ?? "") : String(error);

let harness: Harness;
let world: World;
let admin: Client;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  admin = await harness.client(world.ours.accounts.Admin);
});
afterAll(() => harness[Symbol.asyncDispose]());

/** The problem in the answer that refuses a call, with the current row. */
async function problemOf(call: Promise<unknown>): Promise<unknown> {
  const error = await call.catch((reason: unknown) => reason);
  return error instanceof HttpError ? error.problem : error;
}

describe("locations", () => {
  it("return what was entered", async () => {
    const { location_id } = await admin.locations.insertLocation({
      body: {
        business_id: world.ours.id,
        name: " North store ",
        civic_address: "5 Lower Water Street, Halifax NS",
        square_feet: 900,
        contact_id: world.ours.contact,
        sprinklers: false,
        latitude: 44.6,
        longitude: -63.5,
      },
    });
    const { locations } = await admin.locations.getLocationsByBusiness({ params: { id: world.ours.id } });
    expect(locations.find((location) => location.id === location_id)).toMatchObject({
      name: "North store",
      square_feet: 900,
      contact_name: "Jo Bell",
      sprinklers: false,
      fire_alarm: null,
      precision: "registered",
      chemicals_count: 0,
      version: 1,
    });
  });

  it("return the form's messages for missing fields", async () => {
    const call = admin.locations.insertLocation({
      body: { business_id: world.ours.id, name: "", civic_address: "", pin_later: true },
    });
    await expect(call).rejects.toMatchObject({
      status: 400,
      problem: {
        message: "Location name is required",
        fields: [
          { path: "name", message: "Location name is required" },
          { path: "civic_address", message: "Civic address is required" },
        ],
      },
    });
  });

  it("reject a manager of another business", async () => {
    const call = admin.locations.updateLocation({
      params: { id: world.ours.location },
      body: { contact_id: world.theirs.contact },
    });
    expect(await refusalOf(call)).toEqual({ status: 422, code: "contact_not_in_business" });
  });

  it("reject a stale edit and return the current row", async () => {
    const params = { id: world.ours.location };
    const { location } = await admin.locations.updateLocation({ params, body: { best_entrance: "Gate 2" } });
    const stale = admin.locations.updateLocation({ params, body: { best_entrance: "Gate 3", version: 1 } });
    await expect(stale).rejects.toMatchObject({
      status: 409,
      problem: { code: "edit_conflict", current: { best_entrance: "Gate 2", version: location.version } },
    });
  });

  it("accept one of two simultaneous edits of the same version", async () => {
    const { location_id: id, location } = await admin.locations.insertLocation({
      body: { business_id: world.ours.id, name: "Both", civic_address: "8 Lower Water Street", pin_later: true },
    });
    const edit = (name: string) =>
      admin.locations.updateLocation({ params: { id }, body: { name, version: location.version } });
    const both = await Promise.allSettled([edit("One"), edit("Two"), edit("Three")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
  });

  it("lose the position of an old address unless a pin is sent with the new one", async () => {
    const { location: made } = await admin.locations.insertLocation({
      body: {
        business_id: world.ours.id,
        name: "Moving shed",
        civic_address: "1 Old Road, Halifax",
        latitude: 44.6,
        longitude: -63.5,
      },
    });
    const change = async (body: {
      civic_address: string;
      pin_later?: boolean;
      latitude?: number;
      longitude?: number;
    }) => (await admin.locations.updateLocation({ params: { id: made.id }, body })).location;
    expect(await change({ civic_address: "1 Old Road, Halifax" })).toMatchObject({
      latitude: 44.6,
      precision: "registered",
    });
    expect(await change({ civic_address: "2 New Road, Halifax", pin_later: true })).toMatchObject({
      latitude: null,
      precision: "none",
    });
    expect(await change({ civic_address: "3 Newest Road, Halifax", latitude: 44.7, longitude: -63.6 })).toMatchObject({
      latitude: 44.7,
      precision: "registered",
    });
    await admin.locations.deleteLocation({ params: { id: made.id } });
  });

  it("reject a town as position and an incomplete pin", async () => {
    const site = { business_id: world.ours.id, name: "Depot", civic_address: "Yarmouth, NS", pin_later: true };
    const town = { latitude: 43.84, longitude: -66.12, precision: "town" } as const;
    const params = { id: world.ours.location };
    const messages = await Promise.all(
      [
        admin.locations.insertLocation({ body: { ...site, ...town } }),
        admin.locations.insertLocation({ body: { ...site, latitude: 43.84 } }),
        admin.locations.updateLocation({ params, body: town }),
        admin.locations.updateLocation({ params, body: { longitude: -66.12 } }),
      ].map((call) => call.then(() => "taken", messageOf)),
    );
    const TOWN = "A town is not precise enough. Set the pin where crews should arrive, or leave it out for now.";
    const HALF = "A pin needs a latitude and a longitude. Enter both or neither.";
    expect(messages).toEqual([TOWN, HALF, TOWN, HALF]);
  });

  it("require a pin for a new site or address unless it is postponed", async () => {
    const site = { business_id: world.ours.id, name: "No place", civic_address: "1 Nowhere Road" };
    const params = { id: world.ours.location };
    const PIN =
      "Confirm the position or set the pin so that crews arrive at the right entrance. Or choose to set it later.";
    const refused = await Promise.all(
      [
        admin.locations.insertLocation({ body: site }),
        admin.locations.insertLocation({ body: { ...site, pin_later: false } }),
        admin.locations.insertLocation({ body: { ...site, latitude: 44.6, longitude: -63.5, precision: "rooftop" } }),
        admin.locations.updateLocation({ params, body: { civic_address: "2 Nowhere Road" } }),
      ].map((call) => call.then(() => "taken", messageOf)),
    );
    expect(refused).toEqual([PIN, PIN, PIN, PIN]);
    const { location } = await admin.locations.insertLocation({ body: { ...site, pin_later: true } });
    expect(location).toMatchObject({ latitude: null, precision: "none" });
    await admin.locations.deleteLocation({ params: { id: location.id } });
  });

  it("count sites without a set or confirmed pin", async () => {
    const count = async () =>
      (await admin.chemicals.getInventorySummary({ params: { id: world.ours.id } })).locations_without_pin;
    const before = await count();
    const { location_id: id } = await admin.locations.insertLocation({
      body: { business_id: world.ours.id, name: "Later", civic_address: "Yarmouth, NS", pin_later: true },
    });
    expect(await count()).toBe(before + 1);
    const pin = { latitude: 43.84, longitude: -66.12 };
    await admin.locations.updateLocation({ params: { id }, body: { ...pin, precision: "rooftop" } });
    expect(await count()).toBe(before + 1);
    await admin.locations.updateLocation({ params: { id }, body: pin });
    expect(await count()).toBe(before);
    await admin.locations.deleteLocation({ params: { id } });
  });

  it("do not reveal another business's location to an edit", async () => {
    const call = admin.locations.updateLocation({ params: { id: world.theirs.location }, body: { name: "Mine" } });
    expect(await refusalOf(call)).toEqual({ status: 404, code: "not_found" });
  });

  it("delete their chemicals with them", async () => {
    const { location_id } = await admin.locations.insertLocation({
      body: { business_id: world.ours.id, name: "Shed", civic_address: "7 Lower Water Street", pin_later: true },
    });
    await admin.chemicals.insertChemical({ body: { location_id, name: "Chlorine", quantity: 68, unit: "kg" } });
    const answer = await admin.locations.deleteLocation({ params: { id: location_id } });
    expect(answer.deleted_chemicals).toBe(1);
    const { chemicals } = await admin.chemicals.getChemicalsByBusiness({ params: { id: world.ours.id } });
    expect(chemicals.some((chemical) => chemical.location_id === location_id)).toBe(false);
  });
});

describe("chemicals", () => {
  it("have a hazard level and their location", async () => {
    const { chemicals } = await admin.chemicals.getChemicalsByBusiness({ params: { id: world.ours.id } });
    expect(chemicals.find((chemical) => chemical.id === world.ours.chemical)).toMatchObject({
      hazard_class: "2.3 (8)",
      hazard_level: "extreme", // 2.3 is a toxic gas
      is_classified: true,
      location_name: "Harbour Ice plant",
      quantity: 1200.5,
      nfpa: null,
    });
  });

  it("without a class have an unknown level, not low", async () => {
    const { chemical } = await admin.chemicals.insertChemical({
      body: { location_id: world.ours.location, name: "Brine", quantity: 3, unit: "L" },
    });
    expect(chemical).toMatchObject({
      hazard_level: null,
      level_basis: { kind: "none", text: "No class, UN or CAS number on file." },
      is_classified: false,
      hazard_classification: null,
    });
  });

  it.each([
    [{ un_number: "1017" }, "un"],
    [{ un_number: undefined, cas_number: "7782-50-5" }, "cas"],
    [{ un_number: "1017", cas_number: "7782-50-5" }, "un"],
    [{ un_number: "1017", hazard_classification: "low" }, "un"],
    [{ un_number: "1017", hazard_classification: "banana" }, "un"],
  ] as const)("have level extreme if chlorine is entered as %j", async (identity, kind) => {
    const { chemical } = await admin.chemicals.insertChemical({
      body: { location_id: world.ours.location, name: "Chlorine cylinders", quantity: 50, unit: "kg", ...identity },
    });
    expect(chemical).toMatchObject({
      hazard_level: "extreme",
      is_classified: true,
      level_basis: {
        kind,
        text: expect.stringContaining("Derived from 49 CFR 172.101, UN1017"),
        source: { key: "49CFR172.101", locator: "UN1017", mark: "derived" },
      },
      hazard_class: "2.3 (5.1, 8)",
      class_basis: {
        kind: identity.un_number === undefined ? "cas" : "un",
        text: "Derived from 49 CFR 172.101, UN1017.",
        differs: null,
      },
    });
    const { chemicals } = await admin.chemicals.getChemicalsByBusiness({ params: { id: world.ours.id } });
    const listed = chemicals.find(({ id }) => id === chemical.id);
    expect([listed?.hazard_level, listed?.level_basis]).toEqual([chemical.hazard_level, chemical.level_basis]);
  });

  it("use a hazard statement, and are not rated if they are batteries", async () => {
    const add = (name: string, identity: { un_number?: string; hazard_classification?: string }) =>
      admin.chemicals.insertChemical({
        body: { location_id: world.ours.location, name, quantity: 1, unit: "kg", ...identity },
      });
    const fatal = await add("Rat bait", { hazard_classification: "Fatal if inhaled" });
    expect(fatal.chemical).toMatchObject({ hazard_level: "extreme", level_basis: { kind: "class" } });
    const battery = await add("Scooter batteries", { un_number: "3480", hazard_classification: "9" });
    expect(battery.chemical).toMatchObject({
      hazard_level: null,
      level_basis: { kind: "not_graded" },
      is_classified: false,
    });
  });

  it("are rated again after an edit", async () => {
    const { chemical } = await admin.chemicals.insertChemical({
      body: { location_id: world.ours.location, name: "Drum", quantity: 1, unit: "kg", un_number: "1017" },
    });
    const params = { id: chemical.id };
    const without = await admin.chemicals.updateChemical({ params, body: { un_number: "" } });
    expect(without.chemical).toMatchObject({ hazard_level: null, level_basis: { kind: "none" } });
    const chosen = await admin.chemicals.updateChemical({ params, body: { hazard_classification: "low" } });
    expect(chosen.chemical).toMatchObject({ hazard_level: "low", level_basis: { kind: "stored" } });
  });

  it("are counted like the list: high risk by UN number, unknown and not rated separately", async () => {
    const params = { id: world.ours.id };
    for (const [name, un_number] of [
      ["Chlorine", "1017"],
      ["Lithium batteries", "3480"],
      ["Pond dye", ""],
    ] as const) {
      const body = { location_id: world.ours.location, name, un_number, quantity: 1, unit: "kg" } as const;
      await admin.chemicals.insertChemical({ body });
    }
    const { chemicals } = await admin.chemicals.getChemicalsByBusiness({ params });
    const has = (levels: readonly (string | null)[]) =>
      chemicals.filter(({ hazard_level }) => levels.includes(hazard_level)).length;
    const of = (kind: string) => chemicals.filter(({ level_basis }) => level_basis.kind === kind).length;
    const counts = {
      high_risk_count: has(["high", "extreme"]),
      unknown_level_count: of("none"),
      not_graded_count: of("not_graded"),
    };
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
    expect(await admin.businesses.getHighRiskCount({ params })).toMatchObject(counts);
    expect((await admin.businesses.getBusinessStats({ params })).stats).toMatchObject(counts);
    const responder = await harness.client(world.verified.admin);
    expect(await responder.businesses.getHighRiskCount({ params })).toMatchObject(counts);
    const theirs = await responder.chemicals.getChemicalsByBusiness({ params });
    expect(theirs.chemicals.map(({ hazard_level }) => hazard_level)).toEqual(
      chemicals.map(({ hazard_level }) => hazard_level),
    );
  });

  it("are stored once per Idempotency-Key", async () => {
    const idempotencyKey = "0b7e7c1e-5c3f-4a55-9d0e-3f3f3c1b8a10";
    const body = { location_id: world.ours.location, name: "Nitric acid", quantity: 20, unit: "L" } as const;
    const first = await admin.chemicals.insertChemical({ body }, { idempotencyKey });
    const second = await admin.chemicals.insertChemical({ body }, { idempotencyKey });
    expect(second).toEqual(first);
    expect(first.chemical.client_id).toBe(idempotencyKey);
    const other = admin.chemicals.insertChemical({ body: { ...body, quantity: 21 } }, { idempotencyKey });
    expect(await refusalOf(other)).toEqual({ status: 409, code: "idempotency_key_reused" });
  });

  it("clear a text sent empty and keep an omitted one", async () => {
    const params = { id: world.ours.chemical };
    await admin.chemicals.updateChemical({ params, body: { manufacturer: "Acme", storage_vessel: "Tank" } });
    const { chemical } = await admin.chemicals.updateChemical({ params, body: { manufacturer: "" } });
    expect(chemical).toMatchObject({ manufacturer: null, storage_vessel: "Tank" });
  });

  it("reject a location of another business", async () => {
    const body = { location_id: world.theirs.location, name: "Chlorine", quantity: 1, unit: "kg" } as const;
    expect(await refusalOf(admin.chemicals.insertChemical({ body }))).toEqual({
      status: 422,
      code: "location_not_in_business",
    });
  });

  it("require a location with the form's message", async () => {
    const body = { name: "Chlorine", quantity: 1, unit: "kg" };
    const response = await harness.app.request("http://placard.test/api/insert-chemical", {
      method: "POST",
      headers: {
        "x-placard-client": "test",
        cookie: `placard_session=${await harness.cookie(world.ours.accounts.Admin)}`,
      },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_request", message: "Please select a location." });
  });

  it("reject a wrong CAS number and an implausible quantity, with the fix", async () => {
    const right = { location_id: world.ours.location, name: "Chlorine", quantity: 1, unit: "kg" } as const;
    const { chemical } = await admin.chemicals.insertChemical({ body: { ...right, cas_number: "7782-50-5" } });
    const params = { id: chemical.id };
    const wrong = { cas_number: "7782-50-6" };
    const messages = await Promise.all(
      [
        admin.chemicals.insertChemical({ body: { ...right, ...wrong } }),
        admin.chemicals.insertChemical({ body: { ...right, quantity: 7.125 } }),
        admin.chemicals.insertChemical({ body: { ...right, quantity: 2e9 } }),
        admin.chemicals.updateChemical({ params, body: wrong }),
        admin.chemicals.updateChemical({ params, body: { quantity: 2e9, unit: "kg" } }),
      ].map((call) => call.then(() => "taken", messageOf)),
    );
    const CAS = "“7782-50-6” is not a valid CAS number: the check digit is wrong. Copy it from the SDS, or clear it.";
    const MUCH = "“2000000000” is below zero or too large for any tank. Check it.";
    expect(messages).toEqual([CAS, "Enter the quantity in steps of 0.01, such as 7.13.", MUCH, CAS, MUCH]);
  });

  it("still show an old wrong CAS number and let it be corrected", async () => {
    const { chemical } = await admin.chemicals.insertChemical({
      body: { location_id: world.ours.location, name: "Old drum", quantity: 1, unit: "kg" },
    });
    await harness.ctx.database.system((rows) =>
      rows.updateTable("chemicals").set({ cas_number: "7782-50-6" }).where("id", "=", chemical.id).execute(),
    );
    const { chemicals } = await admin.chemicals.getChemicalsByBusiness({ params: { id: world.ours.id } });
    expect(chemicals.find(({ id }) => id === chemical.id)?.cas_number).toBe("7782-50-6");
    const params = { id: chemical.id };
    const moved = await admin.chemicals.updateChemical({ params, body: { room: "Store 2" } });
    expect(moved.chemical).toMatchObject({ room: "Store 2", cas_number: "7782-50-6" });
    const mended = await admin.chemicals.updateChemical({ params, body: { cas_number: "7782-50-5" } });
    expect(mended.chemical.cas_number).toBe("7782-50-5");
  });

  it("count as high risk if high or extreme", async () => {
    const params = { id: world.theirs.id };
    const theirs = await harness.client(world.theirs.accounts.Viewer);
    expect((await theirs.businesses.getHighRiskCount({ params })).high_risk_count).toBe(1);
    expect((await theirs.businesses.getBusinessStats({ params })).stats).toEqual({
      total_chemicals: 1,
      locations: 1,
      high_risk_count: 1,
      unknown_level_count: 0,
      not_graded_count: 0,
      safety_data_sheets: 0,
      users: 4,
      contacts: 1,
      recent_incidents: 0,
    });
  });
});

describe("people", () => {
  it("reject invalid phone numbers in every form", async () => {
    const { people, businesses, registration } = admin;
    const person = { business_id: world.ours.id, name: "Ed", email: "ed@harbour.example" };
    const tier = { types: [], street: null, city: null, state: null, zip: null, record_id: null };
    const { contact_id } = await people.insertBusinessContact({ body: { ...person, phone: " " } });
    const general_business_email = "office@harbour.example";
    const details = { emergency_contact_name: "Jo", general_business_email, business_registration: "1" };
    const refused = await Promise.allSettled([
      people.insertBusinessContact({ body: { ...person, phone: "x" } }),
      people.insertBusinessContact({ body: { ...person, tier_two: { ...tier, phone_24h: "24" } } }),
      people.updateBusinessContact({ params: { id: contact_id }, body: { phone: "12" } }),
      people.updateBusinessContact({ params: { id: contact_id }, body: { second_phone: "call the gate" } }),
      businesses.updateBusiness({ params: { id: world.ours.id }, body: { phone: "none" } }),
      businesses.updateBusinessRegistration({
        params: { business_id: world.ours.id },
        body: { ...details, emergency_contact_phone: "1" },
      }),
      businesses.updateBusinessRegistration({
        params: { business_id: world.ours.id },
        body: { ...details, emergency_contact_phone: "902 555 0143", second_emergency_phone: "n/a" },
      }),
      registration.insertBusiness({ body: { name: "Quay", phone: "1-2" } }),
    ]);
    const wrong = {
      problem: {
        fields: [
          {
            message:
              "Enter one phone number with its area code, such as 902 555 0143 ext. 12. Outside Canada and the U.S., start with +.",
          },
        ],
      },
    };
    expect(refused).toMatchObject(refused.map(() => ({ status: "rejected", reason: wrong })));
  });

  it("include contacts that can be added, changed and removed", async () => {
    const { contact_id } = await admin.people.insertBusinessContact({
      body: { business_id: world.ours.id, name: "Ed", email: "Ed@Harbour.example", role: "Supervisor" },
    });
    const { contact } = await admin.people.updateBusinessContact({
      params: { id: contact_id },
      body: { phone: "902-555-0143 poste 12", second_phone: "(902) 555-0144" },
    });
    expect(contact).toMatchObject({ email: "ed@harbour.example", role: "Supervisor" });
    expect(contact).toMatchObject({ phone: "902-555-0143 poste 12", phone_normal: "+19025550143;ext=12" });
    expect(contact).toMatchObject({ second_phone: "(902) 555-0144", second_phone_normal: "+19025550144" });
    await admin.people.deleteUser({ params: { id: contact_id } });
    const { users } = await admin.people.getContactsByBusiness({ params: { business_id: world.ours.id } });
    expect(users.map((user) => user.id)).not.toContain(contact_id);
  });

  it("get a conflict with the saved values on the second of two edits", async () => {
    const contacts = { id: world.ours.contact };
    const { users } = await admin.people.getContactsByBusiness({ params: { business_id: world.ours.id } });
    const version = users.find(({ id }) => id === contacts.id)?.version ?? 0;
    await admin.people.updateBusinessContact({ params: contacts, body: { phone: "902 555 0100", version } });
    const second = admin.people.updateBusinessContact({ params: contacts, body: { role: "Other", version } });
    expect(await problemOf(second)).toMatchObject({
      code: "edit_conflict",
      current: { phone: "902 555 0100", version: version + 1 },
    });
    const people = { id: world.ours.accounts.Viewer };
    const { user } = await admin.people.updateUser({ params: people, body: {} });
    await admin.people.updateUser({ params: people, body: { name: "Vi Ewer", version: user.version } });
    const late = admin.people.updateUser({ params: people, body: { name: "V.", version: user.version } });
    expect(await problemOf(late)).toMatchObject({
      code: "edit_conflict",
      current: { name: "Vi Ewer", version: user.version + 1 },
    });
    await admin.people.updateUser({ params: people, body: { name: user.name, version: user.version + 1 } });
  });

  it("share one id sequence for users and contacts", async () => {
    const { users, contacts } = await admin.people.getUsersByBusiness({ params: { id: world.ours.id } });
    const ids = [...users, ...contacts].map((person) => person.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("keep the last Admin from leaving or changing role", async () => {
    const params = { id: world.ours.accounts.Admin };
    const conflict = { status: 409, code: "last_admin" };
    expect(await refusalOf(admin.people.deleteUser({ params }))).toEqual(conflict);
    expect(await refusalOf(admin.people.updateUser({ params, body: { role: "User" } }))).toEqual(conflict);
  });

  it("keep an Admin if two of them step down at once", async () => {
    const { Admin, Manager } = world.theirs.accounts;
    const first = await harness.client(Admin);
    await first.people.updateUser({ params: { id: Manager }, body: { role: "Admin" } });
    const second = await harness.client(Manager);
    const both = await Promise.allSettled([
      first.people.updateUser({ params: { id: Admin }, body: { role: "User" } }),
      second.people.updateUser({ params: { id: Manager }, body: { role: "User" } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const left = both[0].status === "rejected" ? first : second;
    await left.people.updateUser({ params: { id: Admin }, body: { role: "Admin" } }); // as the next tests expect
  });

  it("can change only their own name as a User", async () => {
    const { User, Viewer } = world.ours.accounts;
    const user = await harness.client(User);
    expect((await user.people.updateUser({ params: { id: User }, body: { name: "U. Ser" } })).user.name).toBe("U. Ser");
    const other = user.people.updateUser({ params: { id: Viewer }, body: { name: "X" } });
    expect(await refusalOf(other)).toEqual({ status: 403, code: "role_too_low" });
    const raise = user.people.updateUser({ params: { id: User }, body: { role: "Admin" } });
    expect(await refusalOf(raise)).toEqual({ status: 403, code: "role_too_low" });
  });
});

describe("plan and registration", () => {
  it("enforces plan limits and names a sufficient plan", async () => {
    const params = { business_id: world.theirs.id };
    const theirs = await harness.client(world.theirs.accounts.Admin);
    await theirs.businesses.updateBusiness({ params: { id: world.theirs.id }, body: { tier: 1 } });
    expect(await theirs.plans.checkNumberOfChemicals({ params })).toMatchObject({ allowed: true, current_tier: 1 });
    expect(await theirs.plans.checkNumberOfLocations({ params })).toMatchObject({
      allowed: false,
      message: "You need to upgrade to Standard or Premium to add more locations.",
      required_tier: 2,
    });
    expect(await theirs.plans.checkNumberOfUsers({ params })).toMatchObject({ allowed: false, required_tier: 3 });
    const add = theirs.locations.insertLocation({
      body: { business_id: world.theirs.id, name: "Second", civic_address: "2 Road", pin_later: true },
    });
    const full = { status: 403, code: "plan_limit_reached" };
    expect(await refusalOf(add)).toEqual(full);
    const store = (name: string) =>
      theirs.chemicals.insertChemical({
        body: { location_id: world.theirs.location, name, quantity: 1, unit: "kg" },
      });
    await store("second");
    const last = await Promise.allSettled([store("third"), store("fourth")]); // two calls compete for the last place
    expect(last.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await refusalOf(store("fifth"))).toEqual(full);
  });

  it("completes the registration", async () => {
    const params = { business_id: world.ours.id };
    const body = {
      emergency_contact_name: "Jo Bell",
      emergency_contact_phone: "+1 902 555 0143",
      general_business_email: "office@harbour.example",
      business_registration: "3298471",
    };
    const answer = await admin.businesses.updateBusinessRegistration({ params, body });
    expect(answer.registration).toEqual({
      ...body,
      second_emergency_phone: "",
      liquor_permit: false,
      hazardous_material_permit: "",
    });
    const version = answer.registration_version;
    const edit = (emergency_contact_name: string) =>
      admin.businesses.updateBusinessRegistration({ params, body: { ...body, emergency_contact_name, version } });
    await admin.businesses.updateBusiness({ params: { id: world.ours.id }, body: { owner: "Dana Reid" } });
    expect((await edit("Sam Roy")).registration_version).toBe(version + 1); // another edit does not conflict with these
    await expect(edit("Kim Lee")).rejects.toMatchObject({
      problem: {
        code: "edit_conflict",
        current: { registration: { emergency_contact_name: "Sam Roy" }, registration_version: version + 1 },
      },
    });
    await admin.businesses.updateBusinessRegistration({ params, body });
    const details = await admin.businesses.getBusinessDetails({ params: { id: world.ours.id } });
    expect(details.registration).toEqual(answer.registration);
    expect(details.business.registration_complete).toBe(true);
    const crew = await harness.client(world.verified.member);
    const seen = await crew.businesses.getBusinessDetails({ params: { id: world.ours.id } });
    expect(seen.business.general_business_email).toBe("office@harbour.example");
    expect(seen.registration).toBeNull();
    const { user } = await admin.session.getSession();
    expect(user).toMatchObject({ userType: "business", registrationComplete: true });
  });

  it("reports a conflict on the second of two edits of business details, but not for a plan change", async () => {
    const params = { id: world.ours.id };
    const { business } = await admin.businesses.updateBusiness({ params, body: { owner: "Dana Reid" } });
    const seen = business.details_version;
    const edit = (phone: string, version?: number) =>
      admin.businesses.updateBusiness({ params, body: { phone, ...(version !== undefined && { version }) } });
    await admin.businesses.updateBusiness({ params, body: { tier: business.tier } });
    expect((await edit("+1 902 555 0177", seen)).business).toMatchObject({ details_version: seen + 1 });
    await expect(edit("+1 902 555 0188", seen)).rejects.toMatchObject({
      problem: {
        code: "edit_conflict",
        current: { business_id: world.ours.id, phone: "+1 902 555 0177", details_version: seen + 1 },
      },
    });
    expect((await edit("+1 902 555 0188")).business.phone).toBe("+1 902 555 0188");
  });

  it("requires a valid email address for the business", async () => {
    const call = admin.businesses.updateBusinessRegistration({
      params: { business_id: world.ours.id },
      body: {
        emergency_contact_name: "Jo",
        emergency_contact_phone: "902 555 0143",
        general_business_email: "office",
        business_registration: "1",
      },
    });
    await expect(call).rejects.toMatchObject({ problem: { message: "Please enter a valid email address" } });
  });
});
