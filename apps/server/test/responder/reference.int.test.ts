import type { Client } from "@placard/api-client";
import { SAFETY_TOPIC_IDS } from "@placard/hazmat-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let responder: Client;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  responder = await harness.client(world.verified.member);
});
afterAll(() => harness[Symbol.asyncDispose]());

const missing = { status: 404, code: "chemical_not_found" };

describe("look-ups", () => {
  it("find a chemical by UN number, and its record by key", async () => {
    const { results } = await responder.reference.searchChemicals({ query: { query: "1017" } });
    expect(results[0]).toMatchObject({ key: "cas:7782-50-5", name: "Chlorine", matchedBy: "un" });
    const { record } = await responder.reference.getChemicalRecord({ params: { key: "cas:7782-50-5" } });
    expect(record?.aegl?.rows.find((row) => row.durationMin === 60)).toMatchObject({ aegl2: 2, aegl3: 20 }); // [AEGL]
    const { safety } = await responder.reference.getSafetyProperties({ params: { key: "cas:7782-50-5" } });
    expect(safety?.unNumber).toBe("UN1017");
  });

  it("return null for a key not on file", async () => {
    expect((await responder.reference.getChemicalRecord({ params: { key: "un:UN9999" } })).record).toBeNull();
  });

  it("never use the nearest spelling for a named chemical", async () => {
    const call = responder.reference.getPpeProperties({ query: { chemical_name: "clorine" } });
    await expect(call).rejects.toMatchObject({
      status: 404,
      problem: { code: "chemical_not_found", message: expect.stringContaining("Closest matches: Chlorine") },
    });
    expect(
      await refusalOf(
        responder.modelling.turnbackPpm({
          body: { chem_name: "metane", sensorCorrectionFactor: 1 },
        }),
      ),
    ).toEqual(missing);
  });

  it("ask which one is meant and list the candidates if a text names several", async () => {
    const call = responder.reference.getAllProperties({ query: { chemical_name: "xylene" } });
    await expect(call).rejects.toMatchObject({
      status: 422,
      problem: { code: "chemical_ambiguous", matches: expect.arrayContaining([expect.anything(), expect.anything()]) },
    });
  });

  // Red fuming nitric acid, UN2032, has 100 m downwind, unlike UN2031. [ERG2024] table 1
  it("return the record for the given UN number, by reference or number", async () => {
    const ref = { chemical_key: "cas:7697-37-2", un_number: "2032" } as const;
    const [named, byNumber, plain] = await Promise.all([
      responder.reference.getPpeProperties({ query: ref }),
      responder.reference.getPpeProperties({ query: { chemical_name: "UN2032" } }),
      responder.reference.getPpeProperties({ query: { chemical_key: ref.chemical_key } }),
    ]);
    expect(named.chemical).toEqual({ key: "cas:7697-37-2", name: "Nitric acid, red fuming", un_number: "UN2032" });
    expect(byNumber).toEqual(named);
    expect(plain.chemical).toEqual({ key: "cas:7697-37-2", name: "Nitric acid", un_number: "UN2031" });
    const isolation = SAFETY_TOPIC_IDS.indexOf("isolation_and_evacuation");
    expect(named.properties[isolation]).not.toEqual(plain.properties[isolation]);
    const { safety } = await responder.reference.getSafetyProperties({
      params: { key: ref.chemical_key },
      query: { un_number: ref.un_number },
    });
    expect(safety?.unNumber).toBe("UN2032");
    const rating = await responder.reference.getNfpa({ params: { chemical_name: "nitric acid" }, query: ref });
    expect(rating.chemical).toEqual(named.chemical);
    const mass = { ...ref, target_heading: "Molecular Weight" } as const;
    expect((await responder.reference.getPubchemProperty({ query: mass })).chemical).toEqual(named.chemical);
  });

  it("reject a UN number that the chemical does not have and list its own", async () => {
    const query = { chemical_key: "cas:7782-50-5", un_number: "1005" } as const;
    await expect(responder.reference.getAllProperties({ query })).rejects.toMatchObject({
      status: 400,
      problem: {
        code: "invalid_request",
        fields: [
          { path: "un_number", message: "UN1005 is not a UN/NA number of Chlorine. It is shipped as UN1017, UN3520." },
        ],
      },
    });
    const { status } = await refusalOf(responder.reference.getAllProperties({ query: {} }));
    expect(status).toBe(400);
  });

  it("resolve a text and do not accept a merely similar name", async () => {
    const meant = async (text: string) => (await responder.reference.meantChemical({ query: { text } })).meant;
    expect(await meant("1017")).toMatchObject({ kind: "one", match: { key: "cas:7782-50-5", name: "Chlorine" } });
    expect(await meant("viny chloride")).toMatchObject({ kind: "near" });
    expect(await meant("AdBlue")).toMatchObject({ kind: "unregulated" });
    expect(await meant("9999")).toEqual({ kind: "none" });
    expect((await meant("car battery")).kind).toBe("several");
  });

  it("return Safety Information as a list of twenty, N/A if not on file", async () => {
    const { properties } = await responder.reference.getPpeProperties({ query: { chemical_name: "ammonia" } });
    expect(properties).toHaveLength(SAFETY_TOPIC_IDS.length);
    expect(properties[0]).toEqual(["7664-41-7"]);
    for (const entry of properties) expect(entry[0]).not.toBe("");
  });

  it("return NFPA codes marked with their source", async () => {
    const answer = await responder.reference.getNfpa({ params: { chemical_name: "Chlorine" } });
    expect(answer.rating?.source).toMatchObject({ key: "NFPA-LIST", mark: "unverified" });
    expect(answer.nfpa_codes?.health).toBe("4");
    expect(answer.rating).toMatchObject({ derived: [{ field: "health", listed: 3, source: { mark: "derived" } }] });
  });

  it("return the physical record as a list of twenty, with AEGLs at entries 4 to 6", async () => {
    const record = await responder.reference.getAllProperties({ query: { chemical_name: "chlorine" } });
    expect(record.properties).toHaveLength(20);
    expect(record.source).toBe("Physical properties (built in)");
    const query = { chemical_name: "chlorine", target_heading: "AEGLs Table" } as const;
    const { values } = await responder.reference.getPubchemProperty({ query });
    expect(values.slice(3)).toEqual(["0.5 ppm", "2 ppm", "20 ppm"]); // 60 min [AEGL]
  });

  it("return at most eight matching Pocket Guide entries", async () => {
    const { results } = await responder.reference.searchNioshs({ query: { query: "chlorine" } });
    expect(results[0]).toMatchObject({ name: "Chlorine", idhl: "10 ppm" }); // [NPG] 0115
    const revised = await responder.reference.searchNioshs({ query: { query: "nitrogen dioxide" } });
    expect(revised.results[0]?.idhl).toBe("13 ppm, NIOSH, revised 2017; 20 ppm, NIOSH 2016, superseded");
    expect(results.length).toBeLessThanOrEqual(8);
    expect((await responder.reference.searchNioshs({ query: { query: "zzzz" } })).results).toEqual([]);
  });
});

