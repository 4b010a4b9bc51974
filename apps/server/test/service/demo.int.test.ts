import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CLIENT_HEADER } from "@placard/api-client";
import { straightLine } from "@placard/hazmat-core";
import { containerAge, PLAN_POINT_KINDS, sheetAge, sumOfContainers } from "@placard/hazmat-core/business";
import {
  loadRegulatoryLists,
  missingFields,
  NO_CHEMICAL_FIELDS,
  NO_CONTACT_FIELDS,
  NO_PLACE_FIELDS,
  thresholdsOf,
  validateTierTwoChemical,
  validateTierTwoPlace,
  writeParts,
} from "@placard/hazmat-core/regulatory";
import { approveDepartment, listDepartments } from "../../src/access/approve-department.ts";
import { createApp } from "../../src/app.ts";
import { DEMO_PICTURES } from "../../src/demo/demo-pictures.ts";
import { requireReadable } from "../../src/files/require-readable.ts";
import { importHydrants } from "../../src/hydrants/import-hydrants.ts";
import { removeDemo } from "../../src/demo/remove-demo.ts";
import { seedDemo } from "../../src/demo/seed-demo.ts";
import { DEMO_SIGN_INS } from "../../src/demo/sign-ins.ts";
import { startBanner } from "../../src/start-words.ts";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";

let harness: Harness;

beforeAll(async () => {
  harness = await createHarness({ isDemo: true });
  await seedDemo(harness.ctx);
});
afterAll(() => harness[Symbol.asyncDispose]());

const businesses = () =>
  harness.ctx.database.system((rows) => rows.selectFrom("businesses").select(["id", "is_demo"]).execute());

