import { describe, expect, it } from "vitest";
import { modelReleaseOf } from "../model-release-of.ts";
import { modelRelease } from "../model-release.ts";
import { RELEASE_DOMAIN } from "./release-domain.ts";

// What a form, a queue or a query string may hand over against the types.

const RIGHT = {
  substance: { name: "Carbon monoxide", molarMass: 28.01, boilingPointC: -191.5, vapourPressurePa: 1, isX: true },
  release: { rateKgPerS: 0.5, heightM: 2, state: "gas", durationMin: 10, temperatureC: 15 },
  weather: { windSpeedMps: 4, windFromDeg: 225, temperatureC: 15, stability: "D", cloudTenths: 3, sunAltitudeDeg: 30 },
  site: { lon: -63.57, lat: 44.65, roughnessM: 0.1 },
  thresholds: [{ id: "aegl-2", ppm: 83 }],
};

/** The same with one value changed, by its path. */
function withValue(path: string, value: unknown): never {
  const [group = "", field] = path.split(".");
  const whole: Record<string, unknown> = { ...RIGHT };
  const part = whole[group];
  whole[group] =
    field === undefined ? value : typeof part === "object" && part !== null ? { ...part, [field]: value } : value;
  // Wrong on purpose
  return whole as never;
}

async function refusalsOf(input: never) {
  const answers = await Promise.all([modelRelease(input), modelReleaseOf(input)]);
  return answers.map((answer) => (answer.ok ? null : answer.error));
}

describe("a value that is not of its kind", () => {
  it("is not what the unchanged input has", async () => {
    expect(await refusalsOf(withValue("site.lon", RIGHT.site.lon))).toEqual([null, null]);
  });

  it.each([undefined, null, "a release", 7, []])("%s is not an input", async (input) => {
    // Wrong on purpose
    for (const refusal of await refusalsOf(input as never)) {
      expect(refusal).toMatchObject({ code: "outside_domain", fields: ["substance"] });
    }
  });

  it.each(["substance", "release", "weather", "site"])("a missing %s is named", async (group) => {
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
  ])("%s of %j is refused by its name", async (path, value) => {
    for (const refusal of await refusalsOf(withValue(path, value))) {
      expect(refusal).toMatchObject({ code: "outside_domain", fields: [path] });
    }
  });

  it.each(RELEASE_DOMAIN.map(({ field }) => field))(
    "%s takes no text, no null, no NaN and nothing endless",
    async (path) => {
      for (const value of ["5", null, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, true]) {
        for (const refusal of await refusalsOf(withValue(path, value))) {
          expect(refusal?.fields, `${path} of ${String(value)}`).toContain(path);
          expect(refusal?.message).not.toMatch(/undefined|NaN|Infinity/);
        }
      }
    },
  );

  it.each([null, "10", Number.NaN, -1, 101])("%s is not a share of the LEL", async (lelPercent) => {
    expect((await refusalsOf(withValue("lelPercent", lelPercent)))[0]?.fields).toEqual(["lelPercent"]);
  });

  it("a CAS number alone is refused by the model that takes written-out substances", async () => {
    const [, refusal] = await refusalsOf(withValue("substance", { cas: "7782-50-5" }));
    expect(refusal).toMatchObject({ code: "substance_incomplete", fields: ["substance.molarMass"] });
  });
});