describe("conversions", () => {
  // Each was once calculated with the values of the nearest name: vinylidene chloride, ethyl bromide, methylamine.
  it.each(["viny chloride", "etyl ether", "dethylamine"])(
    "never calculate %s with a similar substance",
    async (typed) => {
      const turnBack = responder.modelling.turnbackPpm({ body: { chem_name: typed, sensorCorrectionFactor: 1 } });
      await expect(turnBack).rejects.toMatchObject({
        status: 404,
        problem: { code: "chemical_not_found", matches: expect.arrayContaining([expect.anything()]) },
      });
      expect(await refusalOf(responder.modelling.convertPpmToMgM3({ body: { chem_name: typed, ppm: 1 } }))).toEqual(
        missing,
      );
      expect(await refusalOf(responder.modelling.convertMgM3ToPpm({ body: { chem_name: typed, mg_m3: 1 } }))).toEqual(
        missing,
      );
    },
  );

  // This was once converted as pentanol, the nearest spelling of an English name.
  it("accept a name in another language", async () => {
    const { chemical } = await responder.modelling.convertPpmToMgM3({ body: { chem_name: "metanol", ppm: 1 } });
    expect(chemical).toEqual({ key: "cas:67-56-1", name: "Methyl alcohol", un_number: "UN1230" });
  });

  it("state the chemical they were calculated for", async () => {
    const vinylChloride = { key: "cas:75-01-4", name: "Vinyl chloride", un_number: "UN1086" };
    const answer = await responder.modelling.turnbackPpm({
      body: { chemical_key: "cas:75-01-4", sensorCorrectionFactor: 1 },
    });
    expect(answer).toMatchObject({ chemical: vinylChloride, turnback_ppm: 3600 }); // LEL 3.6 vol % [NPG]
    const converted = await responder.modelling.convertPpmToMgM3({ body: { chem_name: "UN1086", ppm: 1 } });
    expect(converted.chemical).toEqual(vinylChloride);
  });

  it("convert mg/m³ to ppm with the molar mass on file", async () => {
    // 17.031 g/mol, 24.465 L/mol at 25 °C and 1013.25 mb: 17.031 mg/m³ are 24.465 ppm
    const body = { chem_name: "ammonia", mg_m3: 17.031 };
    const answer = await responder.modelling.convertMgM3ToPpm({ body });
    expect(answer.ppm).toBeCloseTo(24.465, 3);
    const back = await responder.modelling.convertPpmToMgM3({ body: { chem_name: "ammonia", ppm: answer.ppm } });
    expect(back.mg_m3).toBeCloseTo(17.031, 9);
  });

  it("return the turn-back reading: 15 vol % × 10 000 × 0.1 ÷ 0.8", async () => {
    const body = { chem_name: "ammonia", sensorCorrectionFactor: 0.8 };
    expect((await responder.modelling.turnbackPpm({ body })).turnback_ppm).toBeCloseTo(18_750, 6);
  });

  it("have no turn-back reading for a non-combustible substance", async () => {
    const call = responder.modelling.turnbackPpm({ body: { chem_name: "chlorine", sensorCorrectionFactor: 1 } });
    const { status } = await refusalOf(call);
    expect(status).toBe(422);
  });
});

