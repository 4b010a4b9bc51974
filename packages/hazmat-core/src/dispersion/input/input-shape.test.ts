import { describe, expect, it } from "vitest";
import { modelReleaseOf } from "../model-release-of.ts";
import { modelRelease } from "../model-release.ts";
import { RELEASE_DOMAIN } from "./release-domain.ts";

// Invalid input against the types, as from a form, queue or query string.

const RIGHT = {
  substance: { name: "Carbon monoxide", molarMass: 28.01, boilingPointC: -191.5, vapourPressurePa: 1, isX: true },
  release: { rateKgPerS: 0.5, heightM: 2, state: "gas", durationMin: 10, temperatureC: 15 },
  weather: { windSpeedMps: 4, windFromDeg: 225, temperatureC: 15, stability: "D", cloudTenths: 3, sunAltitudeDeg: 30 },
  site: { lon: -63.57, lat: 44.65, roughnessM: 0.1 },
  thresholds: [{ id: "aegl-2", ppm: 83 }],
};

/** The same input with one value changed, by its path. */
function withValue(path: string, value: unknown): never {
  const [group = "", field] = path.split(".");
  const whole: Record<string, unknown> = { ...RIGHT };
  const part = whole[group];
  whole[group] =
    field === undefined ? value : typeof part === "object" && part !== null ? { ...part, [field]: value } : value;
  // Deliberately wrong type
  return whole as never;
}

async function refusalsOf(input: never) {
  const answers = await Promise.all([modelRelease(input), modelReleaseOf(input)]);
  return answers.map((answer) => (answer.ok ? null : answer.error));
}

describe("input with a value of the wrong type", () => {
  it("accepts the unchanged input", async () => {
    expect(await refusalsOf(withValue("site.lon", RIGHT.site.lon))).toEqual([null, null]);
  });

  it.each([undefined, null, "a release", 7, []])("rejects %s", async (input) => {
    // Deliberately wrong type
    for (const refusal of await refusalsOf(input as never)) {
      expect(refusal).toMatchObject({ code: "outside_domain", fields: ["substance"] });
    }
  });

  it.each(["substance", "release", "weather", "site"])("names a missing %s", async (group) => {
    for (const refusal of await refusalsOf(withValue(group, undefined))) {
      expect(refusal).toMatchObject({ code: "outside_domain", fields: [group] });
      expect(refusal?.message).toContain(`The ${group} is missing.`);
    }
  });

  it.each([
    ["release.state", "plasma"],
    ["release.state", undefined],
    ["weather.stability", "G"],
    ["weather.stability", null],
    ["site.roughnessM", "forest"],
    ["site.roughnessM", { metres: 1 }],
    ["substance", {}],
    ["thresholds", "aegl-2"],
    ["thresholds", [null]],
    ["thresholds", [{ id: "aegl-2", ppm: "83" }]],
    ["thresholds", [{ ppm: 83 }]],
  ])("rejects %s of %j and names it", async (path, value) => {
    for (const refusal of await refusalsOf(withValue(path, value))) {
      expect(refusal).toMatchObject({ code: "outside_domain", fields: [path] });
    }
  });

  it.each(RELEASE_DOMAIN.map(({ field }) => field))(
    "rejects for %s text, null, NaN and infinite numbers",
    async (path) => {
      for (const value of ["5", null, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, true]) {
        for (const refusal of await refusalsOf(withValue(path, value))) {
          expect(refusal?.fields, `${path} of ${String(value)}`).toContain(path);
          expect(refusal?.message).not.toMatch(/undefined|NaN|Infinity/);
        }
      }
    },
  );

  it.each([null, "10", Number.NaN, -1, 101])("rejects %s as a percentage of the LEL", async (lelPercent) => {
    expect((await refusalsOf(withValue("lelPercent", lelPercent)))[0]?.fields).toEqual(["lelPercent"]);
  });

  it("rejects only a CAS number for the model that needs substance properties", async () => {
    const [, refusal] = await refusalsOf(withValue("substance", { cas: "7782-50-5" }));
    expect(refusal).toMatchObject({ code: "substance_incomplete", fields: ["substance.molarMass"] });
  });
});
