import { expect, it } from "vitest";
import { checkNeris } from "./check-neris.ts";
import { nerisDraft, type NerisFacts } from "./neris-draft.ts";

const facts: NerisFacts = {
  incidentNumber: "51",
  point: [-63.568512345, 44.6636],
  narrative: "Valve closed.",
  chemicals: [{ name: "Chlorine", hazardClass: "2.3", release: { state: "gas", amountKg: 540 } }],
  log: [{ at: "2026-11-21T12:00:00.000Z", text: "Arrived" }],
};

it("writes the hazmat module with NERIS codes", () => {
  const { payload } = nerisDraft(facts);
  expect(payload.hazsit_detail.chemicals).toEqual([
    {
      name: "Chlorine",
      dot_class: "GASES",
      release_occurred: true,
      // 540 kg are 1190 lb; NERIS has no kilogram for gases.
      release: {
        estimated_amount: 1200,
        unit_of_measurement: "GAS_POUND",
        physical_state: "GAS",
        released_into: "AIR",
      },
    },
  ]);
  expect(checkNeris(payload)).toEqual({ ok: true, value: payload });
});

it("writes the position as GeoJSON with its coordinate system, and omits an unknown position", () => {
  const { payload } = nerisDraft(facts);
  // GeoPoint of ulfsri/neris-api-client: crs and geometry, coordinates are two numbers
  expect(payload.base.point).toEqual({
    crs: 4326,
    geometry: { type: "Point", coordinates: [-63.568512, 44.6636] },
  });
  expect(Object.keys(nerisDraft({ ...facts, point: null }).payload.base)).not.toContain("point");
});

it.each([[[-263.5, 44.6]], [[-63.5, 144.6]], [[Number.NaN, 44.6]]] as const)("rejects the position %j", (point) => {
  expect(checkNeris(nerisDraft({ ...facts, point }).payload)).toMatchObject({
    ok: false,
    error: { path: "base.point" },
  });
});

it("lists call times, disposition and number of people as missing instead of guessing them", () => {
  const { payload, missing } = nerisDraft(facts);
  expect(missing).toContain("dispatch.call_arrival");
  expect(missing).toContain("hazsit_detail.disposition");
  expect(Object.keys(payload.hazsit_detail)).toEqual(["chemicals"]);
});

it("lists the incident number as missing if none was assigned", () => {
  const { payload, missing } = nerisDraft({ ...facts, incidentNumber: null });
  expect(JSON.stringify(payload)).not.toContain("incident_number");
  expect(missing).toEqual(expect.arrayContaining(["base.incident_number", "dispatch.incident_number"]));
  expect(nerisDraft(facts).missing).not.toContain("base.incident_number");
  expect(checkNeris(payload).ok).toBe(true);
});

it("omits an unknown class and release, and lists both as missing", () => {
  const { payload, missing } = nerisDraft({
    ...facts,
    chemicals: [{ name: "green drum", hazardClass: null, release: null }],
  });
  expect(payload.hazsit_detail.chemicals).toEqual([{ name: "green drum" }]);
  expect(missing).toContain("hazsit_detail.chemicals[0].dot_class");
  expect(missing).toContain("hazsit_detail.chemicals[0].release_occurred");
});

it("omits an unassigned incident number, and lists the unknown figures of a release", () => {
  const { payload, missing } = nerisDraft({
    ...facts,
    incidentNumber: null,
    chemicals: [{ name: "Chlorine", hazardClass: "2.3", release: { state: "gas", amountKg: null } }],
  });
  expect(JSON.stringify(payload)).not.toContain("incident_number");
  expect(payload.hazsit_detail.chemicals[0]?.release).toEqual({ physical_state: "GAS", released_into: "AIR" });
  expect(missing).toEqual(
    expect.arrayContaining([
      "base.incident_number",
      "dispatch.incident_number",
      "hazsit_detail.chemicals[0].release.estimated_amount",
    ]),
  );
  expect(checkNeris(payload).ok).toBe(true);
});

it.each([
  ["solid", "SOLID_KILOGRAM"],
  ["liquid", "LIQUID_KILOGRAM"],
  ["gas", "GAS_POUND"],
] as const)("uses for a %s a unit that NERIS accepts", (state, unit) => {
  const { payload } = nerisDraft({
    ...facts,
    chemicals: [{ name: "x", hazardClass: "9", release: { state, amountKg: 10 } }],
  });
  expect(payload.hazsit_detail.chemicals[0]?.release?.unit_of_measurement).toBe(unit);
  expect(checkNeris(payload).ok).toBe(true);
});

it("rejects a unit of another state, a number in another pattern and a time without a zone", () => {
  const { payload } = nerisDraft(facts);
  const [chemical] = payload.hazsit_detail.chemicals;
  const release = {
    physical_state: "GAS",
    released_into: "AIR",
    estimated_amount: 1,
    unit_of_measurement: "GAS_KILOGRAM",
  };
  const wrong = { ...payload, hazsit_detail: { chemicals: [{ ...chemical, name: "x", release }] } };
  expect(checkNeris(wrong as typeof payload)).toMatchObject({
    ok: false,
    error: { path: "hazsit_detail.chemicals[0].release.unit_of_measurement" },
  });
  expect(checkNeris(nerisDraft({ ...facts, incidentNumber: "5 1" }).payload)).toMatchObject({
    ok: false,
    error: { path: "base.incident_number" },
  });
  expect(checkNeris(nerisDraft({ ...facts, log: [{ at: "2026-11-21T12:00", text: "x" }] }).payload)).toMatchObject({
    ok: false,
    error: { path: "dispatch.comments[0].timestamp" },
  });
});