const RELEASE = {
  chem_name: "chlorine",
  emission_rate: 1,
  emission_height: 0,
  state: "gas",
  wind_speed: 4,
  wind_from: 240,
  temperature_c: 12,
  cloud: 5,
} as const;
const HALIFAX = { lat: 44.6488, lon: -63.5752 };

describe("plumes", () => {
  it("are drawn downwind, with the stronger limit inside the weaker", async () => {
    const plume = await responder.modelling.buildPlumes({ query: { ...RELEASE, ...HALIFAX } });
    const far = (id: string) => plume.zones.find((zone) => zone.id === id)?.farM ?? Number.NaN;
    expect(far("aegl-3")).toBeLessThan(far("aegl-2"));
    expect(far("aegl-2")).toBeLessThanOrEqual(far("aegl-1"));
    const corners: readonly unknown[] = plume.aegl3_geojson.features[0]?.geometry.coordinates[0] ?? [];
    expect(
      Math.max(...corners.map((corner) => (Array.isArray(corner) ? Number(corner[0]) : Number.NaN))),
    ).toBeGreaterThan(HALIFAX.lon); // wind from the west-south-west carries it east
    expect(plume.weather).toMatchObject({ kind: "entered", wind_from_deg: 240 });
    expect(plume.weather.wind_kph).toBeCloseTo(14.4, 9); // 4 m/s × 3.6
    expect(plume.basis.sources.length).toBeGreaterThan(0);
  });

  it("compare the rate of a pool with its area", async () => {
    const { pool } = await responder.modelling.buildPlumes({
      query: { ...RELEASE, ...HALIFAX, chem_name: "benzene", state: "liquid", emission_rate: 0.1 },
    });
    expect(pool?.areaM2).toBeGreaterThan(10);
    expect(pool?.words).toContain("gives this rate in this weather");
    const gas = await responder.modelling.buildPlumes({ query: { ...RELEASE, ...HALIFAX } });
    expect(gas.pool).toBeNull();
  });

  it("are split at the antimeridian, like the isolation circle", async () => {
    const taveuni = { lat: -16.8, lon: 179.9999 };
    const plume = await responder.modelling.buildPlumes({ query: { ...RELEASE, ...taveuni } });
    expect(plume.aegl2_geojson.features[0]?.geometry.type).toBe("MultiPolygon");
    const evac = await responder.modelling.initialEvac({ query: { ...taveuni, state: "gas", chem_name: "chlorine" } });
    expect(evac.initial_evac.features[0]?.geometry.type).toBe("MultiPolygon");
  });

  it("name missing and non-numeric inputs", async () => {
    const cookie = `placard_session=${await harness.cookie(world.verified.member)}`;
    const path = "/api/build-plumes?chem_name=ammonia&emission_rate=fast&lat=44.6&lon=-63.5";
    const response = await harness.app.request(`${BASE_URL}${path}`, { headers: { cookie } });
    expect(await response.json()).toMatchObject({
      code: "invalid_request",
      fields: [
        { path: "emission_rate", message: "Enter a number." },
        { path: "emission_height", message: "This field is required." },
      ],
    });
  });

  it("require weather and never assume a wind", async () => {
    const { wind_from: _, ...windless } = RELEASE;
    const call = responder.modelling.buildPlumes({ query: { ...windless, ...HALIFAX } });
    expect(await refusalOf(call)).toEqual({ status: 422, code: "weather_required" });
  });

  it("require the sky if nothing gives the stability", async () => {
    const { cloud: _, ...skyless } = RELEASE;
    const call = responder.modelling.buildPlumes({ query: { ...skyless, ...HALIFAX } });
    expect(await refusalOf(call)).toEqual({ status: 422, code: "stability_required" });
  });

  it("ask for a location if only the town of the address is known", async () => {
    const call = responder.modelling.buildPlumes({ query: { ...RELEASE, address: "Halifax" } });
    await expect(call).rejects.toMatchObject({
      status: 422,
      problem: { code: "place_needs_confirmation", suggestions: expect.arrayContaining([expect.anything()]) },
    });
  });

  it("start at a registered site given by its address, and audit the access", async () => {
    const address = "100 harbour ice pier, Halifax";
    const plume = await responder.modelling.buildPlumes({ query: { ...RELEASE, address } });
    expect(plume.place).toMatchObject({ precision: "registered", lat: 44.65, lon: -63.57 });
    const entries = await harness.ctx.database.system((rows) =>
      rows.selectFrom("audit_entries").select("business_id").where("action", "=", "address_search").execute(),
    );
    expect(entries.map((entry) => entry.business_id)).toContain(world.ours.id);
  });

  it.each([
    [{ chem_name: "1993" }, 404, "substance_unknown"],
    [{ chem_name: "no such chemical at all" }, 404, "chemical_not_found"],
    [{ state: "solid" }, 422, "solid_not_modelled"],
    [{ wind_speed: 0.5 }, 422, "wind_too_low"],
    [{ emission_rate: 0 }, 400, "invalid_request"],
    [{ emission_height: -1 }, 400, "invalid_request"],
  ] as const)("reject %j", async (change, status, code) => {
    const call = responder.modelling.buildPlumes({ query: { ...RELEASE, ...HALIFAX, ...change } });
    expect(await refusalOf(call)).toEqual({ status, code });
  });
});