describe("demo mode", () => {
  it("lists its sign-ins, which work", async () => {
    const client = await harness.client();
    const words = await startBanner({ url: BASE_URL, context: harness.ctx });
    for (const { password } of DEMO_SIGN_INS) expect(words).toContain(password);
    const { demo } = await client.service.getConfig();
    expect(demo?.sign_ins.map((person) => person.kind)).toEqual(["business", "responder"]);
    for (const { kind, email, password } of DEMO_SIGN_INS) {
      const call = kind === "business" ? client.session.loginUser : client.session.loginResponder;
      expect((await call({ body: { email, password } })).user.email).toBe(email);
    }
  });

  it("has sites, chemicals and hydrants near Halifax, marked as demo", async () => {
    const client = await harness.client();
    const [, responder] = DEMO_SIGN_INS;
    await client.session.loginResponder({ body: { email: responder.email, password: responder.password } });
    const [business] = (await client.businesses.searchBusinesses({ query: { query: "barrington" } })).businesses;
    expect(business).toMatchObject({ is_demo: true, chemicals_count: 8, locations_count: 2 });
    const { geojson } = await client.geo.loadHydrants();
    expect(geojson.features.length).toBeGreaterThan(0);
    expect((await client.service.getConfig()).providers.hydrants).toBe(true);
  });

  it("has pictures, a floor plan with points and SDSs, each an openable file marked as demo", async () => {
    const client = await harness.client();
    const [dana] = DEMO_SIGN_INS;
    const { user } = await client.session.loginUser({ body: { email: dana.email, password: dana.password } });
    const { locations } = await client.locations.getLocationsByBusiness({ params: { id: user.business_id } });
    const pier = locations.find(({ name }) => name.startsWith("Pier"));
    expect(pier?.points.map(({ kind }) => kind)).toEqual([
      "key_box",
      "fire_department_connection",
      "gas_shutoff",
      "assembly_point",
    ]);
    const { pictures } = await client.pictures.getPicturesByLocation({ params: { location_id: pier?.id ?? 0 } });
    expect(pictures.map(({ description }) => description.includes("demo"))).toEqual([true, true, true]);
    const heads = await Promise.all(
      pictures.map(async ({ id }) => {
        const file = await client.pictures.getPictureFile({ params: { picture_id: id } });
        return (await file.slice(1, 4).text()).trim();
      }),
    );
    expect(heads).toEqual(["PNG", "PNG", "PDF"]);
    const { points } = await client.pictures.getPlanPoints({ params: { picture_id: pictures[2]?.id ?? 0 } });
    expect(new Set(points.map(({ kind }) => kind))).toEqual(new Set(PLAN_POINT_KINDS));
    // The markers on plan and map agree: the plan is placed by two of its points, the others are within 2 m.
    const { placement } = pictures[2] ?? {};
    const [topLeft, topRight, , bottomLeft] = placement?.corners ?? [];
    if (topLeft === undefined || topRight === undefined || bottomLeft === undefined) throw new Error("Not placed.");
    for (const { kind, longitude, latitude } of pier?.points ?? []) {
      const { x, y } = points.find((point) => point.kind === kind) ?? { x: 0, y: 0 };
      const [lon, lat] = [0, 1].map(
        (at) =>
          (topLeft[at] ?? 0) +
          x * ((topRight[at] ?? 0) - (topLeft[at] ?? 0)) +
          y * ((bottomLeft[at] ?? 0) - (topLeft[at] ?? 0)),
      );
      expect(straightLine([lon ?? 0, lat ?? 0], [longitude, latitude]).distance, kind).toBeLessThan(2);
    }
    const { stats } = await client.businesses.getBusinessStats({ params: { id: user.business_id } });
    expect(stats.safety_data_sheets).toBe(3);
    const { sds } = await client.safetyDataSheets.getSdsByBusiness({ params: { business_id: user.business_id } });
    expect(sds.map(({ chemical_name, counts_in }) => `${chemical_name} ${counts_in.join()}`)).toContain(
      "Ammonia, anhydrous fr",
    );
    const ages = new Map(
      sds.map(({ chemical_name, revision_date }) => [chemical_name, sheetAge(revision_date, harness.ctx.now())]),
    );
    expect(ages.get("Ammonia, anhydrous")).toMatchObject({ kind: "known", isDue: false });
    expect(ages.get("Propane")).toMatchObject({ kind: "known", isDue: true });
    expect(ages.get("Chlorine")).toEqual({ kind: "unknown" });
  });

  it("generates files that pass the upload checks", async () => {
    const folder = harness.ctx.storage.temporaryFolder;
    for (const { bytes, content_type, filename } of DEMO_PICTURES) {
      const path = join(folder, filename);
      writeFileSync(path, bytes);
      await expect(requireReadable(harness.ctx.heavyWork, path, content_type), filename).resolves.toBeUndefined();
    }
  });

  it("has two sites with incompatible chemicals, shown in the list, at the site, in the form and to crews", async () => {
    const [owner, responder] = DEMO_SIGN_INS;
    const client = await harness.client();
    const { user } = await client.session.loginUser({ body: owner });
    const params = { id: user.business_id };
    const { chemicals } = await client.chemicals.getInventoryPage({ params, query: { attention: "keep_apart" } });
    const listed = chemicals.map(({ name }) => name);
    const crew = await harness.client();
    await crew.session.loginResponder({ body: responder });
    for (const [one, other, cabinet] of [
      ["Nitric acid 68%", "Acetone", "Cabinet 1"],
      ["Sodium hypochlorite solution", "Hydrochloric acid 32%", "Bay 2"],
    ] as const) {
      expect(listed).toEqual(expect.arrayContaining([one, other]));
      for (const reader of [client, crew]) {
        const { sites } = await reader.storageReactivity.getStorageReactivity({ params });
        const pairs = sites.flatMap((site) => site.pairs);
        const found = pairs.find(({ a, b }) => [a.name, b.name].includes(one) && [a.name, b.name].includes(other));
        expect(found).toMatchObject({ verdict: "incompatible", nearness: "cabinet", cabinet });
      }
      const stored = chemicals.find(({ name }) => name === one);
      const asked = await client.storageReactivity.checkStorage({
        params: { location_id: stored?.location_id ?? 0 },
        query: {
          name: one,
          cas_number: stored?.cas_number ?? "",
          room: stored?.room ?? "",
          cabinet,
          chemical_id: stored?.id ?? 0,
        },
      });
      expect(asked.pairs.some(({ a, b }) => [a.name, b.name].includes(other))).toBe(true);
    }
  });

  it("has containers: matching and differing totals, one expired and one expiring", async () => {
    const admin = await harness.client();
    const [dana] = DEMO_SIGN_INS;
    const { user } = await admin.session.loginUser({ body: { email: dana.email, password: dana.password } });
    const { business_id } = user;
    const { chemicals } = await admin.chemicals.getChemicalsByBusiness({ params: { id: business_id } });
    const sumOf = async (name: string) => {
      const chemical = chemicals.find((one) => one.name === name);
      const params = { chemical_id: chemical?.id ?? 0 };
      const { containers } = await admin.containers.getContainers({ params });
      expect(containers).toHaveLength(chemical?.containers_count ?? -1);
      return sumOfContainers(
        containers.map(({ size }) => size),
        { quantity: chemical?.quantity ?? 0, unit: chemical?.unit ?? "kg" },
      );
    };
    expect(await sumOf("Chlorine")).toMatchObject({ total: 272, agrees: true });
    expect(await sumOf("Acetone")).toMatchObject({ total: 11, agrees: false });
    const { containers } = await admin.containers.getDueContainers({ params: { business_id } });
    const now = harness.ctx.now();
    expect(containers.map(({ expires_on }) => containerAge(expires_on, now).kind)).toEqual(["expired", "due"]);
  });

  it("has a valid Tier II record marked as fictional: one site complete, one incomplete", async () => {
    const client = await harness.client();
    const { user } = await client.session.loginUser({ body: DEMO_SIGN_INS[0] });
    const params = { id: user.business_id };
    const { locations } = await client.locations.getLocationsByBusiness({ params });
    const { chemicals } = await client.chemicals.getChemicalsByBusiness({ params });
    const { users } = await client.people.getContactsByBusiness({ params: { business_id: user.business_id } });
    const lists = await loadRegulatoryLists();
    const contacts = users.map((one) => ({
      ...one,
      secondPhone: one.second_phone,
      title: null,
      fields: one.tier_two ?? NO_CONTACT_FIELDS,
    }));
    const facilities = locations.map((location) => {
      const place = { ...location, fields: location.tier_two ?? NO_PLACE_FIELDS, stock: [] };
      const stock = chemicals
        .filter(({ location_id }) => location_id === location.id)
        .map(({ cas_number, un_number, tier_two, ...row }) => ({
          ...row,
          casNumber: cas_number,
          unNumber: un_number,
          place: row.room ?? location.name,
          fields: tier_two ?? NO_CHEMICAL_FIELDS,
        }));
      const counts = thresholdsOf(stock, place.fields, lists);
      const missing = missingFields({ name: location.name, place, places: [place], stock }, contacts, counts);
      return { place, stock, counts, missing: missing.map(({ field }) => field) };
    });
    for (const { place, stock } of facilities) {
      const { state, zip, naics, max_occupants, notes } = place.fields;
      expect(validateTierTwoPlace({ state, zip, naics, max_occupants }), place.name).toEqual({});
      expect(notes).toMatch(/^Created for the demo/);
      for (const { name, fields } of stock) {
        const { max_amount, average_amount, largest_container, density, days_on_site, parts } = fields;
        const typed = { max_amount, average_amount, largest_container, density, days_on_site };
        expect(validateTierTwoChemical({ ...typed, parts: writeParts(parts) }), name).toEqual({});
        expect(largest_container, name).toBeLessThanOrEqual(max_amount ?? 0);
      }
    }
    const told = facilities.map(({ place, counts, missing }) => {
      const reported = counts.filter(({ verdict }) => verdict === "over");
      return [place.name, { reported: reported.map((count) => count.casNumber), missing }] as const;
    });
    expect(Object.fromEntries(told)).toEqual({
      "Pier 9C cold store": { reported: ["7664-41-7", null], missing: [] },
      "Burnside water treatment": { reported: ["7782-50-5"], missing: ["county", "prevention_subject"] },
    });
  });

  it("approves a new department immediately", async () => {
    const client = await harness.client();
    const body = { name: "A", email: "a@fire.example", password: "long enough", department_name: "Another Fire" };
    expect((await client.registration.insertResponderAdmin({ body })).department_status).toBe("verified");
  });

  it("seeds once and removes only its own rows", async () => {
    await seedDemo(harness.ctx);
    expect(await businesses()).toHaveLength(1);
    const client = await harness.client();
    await client.registration.insertBusiness({ body: { name: "Real" } });
    expect(await removeDemo(harness.ctx)).toMatchObject({ businesses: 1, departments: 1, hydrants: 7 });
    expect(await businesses()).toMatchObject([{ is_demo: false }]);
    await seedDemo(harness.ctx); // after a removal they are not added again
    expect(await businesses()).toHaveLength(1);
    const { email, password } = DEMO_SIGN_INS[0];
    expect((await refusalOf(client.session.loginUser({ body: { email, password } }))).code).toBe("invalid_credentials");
    expect((await client.service.getConfig()).demo).toEqual({ sign_ins: [] });
    const words = await startBanner({ url: BASE_URL, context: harness.ctx });
    expect(words).not.toContain(password);
    expect(words).toContain("Demo mode, but the demo data was removed. Set DEMO=0");
  });
});

