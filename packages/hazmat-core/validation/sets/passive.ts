import { absolute, relative, same, type Check } from "../compare.ts";
import { caseOf, type ByClass } from "../fixtures.ts";
import type { Insolation, NightSky } from "../../src/dispersion/weather/stability-class.ts";
import type { StabilityClass } from "../../src/dispersion/release.ts";
import type * as Models from "../models.ts";

const CLASSES: readonly StabilityClass[] = ["A", "B", "C", "D", "E", "F"];

/** Spread by Briggs and by Pasquill and Gifford. */
export function sigmaChecks(models: typeof Models): readonly Check[] {
  const briggs = caseOf<{ x_m: number[] }, { sigma_xyz_m: Record<string, [number, number, number][]> }>("SIG-ALOHA-1");
  const aloha = (["rural", "urban"] as const).flatMap((terrain) =>
    CLASSES.flatMap((stability) =>
      briggs.inputs.x_m.flatMap((x, i) => {
        const [sx, sy, sz] = briggs.outputs.sigma_xyz_m[`${terrain}-${stability}`]?.[i] ?? [NaN, NaN, NaN];
        const about = (axis: string) => ({ caseId: briggs.id, quantity: `σ${axis} ${terrain} ${stability} at ${x} m` });
        const tolerance = briggs.tolerance["rel"] ?? 0;
        return [
          relative(about("x"), sx, models.sigmaX(x, stability), tolerance),
          relative(about("y"), sy, models.sigmaY(x, stability), tolerance),
          relative(about("z"), sz, models.sigmaZ(x, stability, terrain), tolerance),
        ];
      }),
    ),
  );

  const isc = caseOf<{ x_km: number[] }, { sigma_y_m: ByClass<number[]>; sigma_z_m: ByClass<number[]> }>("SIG-ISC3-1");
  const isc3 = CLASSES.flatMap((stability) =>
    isc.inputs.x_km.flatMap((km, i) => {
      const sigma = models.pasquillGiffordSigma(km * 1000, stability);
      const about = (axis: string) => ({ caseId: isc.id, quantity: `σ${axis} ${stability} at ${km} km` });
      const tolerance = isc.tolerance["rel"] ?? 0;
      return [
        relative(about("y"), isc.outputs.sigma_y_m[stability][i] ?? NaN, sigma.y, tolerance),
        relative(about("z"), isc.outputs.sigma_z_m[stability][i] ?? NaN, sigma.z, tolerance),
      ];
    }),
  );
  return [...aloha, ...isc3];
}

/** Skies in the columns of the table; the solar flux of the days is in case STAB-2. */
const SKIES_SEEN: Readonly<Record<string, { readonly cloudTenths: number; readonly sunAltitudeDeg: number }>> = {
  strong: { cloudTenths: 0, sunAltitudeDeg: 90 },
  moderate: { cloudTenths: 3, sunAltitudeDeg: 60 },
  slight: { cloudTenths: 3, sunAltitudeDeg: 35 },
  "night>50%": { cloudTenths: 6, sunAltitudeDeg: -20 },
  "night<50%": { cloudTenths: 4, sunAltitudeDeg: -20 },
};

/** Wind by height, stability by table and by sky, variation of the wind direction. */
export function weatherChecks(models: typeof Models): readonly Check[] {
  const wind = caseOf<
    { u_ref: number; z_ref: number; z: number },
    Record<"power_law_ALOHA" | "ISC3_rural" | "ISC3_urban", ByClass<number>>
  >("WIND-1");
  const exponents = {
    power_law_ALOHA: models.ALOHA_EXPONENTS,
    ISC3_rural: models.ISC3_RURAL_EXPONENTS,
    ISC3_urban: models.ISC3_URBAN_EXPONENTS,
  };
  const winds = (["power_law_ALOHA", "ISC3_rural", "ISC3_urban"] as const).flatMap((profile) =>
    CLASSES.map((stability) => {
      const reference = { speedMps: wind.inputs.u_ref, heightM: wind.inputs.z_ref };
      const actual = models.windAt(reference, wind.inputs.z, exponents[profile][stability]);
      const about = { caseId: wind.id, quantity: `u(3 m) ${profile} ${stability}` };
      return relative(about, wind.outputs[profile][stability], actual, wind.tolerance["rel"] ?? 0);
    }),
  );

  const table = caseOf<{ rows: [number, string][] }, { stability: string[] }>("STAB-1");
  const skies: Readonly<Record<string, Insolation | NightSky>> = {
    strong: "strong",
    moderate: "moderate",
    slight: "slight",
    "night>50%": "night-cloudy",
    "night<50%": "night-clear",
  };
  const classes = table.inputs.rows.map(([speed, words], i) => {
    const sky = skies[words];
    const actual = sky === undefined ? "no such sky" : models.stabilityByTable(speed, sky);
    return same({ caseId: table.id, quantity: `${speed} m/s, ${words}` }, table.outputs.stability[i] ?? "none", actual);
  });

  const seen = table.inputs.rows.map(([speed, words], i) => {
    const sky = SKIES_SEEN[words] ?? { cloudTenths: NaN, sunAltitudeDeg: NaN };
    const actual = models.stabilityFromSky({ windSpeedMps: speed, ...sky });
    return same(
      { caseId: table.id, quantity: `${speed} m/s, ${words}, as seen` },
      table.outputs.stability[i] ?? "none",
      actual,
    );
  });
  const overcast = [-20, 60].map((sunAltitudeDeg) => {
    const actual = models.stabilityFromSky({ windSpeedMps: 1.5, cloudTenths: 10, sunAltitudeDeg });
    return same({ caseId: table.id, quantity: `overcast, sun at ${sunAltitudeDeg}°` }, "D", actual);
  });

  const sun = caseOf<{ solar_elevation_deg: number[]; cloud_tenths: number[] }, { Fs_W_m2: Record<string, number[]> }>(
    "STAB-2",
  );
  const fluxes = sun.inputs.solar_elevation_deg.flatMap((altitude) =>
    sun.inputs.cloud_tenths.map((cloud, i) => {
      const about = { caseId: sun.id, quantity: `sunshine at ${altitude}°, ${cloud}/10 cloud` };
      const expected = sun.outputs.Fs_W_m2[String(altitude)]?.[i] ?? NaN;
      return relative(about, expected, models.solarFlux(altitude, cloud), sun.tolerance["rel"] ?? 0);
    }),
  );

  const swing = caseOf<{ pairs: [StabilityClass, number][] }, { half_angle_deg: number[] }>("CONF-1");
  const swings = swing.inputs.pairs.map(([stability, speed], i) => {
    const about = { caseId: swing.id, quantity: `half angle ${stability} ${speed} m/s` };
    const expected = swing.outputs.half_angle_deg[i] ?? NaN;
    return absolute(about, expected, models.windConfidenceDeg(stability, speed), swing.tolerance["abs_deg"] ?? 0, "°");
  });
  return [...winds, ...classes, ...seen, ...overcast, ...fluxes, ...swings];
}