describe("the response beside a plume", () => {
  it("contains its shape and warning codes, and no direction if the gas spreads in all directions", async () => {
    const plume = await responder.modelling.buildPlumes({
      query: { ...RELEASE, ...HALIFAX, chem_name: "propane", emission_rate: 10, wind_speed: 1.5, stability: "F" },
    });
    expect(new Set(plume.zones.map(({ shape }) => shape))).toEqual(new Set(["circle"]));
    expect(plume.lel_geojson.features[0]?.properties).toMatchObject({ id: "lel", shape: "circle" });
    expect(plume.swing_lines).toEqual([]);
    expect(plume.centreline).toBeNull();
    expect(plume.coded_warnings.map(({ code }) => code)).toEqual([
      "not_modelled",
      "spreads_to_all_sides",
      "spreads_upwind",
      "light_stable_wind",
    ]);
    for (const { text } of plume.coded_warnings) expect(plume.warnings).toContain(text);
  });

  const CHLORINE = { ...RELEASE, ...HALIFAX, chem_name: "chlorine", state: "gas", emission_rate: 0.05 } as const;
  const AT_NIGHT = { ...CHLORINE, at: "2026-11-21T02:00:00.000Z" } as const;

  it("contains isolation and protective action distance, as shapes and figures", async () => {
    const plume = await responder.modelling.buildPlumes({ query: AT_NIGHT });
    expect(plume.isolation).toMatchObject({ isolateM: 100, downwindM: 1500 });
    expect(plume.circle?.radius_m).toBe(100);
    expect(plume.protective).toMatchObject({ distance_m: 1500, shape: "downwind" });
    expect(plume.swing_lines).toHaveLength(2);
    expect(plume.centreline?.type).toBe("LineString");
    expect(plume.release_used).toEqual({ rate_kg_s: 0.05, duration_min: null });
    expect(plume.assumptions).toContainEqual(expect.objectContaining({ name: "Time of day", value: "night" }));
  });

  it.each([
    [{ wind_speed: 0.5 }, "wind_too_low"],
    [{ wind_speed: 60 }, "outside_domain"],
    [{ chem_name: "1953" }, "substance_unknown"],
    [{ wind_from: undefined }, "weather_required"],
  ] as const)("accompanies the refusal of %j", async (change, code) => {
    const call = responder.modelling.buildPlumes({ query: { ...AT_NIGHT, ...change } });
    await expect(call).rejects.toMatchObject({
      problem: { code, isolation: { isolateM: expect.any(Number), downwindM: expect.any(Number) } },
    });
  });

  it("uses the given spill size, container and time", async () => {
    const { isolation } = await responder.modelling.buildPlumes({
      query: { ...AT_NIGHT, spill: "large", container: "Rail tank car", time: "day" },
    });
    expect(isolation.isolateM).toBe(1000);
    expect(isolation.basis.assumptions).toEqual([]);
  });
});