describe("a former demo database outside demo mode", () => {
  const [, { email, password }] = DEMO_SIGN_INS;

  it("rejects the public passwords and ends demo sessions", async () => {
    await using real = await createHarness();
    await seedDemo(real.ctx);
    const client = await real.client();
    expect((await refusalOf(client.session.loginResponder({ body: { email, password } }))).code).toBe(
      "invalid_credentials",
    );
    const { id } = await real.ctx.database.system((rows) =>
      rows.selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirstOrThrow(),
    );
    const inside = await real.client(id);
    expect((await inside.session.getSession()).user).toBeNull();
    await client.session.requestPasswordReset({ body: { email } });
    expect(real.mails).toEqual([]);
  });

  it("resets a department approved by demo mode to pending", async () => {
    await using real = await createHarness();
    const inDemo = createApp({ ...real.ctx, config: { ...real.ctx.config, isDemo: true } });
    const body = { name: "A", email: "a@fire.example", password: "long enough", department_name: "Stranger Fire" };
    const made = await inDemo.request(`${BASE_URL}/api/insert-responder-admin`, {
      method: "POST",
      headers: { [CLIENT_HEADER]: "test" },
      body: JSON.stringify(body),
    });
    expect(await made.json()).toMatchObject({ department_status: "verified" });
    const client = await real.client();
    const { user } = await client.session.loginResponder({ body });
    expect(user.department_status).toBe("pending");
    const search = () => client.businesses.searchBusinesses({ query: { query: "a" } });
    expect((await refusalOf(search())).code).toBe("department_not_verified");
    expect(await listDepartments(real.ctx)).toEqual([expect.stringMatching(/Stranger Fire {2}approved in demo mode/)]);
    expect(await removeDemo(real.ctx)).toMatchObject({ departments: 0, waiting: 1 });
    expect(await listDepartments(real.ctx)).toEqual([expect.stringMatching(/Stranger Fire {2}pending/)]);
    await approveDepartment(real.ctx, user.department_id);
    expect((await search()).businesses).toEqual([]);
  });
});

