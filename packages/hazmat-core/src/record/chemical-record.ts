import type { CasNumber } from "../identity/cas-number.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import type { ExplainedHazardLevel } from "../hazard/hazard-level.ts";
import type { Figure } from "../provenance/figure.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { GuideNumber, TransportEntry } from "./transport-entry.ts";
import type { LimitId } from "./limit-ids.ts";
import type { NioshEntry } from "./niosh-entry.ts";
import type { NoIdReason } from "./no-id-reason.ts";
import type { NfpaRating } from "../hazard/nfpa/nfpa-rating.ts";
import type { PhysicalConstants } from "./physical-constants.ts";

/** The 20 structured properties in the order of the specification. */
export const STRUCTURED_PROPERTY_IDS = [
  "cas",
  "un_number",
  "mesh_entry_terms",
  "boiling_point",
  "melting_point",
  "vapor_pressure",
  "vapor_density",
  "ionization_potential",
  "solubility",
  "density",
  "flammable_limits",
  "lower_explosive_limit",
  "upper_explosive_limit",
  "idlh",
  "toxicity_data",
  "rel",
  "pel",
  "tlv",
  "aegls",
  "flash_point",
] as const;

/** One of the 20 properties, by its name in the API. */
export type StructuredPropertyId = (typeof STRUCTURED_PROPERTY_IDS)[number];

/** One value of a structured property as read, with its source. Several values of one property may differ. */
export type PropertyValue = Figure<string>;

/** An exposure limit, highest danger first in `ChemicalRecord.exposure`. */
export interface ExposureLimit {
  readonly id: LimitId;
  readonly label: string;
  readonly value: number;
  readonly unit: "ppm" | "mg/m³" | "vol %";
  /** Averaging time in minutes; `null` for a limit without one (LEL). */
  readonly durationMin: number | null;
  readonly source: SourceRef;
}

/** AEGL values in ppm or mg/m³ by averaging time in minutes; `null` if EPA gives none. */
export interface AeglTable {
  readonly unit: "ppm" | "mg/m³";
  readonly rows: readonly {
    readonly durationMin: number;
    readonly aegl1: number | null;
    readonly aegl2: number | null;
    readonly aegl3: number | null;
  }[];
  readonly source: SourceRef;
}

/** Two sources that disagree about one quantity, and the rule that chose between them. */
export interface Disagreement {
  readonly quantity: string;
  readonly values: readonly { readonly text: string; readonly source: SourceRef }[];
  readonly rule: string;
}

/** All data on one substance or transport entry. An empty list or `null` means not on file. */
export interface ChemicalRecord {
  readonly key: ChemicalKey;
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly casNumber: CasNumber | null;
  readonly formula: string | null;
  /** True for a record without occupational limits: the screen says so. */
  readonly isThin: boolean;
  readonly transport: readonly TransportEntry[];
  /** Guide for a substance without a UN number. It is not a transport classification. */
  readonly standInGuide?: {
    readonly guide: GuideNumber;
    readonly polymerizes: boolean;
    /** Properties of the substance on which it is based: `toxic, flammable gas`. */
    readonly reason: string;
    readonly source: SourceRef;
  };
  /** Class entered by the site, if nothing else is known. */
  readonly statedClass?: {
    readonly text: string;
    readonly source: SourceRef;
    /** Set if the class implies it: a placard of 4.1 is for solids. */
    readonly state?: "solid" | "liquid" | "gas";
  };
  /** Reason why no UN number is known. */
  readonly noIdReason?: NoIdReason;
  readonly properties: Readonly<Record<StructuredPropertyId, readonly PropertyValue[]>>;
  readonly constants: PhysicalConstants;
  readonly nfpa: NfpaRating | null;
  readonly ghs: {
    readonly hCodes: readonly string[];
    readonly pictograms: readonly string[];
    readonly source: SourceRef;
  } | null;
  readonly exposure: readonly ExposureLimit[];
  readonly aegl: AeglTable | null;
  readonly niosh: NioshEntry | null;
  readonly hazardLevel: ExplainedHazardLevel;
  readonly disagreements: readonly Disagreement[];
}