describe("a release source", () => {
  const { emission_rate: _, ...UNRATED } = RELEASE;

  it("gives the rate of a pool", async () => {
    const pool = { ...UNRATED, ...HALIFAX, chem_name: "benzene", state: "liquid", source: "pool" } as const;
    const { release_used, assumptions } = await responder.modelling.buildPlumes({
      query: { ...pool, pool_area_m2: 100 },
    });
    expect(release_used.rate_kg_s).toBeGreaterThan(0.01);
    expect(assumptions).toContainEqual(expect.objectContaining({ name: "Emission rate" }));
  });

  it("ends when the cylinder is empty", async () => {
    const { release_used } = await responder.modelling.buildPlumes({
      query: { ...UNRATED, ...HALIFAX, source: "cylinder", hole_diameter_m: 0.01, contents_kg: 60 },
    });
    expect(release_used.duration_min).toBeCloseTo(60 / release_used.rate_kg_s / 60, 9);
  });

  it.each([
    [{}, 400, "invalid_request"],
    [{ source: "pool", state: "liquid" }, 400, "invalid_request"],
    [{ source: "gas-line", hole_diameter_m: 0.1 }, 400, "invalid_request"],
    [{ source: "cylinder", hole_diameter_m: 0.01, chem_name: "oxygen" }, 422, "source_incomplete"],
  ] as const)("is required if missing: %j", async (change, status, code) => {
    const call = responder.modelling.buildPlumes({ query: { ...UNRATED, ...HALIFAX, ...change } });
    expect(await refusalOf(call)).toEqual({ status, code });
  });
});

