import { describe, expect, it } from "vitest";
import { modelReleaseOf } from "./model-release-of.ts";
import { crosswindProfile, releaseData } from "./release-data.ts";
import type { ModelledRelease, ReleaseSubstance, ReleaseZone, ResolvedReleaseInput } from "./release.ts";

const AMMONIA: ReleaseSubstance = {
  name: "ammonia",
  molarMass: 17.031,
  boilingPointC: -33.3,
  heatOfVaporisationJPerMol: 23_330,
  liquidHeatCapacityJPerMolK: 80,
  liquidDensityKgPerM3: 682,
};
const CHLORINE: ReleaseSubstance = { name: "chlorine", molarMass: 70.906, boilingPointC: -34 };
const BENZENE: ReleaseSubstance = {
  name: "benzene",
  molarMass: 78.11,
  boilingPointC: 80.1,
  vapourPressurePa: 12_690,
  vapourPressureAtC: 25,
};
const METHANE: ReleaseSubstance = { name: "methane", molarMass: 16.043, boilingPointC: -161.5 };

const BASE: ResolvedReleaseInput = {
  substance: AMMONIA,
  release: { rateKgPerS: 2, heightM: 0, durationMin: 60, state: "gas" },
  weather: { windSpeedMps: 5, windFromDeg: 270, temperatureC: 20, pressureMb: 1013.25, stability: "D" },
  site: { lon: -63.5752, lat: 44.6488, roughnessM: "open" },
  thresholds: [{ id: "aegl-2", ppm: 160 }],
};
type Change = { readonly [Part in keyof ResolvedReleaseInput]?: Partial<ResolvedReleaseInput[Part]> };
function change(parts: Change): ResolvedReleaseInput {
  return {
    ...BASE,
    ...parts,
    substance: { ...BASE.substance, ...parts.substance },
    release: { ...BASE.release, ...parts.release },
    weather: { ...BASE.weather, ...parts.weather },
    site: { ...BASE.site, ...parts.site },
    thresholds: (parts.thresholds as ResolvedReleaseInput["thresholds"]) ?? BASE.thresholds ?? [],
  };
}
async function modelled(input: ResolvedReleaseInput): Promise<ModelledRelease> {
  const answer = await modelReleaseOf(input);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}
async function refusalOf(input: ResolvedReleaseInput): Promise<string> {
  const answer = await modelReleaseOf(input);
  return answer.ok ? "modelled" : `${answer.error.code} ${answer.error.fields.join(" ")}`;
}

/** Longitudes of the corners of a zone that is not split at the antimeridian. */
function longitudesOf(zone: ReleaseZone | undefined): readonly number[] {
  return zone?.polygon?.type === "Polygon" ? zone.polygon.coordinates.flat().map(([lon = Number.NaN]) => lon) : [];
}