it("rejects demo sign-ins", async () => {
  await using plain = await createHarness();
  const client = await plain.client();
  expect((await client.service.getConfig()).demo).toBeNull();
});

describe("hydrants", () => {
  const file = (name: string, content: unknown): string => {
    const path = join(harness.ctx.config.dataDir, name);
    mkdirSync(harness.ctx.config.dataDir, { recursive: true });
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  const point = (properties: object) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [-63.57, 44.65] },
    properties,
  });

  it("are imported with the source's own values, and an invalid file changes nothing", async () => {
    const good = file("halifax.geojson", {
      type: "FeatureCollection",
      features: [point({ FACILITYID: 17, TYPE: "Dry barrel", STATUS: " " }), point({})],
    });
    expect(await importHydrants(harness.ctx.database, good, harness.ctx.now())).toBe(2);
    const bad = file("bad.geojson", { type: "FeatureCollection", features: [{ geometry: { type: "LineString" } }] });
    const failed = importHydrants(harness.ctx.database, bad, harness.ctx.now());
    await expect(failed).rejects.toThrow(/cannot be read as GeoJSON points/);
    const hydrants = await harness.ctx.database.system((rows) =>
      rows.selectFrom("hydrants").select(["facility_id", "type", "status", "source"]).orderBy("id").execute(),
    );
    expect(hydrants).toEqual([
      { facility_id: "17", type: "Dry barrel", status: null, source: "halifax.geojson" },
      { facility_id: "unnumbered-2", type: null, status: null, source: "halifax.geojson" },
    ]);
  });
});

it("responds to pages of ALLOWED_ORIGINS only", async () => {
  await using open = await createHarness({ allowedOrigins: ["https://cad.example"] });
  const preflight = async (origin: string) => {
    const response = await open.app.request("http://placard.test/api/search-chemicals", {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "GET" },
    });
    return response.headers.get("access-control-allow-origin");
  };
  expect(await preflight("https://cad.example")).toBe("https://cad.example");
  expect(await preflight("https://evil.example")).toBeNull();
});