it("accepts MGRS coordinates, and asks about too large a square", async () => {
  const plume = await responder.modelling.buildPlumes({ query: { ...RELEASE, address: "20TMQ5412345678" } });
  expect(plume.place).toMatchObject({ precision: "point", source: "typed coordinates" });
  const call = responder.modelling.buildPlumes({ query: { ...RELEASE, address: "20TMQ5445" } });
  expect(await refusalOf(call)).toEqual({ status: 422, code: "place_needs_confirmation" });
});

describe("initial evacuation", () => {
  it("accepts a UN number, also an unlisted one, and rejects invalid ones", async () => {
    const ask = (un_number: string) =>
      responder.modelling.initialEvac({ query: { ...HALIFAX, state: "gas", un_number } });
    const chlorine = await ask("1017");
    expect(chlorine.isolation).toMatchObject({ isolateM: 1000, downwindM: 11_000 });
    expect(chlorine.radius_m).toBe(1000);
    expect(chlorine.isolation.basis.assumptions).toContainEqual(
      expect.objectContaining({ name: "Spill size", value: "large" }),
    );
    expect((await ask("9999")).isolation).toMatchObject({ kind: "use_guide", guide: "111" });
    expect(await refusalOf(ask("10177"))).toEqual({ status: 400, code: "invalid_request" });
    const na = await ask("NA9202");
    expect(na.isolation.kind).toBe("distance");
    for (const typed of ["UN9202", "9202"]) {
      expect((await ask(typed)).isolation).toEqual(na.isolation);
      const named = { ...HALIFAX, state: "gas", un_number: typed, chemical_key: "cas:630-08-0" as never } as const;
      expect((await responder.modelling.initialEvac({ query: named })).isolation).toEqual(na.isolation);
    }
  });

  it("returns the row for the given container and wind", async () => {
    const { isolation } = await responder.modelling.initialEvac({
      query: { ...HALIFAX, state: "gas", chem_name: "chlorine", spill: "large", time: "night", wind_kph: 5 },
    });
    expect(isolation.isolateM).toBe(1000);
    expect(isolation.basis.assumptions.map(({ name }) => name)).toEqual(["Container"]);
  });

  it("is a circle with the guide's distance around the point", async () => {
    const evac = await responder.modelling.initialEvac({ query: { ...HALIFAX, state: "gas", chem_name: "chlorine" } });
    expect(evac.radius_m).toBeGreaterThan(0);
    expect(evac.initial_evac.features).toHaveLength(1);
    expect(evac.isolation.basis.sources[0]?.key).toBe("ERG2024");
  });

  it("uses the given UN number, never another one of the record", async () => {
    const query = { ...HALIFAX, state: "gas" } as const;
    const radius = async (named: object) =>
      (await responder.modelling.initialEvac({ query: { ...query, ...named } })).radius_m;
    // Hydrogen iodide, anhydrous: Table 1, large spill; hydriodic acid, UN1787: guide 154. [ERG2024]
    expect(await radius({ chemical_key: "cas:10034-85-2", un_number: "2197" })).toBe(150);
    expect(await radius({ chem_name: "UN2197" })).toBe(150);
    expect(await radius({ chemical_key: "cas:10034-85-2" })).toBe(50);
  });

  it.each([
    ["solid", 25],
    ["liquid", 50],
    ["gas", 100],
  ] as const)("of an unidentified %s is %d m", async (state, metres) => {
    const evac = await responder.modelling.initialEvac({ query: { ...HALIFAX, state } });
    expect(evac.radius_m).toBe(metres); // the default by physical state for an unidentified material
  });
});
