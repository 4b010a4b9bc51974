import { readFileSync } from "node:fs";
import type { ResolvedReleaseInput, StabilityClass } from "../src/dispersion/release.ts";

// The vendored files never change and their types were checked by hand once, so only here the result of JSON.parse is
// trusted. The caller gives the type of the file.
function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), "utf8")) as T;
}

/** One case; the types of its inputs, outputs and tolerance depend on the category. */
export interface ValidationCase<Inputs = unknown, Outputs = unknown, Tolerance = unknown> {
  readonly id: string;
  readonly category: string;
  readonly inputs: Inputs;
  readonly outputs: Outputs;
  readonly tolerance: Tolerance;
  readonly source: string;
  readonly notes?: string;
  readonly gate: boolean | "envelope";
}

export const CASES: readonly ValidationCase[] = read<{ cases: readonly ValidationCase[] }>("cases").cases;

/** The case with an id, in the type that its reader expects. */
export function caseOf<Inputs, Outputs, Tolerance = Record<string, number>>(
  id: string,
): ValidationCase<Inputs, Outputs, Tolerance> {
  const found = CASES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`Case ${id} is not in fixtures/cases.json. Mend the id.`);
  return found as ValidationCase<Inputs, Outputs, Tolerance>;
}

/** One arc of receptors of one Prairie Grass run. */
export interface PrairieGrassArc {
  readonly r_m: number;
  readonly cmax_mg_m3: number | null;
  readonly flags: readonly string[];
}

export interface PrairieGrassRun {
  readonly run: number;
  readonly Q_g_s: number;
  readonly source_height_m: number;
  readonly receptor_height_m: number;
  readonly arcs: readonly PrairieGrassArc[];
  readonly met: { readonly L_m: number; readonly u2_m_s: number; readonly sigma_azimuth_deg: number } | null;
  readonly solar_elevation_deg_computed: number;
}

export const PRAIRIE_GRASS: readonly PrairieGrassRun[] = read<{ runs: readonly PrairieGrassRun[] }>(
  "prairie-grass",
).runs;

/** Rows of release rate over endpoint, (lb/min)/(mg/L), and distance, miles. */
export const EPA_RMP_TABLE_1: readonly (readonly [number, number])[] = read<{
  table_1: { rows: readonly (readonly [number, number])[] };
}>("epa-rmp-tables").table_1.rows;

/** A table by class `A` to `F` as in the fixtures. */
export type ByClass<T> = Readonly<Record<StabilityClass, T>>;

/** A release as entered by a caller, and the result of the reference. */
export interface WholeRelease {
  readonly id: string;
  readonly input: ResolvedReleaseInput;
  readonly outputs: {
    readonly stability: StabilityClass;
    readonly model: "gaussian" | "heavy-gas";
    readonly richardson: number;
    readonly axis_deg: number;
    readonly swing_deg: number;
    readonly zones: readonly {
      readonly id: string;
      readonly reached: boolean;
      readonly near_m: number;
      readonly far_m: number;
      readonly is_cut: boolean;
      readonly max_width_m: number;
      /** Omitted if the cloud is followed from its source. */
      readonly area_m2?: number;
      /** Distance of the zone upwind. */
      readonly upwind_m?: number;
      /** Default: a plume. */
      readonly shape?: "circle";
    }[];
    /** True if the weight of the cloud, or its pool, matters near the source. */
    readonly follows_cloud?: boolean;
    /** The heavy-gas equations alone, which never become passive. */
    readonly before?: readonly { readonly id: string; readonly far_m: number; readonly max_width_m: number }[];
  };
}

/** Releases from the form to the map, and a pool. */
export const WHOLE_RELEASES: {
  readonly tolerance: Readonly<
    Record<"passive_rel" | "area_rel" | "heavy_rel" | "swing_deg" | "bearing_deg" | "pool_rel", number>
  >;
  readonly releases: readonly WholeRelease[];
  readonly pool: {
    readonly id: string;
    readonly area_m2: number;
    readonly rate_kg_s: number;
    readonly input: Omit<ResolvedReleaseInput, "release" | "thresholds">;
  };
} = read("whole-releases");

/** A heavy-gas case with the passive limit, and the equations alone for comparison. */
export interface FarFieldCase {
  readonly id: string;
  /** Distance at which Ri* falls below 1; null if it does not within 42 km. */
  readonly heavy_to_m: number | null;
  readonly distances: Readonly<
    Record<
      string,
      {
        readonly ppm: number;
        readonly far_m: number;
        readonly half_width_at_half_m: number;
        readonly alone_far_m: number;
        readonly slab_m: number;
        /** The Gaussian plume of the class; null if it is beyond its range. */
        readonly passive_m: number | null;
      }
    >
  >;
}

export const FAR_FIELD: {
  readonly why: string;
  readonly tolerance: { readonly rel: number };
  readonly cases: readonly FarFieldCase[];
} = read("far-field");

/** A released substance, for the cases of jets, moisture and ground heat. */
export interface LetOut {
  /** g/mol, K, and the mass fraction of vapour. */
  readonly molarMass: number;
  readonly temperatureK: number;
  readonly vapourShare: number;
  readonly gasHeatCapacityJPerMolK: number;
  readonly heatOfVaporisationJPerMol?: number;
  readonly liquidHeatCapacityJPerMolK?: number;
  readonly liquidDensityKgPerM3?: number;
}

/** Jets, humidity of the air and heat of the ground. */
export const JETS: {
  readonly air: { readonly temperatureK: number; readonly pressurePa: number };
  readonly tolerance: Readonly<Record<"mixing_rel" | "plume_rel" | "speed_rel", number>>;
  /** Temperature and density by the mass fraction, after a fraction of the heat deficit was supplied from outside. */
  readonly mixing: readonly {
    readonly id: string;
    readonly substance: LetOut;
    readonly relativeHumidity: number;
    readonly warmth: number;
    readonly points: readonly { readonly fraction: number; readonly temperature_K: number; readonly density: number }[];
  }[];
  readonly speeds: {
    readonly liquid: readonly { readonly pressure_Pa: number; readonly density: number; readonly speed_m_s: number }[];
    readonly gas: readonly {
      readonly pressure_Pa: number;
      readonly temperature_K: number;
      readonly molar_mass: number;
      readonly heat_ratio: number;
      readonly speed_m_s: number;
    }[];
  };
  readonly plumes: readonly {
    readonly id: string;
    readonly substance: LetOut;
    readonly rate_kg_s: number;
    readonly wind_m_s: number;
    readonly stability: StabilityClass;
    readonly relativeHumidity: number;
    /** Omitted without a jet. */
    readonly jet_speed_m_s?: number;
    readonly fraction: number;
    readonly jet_length_m: number;
    /** Omitted without heat from the ground. */
    readonly ground_K?: number;
    /** From the centre of the blanket to its downwind edge. */
    readonly blanket_m: number;
    /** Distances from the end of the jet. */
    readonly zones: readonly { readonly ppm: number; readonly far_m: number; readonly half_width_m: number }[];
  }[];
} = read("jets");