describe("modelReleaseOf", () => {
  describe("modelReleaseOf refuses", () => {
    it.each<[why: string, input: ResolvedReleaseInput, refusal: string]>([
      ["a solid", change({ release: { state: "solid" } }), "solid_not_modelled release.state"],
      ["no rate", change({ release: { rateKgPerS: 0 } }), "rate_not_positive release.rateKgPerS"],
      [
        "a rate that is no number",
        change({ release: { rateKgPerS: Number.NaN } }),
        "rate_not_positive release.rateKgPerS",
      ],
      [
        "an endless rate",
        change({ release: { rateKgPerS: Number.POSITIVE_INFINITY } }),
        "outside_domain release.rateKgPerS",
      ],
      ["a height below ground", change({ release: { heightM: -1 } }), "height_negative release.heightM"],
      ["a stack higher than the fit", change({ release: { heightM: 201 } }), "outside_domain release.heightM"],
      ["light wind", change({ weather: { windSpeedMps: 0.9 } }), "wind_too_low weather.windSpeedMps"],
      ["no wind at all", change({ weather: { windSpeedMps: Number.NaN } }), "outside_domain weather.windSpeedMps"],
      ["a wind from nowhere", change({ weather: { windFromDeg: 361 } }), "outside_domain weather.windFromDeg"],
      ["a pole", change({ site: { lat: 85.1 } }), "outside_domain site.lat"],
      ["ground rougher than a town", change({ site: { roughnessM: 4 } }), "outside_domain site.roughnessM"],
      [
        "an inversion below the source",
        change({ release: { heightM: 60 }, weather: { inversionM: 50 } }),
        "outside_domain weather.inversionM release.heightM",
      ],
      [
        "a substance without molar mass",
        change({ substance: { molarMass: Number.NaN } }),
        "substance_incomplete substance.molarMass",
      ],
      [
        "gas colder than it can be",
        change({ release: { temperatureC: -60 } }),
        "outside_domain release.temperatureC release.state",
      ],
      ["a limit of nothing", change({ thresholds: [{ id: "aegl-2", ppm: 0 }] }), "outside_domain thresholds"],
      ["no limits", change({ thresholds: [] }), "no_thresholds thresholds"],
      ["limits without figures", change({ thresholds: [{ id: "idlh", ppm: null }] }), "no_thresholds thresholds"],
    ])("%s", async (_why, input, expected) => {
      expect(await refusalOf(input)).toBe(expected);
    });

    it("weather without a class and without a sky", async () => {
      const { stability: _stability, ...weather } = BASE.weather;
      expect(await refusalOf({ ...BASE, weather })).toMatch(/^stability_required/);
      expect(await refusalOf({ ...BASE, weather: { ...weather, cloudTenths: 3 } })).toMatch(/^stability_required/);
      expect(await refusalOf({ ...BASE, weather: { ...weather, cloudTenths: 3, sunAltitudeDeg: 40 } })).toBe(
        "modelled",
      );
    });

    it("a liquid with an unknown boiling point", async () => {
      const substance = { name: "a liquid", molarMass: 100 };
      expect(await refusalOf({ ...BASE, substance, release: { ...BASE.release, state: "liquid" } })).toMatch(
        /^substance_incomplete/,
      );
    });

    it.each([
      ["over open country, where it would spread 90 km wide", 0.03],
      ["over ice, where its blanket alone would be 10 km wide", 0.0001],
    ])("heavy gas beyond the range of the model, %s", async (_where, metres) => {
      const input = change({
        substance: CHLORINE,
        release: { rateKgPerS: 10_000, temperatureC: 20 },
        weather: { windSpeedMps: 1, stability: "F" },
        site: { roughnessM: metres },
      });
      expect(await refusalOf(input)).toMatch(/^heavy_gas_not_modelled/);
    });
  });

  describe("modelReleaseOf chooses", () => {
    it("a passive plume for ammonia vapour", async () => {
      expect(await modelled(BASE)).toMatchObject({ model: "gaussian", stability: "D" });
    });

    it("heavy gas for chlorine, never a Gaussian plume", async () => {
      const answer = await modelled(change({ substance: CHLORINE }));
      expect(answer.model).toBe("heavy-gas");
      expect(answer.richardson).toBeGreaterThan(1);
      expect(answer.why).toContain("spreads under its own weight");
    });

    it("heavy gas for ammonia released as droplets", async () => {
      const answer = await modelled(change({ release: { state: "liquid" } }));
      expect(answer.model).toBe("heavy-gas");
      expect(answer.assumptions.find(({ name }) => name === "Droplets")?.value).toBe("83% of the mass");
      expect(answer.confidence.band).toEqual([]);
    });

    it("a passive plume for methane, which is stored compressed and not cold", async () => {
      const answer = await modelled(change({ substance: METHANE }));
      expect(answer.model).toBe("gaussian");
      expect(answer.assumptions.find(({ name }) => name === "Release temperature")?.value).toBe("20 °C");
    });

    it("heavy gas for methane released cold", async () => {
      expect((await modelled(change({ substance: METHANE, release: { temperatureC: -160 } }))).model).toBe("heavy-gas");
    });
  });

  describe("modelReleaseOf between heavy and passive", () => {
    const sulphide = { name: "hydrogen sulfide", molarMass: 34.08, boilingPointC: -60, gasHeatCapacityJPerMolK: 34 };
    const at = async (rateKgPerS: number, heightM = 0) =>
      modelled(
        change({
          substance: sulphide,
          release: { rateKgPerS, heightM },
          weather: { windSpeedMps: 10 },
          thresholds: [{ id: "aegl-2", ppm: 0.2 }],
        }),
      );
    const farM = async (rateKgPerS: number, heightM = 0) =>
      (await at(rateKgPerS, heightM)).zones[0]?.farM ?? Number.NaN;

    it("reports heavy gas from a critical Richardson number of 1", async () => {
      // Ri grows as the square root of the rate and is 1 at 0.151 kg/s.
      expect((await at(0.1)).richardson).toBeCloseTo(Math.sqrt(0.1 / 0.151), 2);
      expect(await at(0.1)).toMatchObject({ model: "gaussian" });
      expect(await at(0.16)).toMatchObject({ model: "heavy-gas" });
      expect((await at(0.1)).why).toContain("Near the source the weight of the cloud still matters.");
      expect((await at(0.001)).why).toBe("The critical Richardson number is 0.081, below 0.1.");
      expect((await at(1e-12)).why).toBe("The critical Richardson number is below 0.001.");
    });

    it.each([
      ["from passive to followed", 0.00151],
      ["from passive to heavy by name", 0.151],
    ])("changes from heavy to passive without a jump, %s", async (_border, rate) => {
      for (const heightM of [0, 5]) {
        const [below, above] = [await farM(rate * 0.995, heightM), await farM(rate * 1.005, heightM)];
        expect(above / below).toBeGreaterThan(1);
        expect(above / below).toBeLessThan(1.02);
      }
    });
  });

  describe("modelReleaseOf in light wind at night", () => {
    const propane = { name: "propane", molarMass: 44.097, boilingPointC: -42.1, gasHeatCapacityJPerMolK: 73.6 };
    const night = (windSpeedMps: number) =>
      modelled(
        change({
          substance: propane,
          release: { rateKgPerS: 10 },
          weather: { windSpeedMps, stability: "F", temperatureC: 15 },
          site: { lon: 0, lat: 0 },
          thresholds: [
            { id: "aegl-3", ppm: 33_000 },
            { id: "aegl-1", ppm: 50 },
          ],
        }),
      );

    it("draws a zone wider than twice its length as a circle around the source", async () => {
      const { zones, codedWarnings } = await night(1.5);
      const [circle] = zones;
      expect(circle).toMatchObject({ shape: "circle", nearM: 0 });
      expect(circle?.maxWidthM).toBeCloseTo(2 * (circle?.farM ?? 0), 9);
      const longitudes = longitudesOf(circle).map((lon) => lon * 111_319.49); // m from the source on the equator
      expect(Math.max(...longitudes) / (circle?.farM ?? 1)).toBeCloseTo(1, 3);
      expect(Math.min(...longitudes) / (circle?.farM ?? 1)).toBeCloseTo(-1, 3);
      expect(codedWarnings).toContainEqual({
        code: "spreads_to_all_sides",
        text: "The gas spreads in all directions.",
      });
    });

    it("draws swing lines for plumes only", async () => {
      const { zones, swingLines } = await night(1.5);
      expect(zones.map(({ shape }) => shape)).toEqual(["circle", "plume"]);
      expect(swingLines).toHaveLength(2);
      const circles = await modelled(
        change({
          substance: propane,
          release: { rateKgPerS: 10 },
          weather: { windSpeedMps: 1.5, stability: "F", temperatureC: 15 },
          thresholds: [{ id: "aegl-3", ppm: 33_000 }],
        }),
      );
      expect(circles.swingLines).toEqual([]);
      expect(circles.confidence.words).toMatch(/^The gas spreads in all directions\. Concentrations may/);
    });

    // D/2 + 2 lb and D + 8 lb with q0 = 4.30 m³/s, g0' = 8.8 m/s² [BM1988]; at 1.5 m/s the blanket extends farther
    // upwind.
    it.each([
      [1, 77, 305],
      [1.5, 28, 92],
    ])("extends upwind at %d m/s by %d m, and %d m to each side", async (wind, upwindM, sideM) => {
      const { zones, codedWarnings } = await night(wind);
      const plume = zones.find(({ id }) => id === "aegl-1");
      expect(-Math.min(...longitudesOf(plume)) * 111_319.49).toBeCloseTo(upwindM, -0.5);
      const words = codedWarnings.find(({ code }) => code === "spreads_upwind")?.text ?? "";
      const [upwind, side] = [...words.matchAll(/(\d+) m/g)].map(([, metres]) => Number(metres));
      expect(upwind).toBeGreaterThanOrEqual(upwindM);
      expect((upwind ?? 0) / upwindM).toBeLessThan(1.1);
      expect((side ?? 0) / sideM).toBeGreaterThan(0.99);
      expect((side ?? 0) / sideM).toBeLessThan(1.1);
    });

    it("warns that the cloud can be wide and short, or narrow and longer", async () => {
      expect((await night(2)).warnings).toContain(
        "In light wind at night the cloud may be wide and short, or narrow and several times longer. Keep clear of both.",
      );
      expect((await night(2.5)).codedWarnings.map(({ code }) => code)).not.toContain("light_stable_wind");
    });
  });

  describe("modelReleaseOf with a jet, moist air or warm ground", () => {
    const limits = [
      { id: "aegl-2", ppm: 160 },
      { id: "aegl-3", ppm: 1100 },
    ];
    const liquid = (more: Change = {}) =>
      modelled(change({ thresholds: limits, ...more, release: { state: "liquid", ...more.release } }));
    const namesOf = ({ assumptions }: ModelledRelease): readonly string[] => assumptions.map(({ name }) => name);

    it.each(["A", "D", "F"] as const)(
      "draws no zone shorter or narrower than without the jet, in %s",
      async (stability) => {
        const weather = { stability, windSpeedMps: 2 };
        const jet = await liquid({ weather });
        const none = await liquid({ weather, release: { jetSpeedMps: 0 } });
        for (const [i, { farM, maxWidthM }] of none.zones.entries()) {
          expect(jet.zones[i]?.farM).toBeGreaterThanOrEqual(farM);
          expect(jet.zones[i]?.maxWidthM).toBeGreaterThanOrEqual(maxWidthM * 0.999);
        }
        expect(jet.assumptions.find(({ name }) => name === "Jet")).toMatchObject({ isDerived: true });
        expect(namesOf(none)).not.toContain("Jet");
        expect(jet.basis.sources.map(({ key }) => key)).toContain("RICOU1961");
      },
    );

    it("gives the same zones for a jet no faster than the wind as for no jet", async () => {
      const slow = await liquid({ release: { jetSpeedMps: 3 } });
      const none = await liquid({ release: { jetSpeedMps: 0 } });
      expect(slow.zones).toEqual(none.zones);
    });

    it("assumes dry air and no ground heat if they are unknown, and names both assumptions", async () => {
      const unknown = await liquid();
      expect(namesOf(unknown)).toEqual(expect.arrayContaining(["Humidity", "Ground heat"]));
      const dry = await liquid({ weather: { humidityPercent: 0 } });
      expect(dry.zones).toEqual(unknown.zones);
      expect(namesOf(dry)).not.toContain("Humidity");
      const warm = await modelled(change({ substance: CHLORINE, release: { temperatureC: 20 } }));
      expect(namesOf(warm)).not.toContain("Humidity");
    });

    it("makes the cloud of a cold gas narrower in moist air and over warm ground", async () => {
      const widthOf = async (more: Change) => (await liquid(more)).zones[1]?.maxWidthM ?? Number.NaN;
      const cold = await widthOf({});
      expect(await widthOf({ weather: { humidityPercent: 90 } })).toBeLessThan(0.97 * cold);
      expect(await widthOf({ site: { groundTemperatureC: 20 } })).toBeLessThan(0.9 * cold);
    });
  });

  it("warns that large daytime releases are overestimated, and that streets channel gas", async () => {
    const day = (rateKgPerS: number) =>
      modelled(
        change({
          substance: CHLORINE,
          release: { rateKgPerS },
          weather: { windSpeedMps: 3, stability: "B" },
          site: { roughnessM: "urban" },
        }),
      );
    const codes = async (rate: number) => (await day(rate)).codedWarnings.map(({ code }) => code);
    expect(await codes(20)).toEqual(["not_modelled", "spreads_upwind", "large_release_by_day", "town"]);
    expect(await codes(0.05)).toEqual(["not_modelled", "town"]);
  });

  it("assumes that a gas is as cold as its boiling point, and names the assumption", async () => {
    const { assumptions } = await modelled(change({ substance: CHLORINE }));
    expect(assumptions).toContainEqual(expect.objectContaining({ name: "Release temperature", value: "−34 °C" }));
  });

  it("names the default values that it used", async () => {
    const { durationMin: _duration, ...release } = BASE.release;
    const { pressureMb: _pressure, ...weather } = BASE.weather;
    const { assumptions, basis } = await modelled({ ...BASE, release, weather, site: { lon: 0, lat: 0 } });
    expect(assumptions.map(({ name }) => name)).toEqual([
      "Duration",
      "Air pressure",
      "Terrain",
      "Release temperature",
      "Critical temperature",
    ]);
    expect(basis.assumptions).toEqual(assumptions);
  });

  it("checks a rate from a pool against the pool's area", async () => {
    const { pool, model } = await modelled(change({ substance: BENZENE, release: { rateKgPerS: 1, state: "liquid" } }));
    expect(model).toBe("gaussian");
    expect(pool?.areaM2).toBeGreaterThan(100);
    expect(pool?.words).toMatch(/^A pool of about \d+ m² \(\d+ m across\) gives this rate/);
  });

  it("returns no pool without a vapour pressure on file", async () => {
    const { vapourPressurePa: _pressure, ...substance } = BENZENE;
    const { pool } = await modelled({ ...BASE, substance, release: { ...BASE.release, state: "liquid" } });
    expect(pool).toMatchObject({ areaM2: null, diameterM: null });
  });

  it("lists limits that it does not draw, with the reason", async () => {
    const { zones, notDrawn } = await modelled(
      change({
        substance: { isNoncombustible: true },
        thresholds: [
          { id: "aegl-1", ppm: null },
          { id: "aegl-2", ppm: 160 },
          { id: "aegl-3", ppm: 1100, source: { key: "PLACARD", mark: "assumed" } },
          { id: "idlh", ppm: null, reason: "ceiling only" },
          { id: "lel", ppm: 15_000 },
        ],
      }),
    );
    expect(zones.map(({ id }) => id)).toEqual(["aegl-2"]);
    expect(notDrawn).toEqual([
      { id: "aegl-1", label: "AEGL-1", reason: "no AEGL-1 on file" },
      {
        id: "aegl-3",
        label: "AEGL-3",
        reason: "the limit on file is assumed; no zone is drawn from an assumed limit",
      },
      { id: "idlh", label: "IDLH", reason: "ceiling only" },
      { id: "lel", label: "LEL", reason: "does not burn" },
    ]);
  });

  it("cuts a zone off at 10 km and warns", async () => {
    const answer = await modelled(change({ thresholds: [{ id: "aegl-1", ppm: 0.1 }] }));
    expect(answer.zones[0]).toMatchObject({ isCut: true, farM: 10_000 });
    expect(answer.warnings).toContain("Zones are cut off at 10 km, the limit of the models.");
  });

  it("draws no zone for a limit that is never reached at ground level", async () => {
    const answer = await modelled(change({ release: { heightM: 100 }, thresholds: [{ id: "aegl-3", ppm: 50_000 }] }));
    expect(answer.zones[0]).toMatchObject({ reached: false, farM: 0, polygon: null });
    expect(answer.swingLines).toEqual([]);
  });

  it("splits zones and swing lines at the antimeridian", async () => {
    const { zones, swingLines } = await modelled(change({ site: { lon: 179.999, lat: -17 } }));
    expect(zones[0]?.polygon?.type).toBe("MultiPolygon");
    expect(swingLines.map(({ type }) => type)).toEqual(["MultiLineString", "MultiLineString"]);
    const longitudes = [zones[0]?.polygon?.coordinates, swingLines.map(({ coordinates }) => coordinates)]
      .flat(4)
      .filter((value) => Math.abs(Number(value)) > 90);
    expect(longitudes.length).toBeGreaterThan(100);
    expect(longitudes.filter((lon) => Math.abs(Number(lon)) > 180)).toEqual([]);
  });

  it("starts the zone of a stack downwind of it", async () => {
    const { zones } = await modelled(change({ release: { heightM: 30 }, thresholds: [{ id: "idlh", ppm: 5 }] }));
    expect(zones[0]?.nearM).toBeGreaterThan(50);
  });

  it("draws the blanket of heavy gas upwind of the source too", async () => {
    const { zones } = await modelled(change({ substance: CHLORINE, weather: { windSpeedMps: 1.5, stability: "F" } }));
    expect(zones[0]?.nearM).toBe(0);
    expect(Math.min(...longitudesOf(zones[0]))).toBeLessThan(BASE.site.lon);
  });

  it("uses a swing angle of at least 20°, and 30° below 2 m/s", async () => {
    expect((await modelled(BASE)).swingDeg).toBe(20);
    expect((await modelled(change({ weather: { windSpeedMps: 1.5, stability: "F" } }))).swingDeg).toBe(30);
    expect((await modelled(change({ weather: { windSpeedMps: 2, stability: "A" } }))).swingDeg).toBeGreaterThan(22);
  });

  // TM43 Table 10 has A below 3 m/s, B below 5 m/s, and C for any stronger wind in full sun.
  it.each([
    [2.9, "A", false],
    [3, "A", true],
    [4.9, "B", false],
    [5, "B", true],
    [12, "A", true],
    [12, "C", false],
    [12, "F", false],
  ] as const)(
    "at %d m/s with class %s, marks a class that is too unstable: %s",
    async (windSpeedMps, stability, isMarked) => {
      const { assumptions } = await modelled(change({ weather: { windSpeedMps, stability } }));
      const marked = assumptions.find(({ name }) => name === "Stability class");
      expect(marked?.reason).toBe(
        isMarked ? "Entered, but this class does not occur at this wind speed. The zones may be too short." : undefined,
      );
    },
  );

  it("draws two swing lines as long as the farthest zone", async () => {
    const { swingLines, axisDeg } = await modelled(BASE);
    expect(axisDeg).toBe(90);
    expect(swingLines.map(({ coordinates }) => coordinates.length)).toEqual([2, 2]);
  });

  it("gives a band of distances for heavy vapour", async () => {
    const { zones, confidence } = await modelled(
      change({ substance: CHLORINE, thresholds: [{ id: "aegl-2", ppm: 2 }] }),
    );
    const [band] = confidence.band;
    expect(band?.lowM).toBeLessThanOrEqual(zones[0]?.farM ?? 0);
    expect(band?.highM).toBeGreaterThanOrEqual(zones[0]?.farM ?? 0);
    expect((band?.highM ?? 0) / (band?.lowM ?? 1)).toBeLessThan(3);
  });

  it("warns of heavy gas from a height, of light wind and of heat", async () => {
    const heavy = await modelled(
      change({ substance: CHLORINE, release: { heightM: 5 }, weather: { windSpeedMps: 2 } }),
    );
    expect(heavy.warnings.join(" ")).toMatch(
      /at ground level, not at the emission height.*differ by a factor of three/,
    );
    expect((await modelled(change({ release: { temperatureC: 200 } }))).warnings.join(" ")).toContain(
      "A hot release rises",
    );
  });
});

describe("releaseData", () => {
  it("can be posted to another thread", async () => {
    const data = releaseData(await modelled(BASE));
    expect(structuredClone(data)).toEqual(data);
    expect(data.centrelinePoints).toHaveLength(121);
  });
});

describe("crosswindProfile", () => {
  it("returns the profile of the model itself", async () => {
    const { crosswind } = await modelled(BASE);
    expect(await crosswindProfile(BASE, 500)).toEqual({ ok: true, value: crosswind(500) });
  });

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])("rejects %d m downwind", async (xM) => {
    expect(await crosswindProfile(BASE, xM)).toMatchObject({ ok: false, error: { fields: ["xM"] } });
  });

  it("returns the refusal of the model", async () => {
    expect(await crosswindProfile(change({ release: { state: "solid" } }), 500)).toMatchObject({
      ok: false,
      error: { code: "solid_not_modelled" },
    });
  });
});
