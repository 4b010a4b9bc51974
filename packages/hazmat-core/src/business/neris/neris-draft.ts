import type { LonLat } from "../../ports/geocoder.ts";
import { convertUnit } from "../../units/convert-unit.ts";
import {
  NERIS_DOT_CLASSES,
  type NerisDotClass,
  type NerisPhysicalState,
  type NerisReleasedInto,
} from "./neris-codes.ts";

/** Facts of an incident that NERIS needs. */
export interface NerisFacts {
  /** `null`: not assigned yet. */
  readonly incidentNumber: string | null;
  /** Position of the incident; `null`: not known. */
  readonly point: LonLat | null;
  /** Narrative taken from the plan; empty: nothing written. */
  readonly narrative: string;
  readonly chemicals: readonly NerisChemicalFacts[];
  /** Log entries, oldest first. `at` is an ISO 8601 time. */
  readonly log: readonly { readonly at: string; readonly text: string }[];
}

/** One substance of the incident. */
export interface NerisChemicalFacts {
  readonly name: string;
  /** As on the placard: `2.3`; `null`: not on file. */
  readonly hazardClass: string | null;
  /** The modelled release; `null`: no release was entered. */
  readonly release: {
    readonly state: "solid" | "liquid" | "gas";
    /** kg in all, into the air; `null`: not known. */
    readonly amountKg: number | null;
  } | null;
}

/** A substance in the hazmat module. Missing values are omitted: NERIS rejects unknown keys and empty codes. */
export interface NerisChemical {
  readonly name: string;
  readonly dot_class?: NerisDotClass;
  readonly release_occurred?: true;
  readonly release?: {
    readonly estimated_amount?: number;
    readonly unit_of_measurement?: string;
    readonly physical_state: NerisPhysicalState;
    readonly released_into: NerisReleasedInto;
  };
}

/** A position in NERIS: GeoJSON with the number of its coordinate system. */
export interface NerisPoint {
  readonly crs: 4326;
  readonly geometry: { readonly type: "Point"; readonly coordinates: LonLat };
}

/** The part of a NERIS report that can be filled from the facts of the incident. */
export interface NerisPayload {
  readonly base: {
    readonly incident_number?: string;
    readonly outcome_narrative?: string;
    readonly point?: NerisPoint;
  };
  readonly dispatch: {
    readonly incident_number?: string;
    readonly comments: readonly { readonly comment: string; readonly timestamp: string }[];
  };
  readonly hazsit_detail: { readonly chemicals: readonly NerisChemical[] };
}

/** An incomplete report, with the paths of the fields that the department must add before sending. */
export interface NerisDraft {
  readonly payload: NerisPayload;
  readonly missing: readonly string[];
}

/** Fields that NERIS requires and Placard does not know. */
const FIELDS_FOR_USERS = [
  "base.department_neris_id",
  "base.location",
  "incident_types",
  "dispatch.call_arrival",
  "dispatch.call_answered",
  "dispatch.call_create",
  "dispatch.location",
  "dispatch.unit_responses",
  "hazsit_detail.evacuated",
  "hazsit_detail.disposition",
] as const;

const NUMBERS = ["base.incident_number", "dispatch.incident_number"] as const;

const MAX_NAME_LENGTH = 255;
const MAX_TEXT_LENGTH = 100_000;

/**
 * Builds the draft of a NERIS incident report with its hazmat module. Nothing is guessed: call times, units,
 * disposition and the number of people evacuated are listed as missing for the department to add.
 *
 * @example
 * nerisDraft({ incidentNumber: "51", point: null, narrative: "", chemicals: [], log: [] }).missing.length; // 10
 */
export function nerisDraft({ incidentNumber, point, narrative, chemicals, log }: NerisFacts): NerisDraft {
  const rows = chemicals.map(chemicalRow);
  const number = incidentNumber === null ? {} : { incident_number: incidentNumber };
  return {
    payload: {
      base: {
        ...number,
        ...(narrative.trim() !== "" && { outcome_narrative: narrative.trim().slice(0, MAX_TEXT_LENGTH) }),
        ...(point !== null && { point: pointOf(point) }),
      },
      dispatch: {
        ...number,
        comments: log.map(({ at, text }) => ({ comment: text.slice(0, MAX_TEXT_LENGTH), timestamp: at })),
      },
      hazsit_detail: { chemicals: rows },
    },
    missing: [...(incidentNumber === null ? NUMBERS : []), ...FIELDS_FOR_USERS, ...rows.flatMap(missingOf)],
  };
}

/** Six decimals are about 0.1 m. */
const pointOf = ([lon, lat]: LonLat): NerisPoint => ({
  crs: 4326,
  geometry: { type: "Point", coordinates: [Number(lon.toFixed(6)), Number(lat.toFixed(6))] },
});

function chemicalRow({ name, hazardClass, release }: NerisChemicalFacts): NerisChemical {
  const dotClass = dotClassOf(hazardClass);
  return {
    name: name.slice(0, MAX_NAME_LENGTH),
    ...(dotClass !== null && { dot_class: dotClass }),
    ...(release !== null && { release_occurred: true, release: releaseRow(release) }),
  };
}

function releaseRow({
  state,
  amountKg,
}: NonNullable<NerisChemicalFacts["release"]>): NonNullable<NerisChemical["release"]> {
  const physical = PHYSICAL[state];
  return {
    ...(amountKg !== null && amountOf(amountKg, physical)),
    physical_state: physical,
    released_into: "AIR",
  };
}

const PHYSICAL = { solid: "SOLID", liquid: "LIQUID", gas: "GAS" } as const;

/** Rounds to two significant digits, because the rate was estimated on scene. */
function amountOf(kg: number, state: "SOLID" | "LIQUID" | "GAS") {
  const rounded = (value: number): number => Number(value.toPrecision(2));
  if (state !== "GAS") return { estimated_amount: rounded(kg), unit_of_measurement: `${state}_KILOGRAM` };
  return { estimated_amount: rounded(convertUnit("weight", kg, "kg", "lbs")), unit_of_measurement: "GAS_POUND" };
}

function dotClassOf(hazardClass: string | null): NerisDotClass | null {
  const digit = Number(hazardClass?.trim().slice(0, 1));
  const known = Object.entries(NERIS_DOT_CLASSES).find(([key]) => Number(key) === digit);
  return known?.[1] ?? null;
}

function missingOf({ dot_class, release_occurred, release }: NerisChemical, row: number): readonly string[] {
  const path = `hazsit_detail.chemicals[${row}]`;
  return [
    ...(dot_class === undefined ? [`${path}.dot_class`] : []),
    ...(release_occurred === undefined ? [`${path}.release_occurred`] : []),
    ...(release !== undefined && release.estimated_amount === undefined ? [`${path}.release.estimated_amount`] : []),
  ];
}
