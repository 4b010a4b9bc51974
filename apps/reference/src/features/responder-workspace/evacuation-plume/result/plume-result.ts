import {
  initialIsolation,
  leadingEntry,
  type AddressSuggestion,
  type ChemicalRecord,
  type IsolationAnswer,
  type ReleaseData,
  type ReleaseRefusal,
  type ReleaseRefusalCode,
  type ReleaseZone,
  type ResolvedReleaseInput,
  type SourceRef,
} from "@placard/hazmat-core";
import { citeAll, type EvacuationCircle } from "@placard/ui";
import type { PlumeValues } from "../form/plume-values.ts";
import type { UsedWeather } from "../weather/weather-entry.ts";

/** Everything one calculation answered. `release` is `null` where the models refuse and only the circle stands. */
export interface PlumeResult {
  readonly id: string;
  readonly chemicalName: string;
  /** g/mol, to show limits in mg/m³; `null` where none is on file. */
  readonly molarMass: number | null;
  readonly place: AddressSuggestion;
  readonly used: UsedWeather;
  readonly isolation: IsolationAnswer;
  readonly release: ReleaseData | null;
  /** What was modelled, for a profile across the wind; `null` where the substance is not on file. */
  readonly input: ResolvedReleaseInput | null;
  readonly refusal: ReleaseRefusal | null;
  /** The form as it stood. */
  readonly inputs: PlumeValues;
  readonly calculatedAt: Date;
}

/** Refusals that concern the plume alone: the isolation circle stands, with the reason. */
const CIRCLE_STANDS: ReadonlySet<ReleaseRefusalCode> = new Set([
  "solid_not_modelled",
  "wind_too_low",
  "heavy_gas_not_modelled",
  "no_thresholds",
  "substance_incomplete",
  "substance_unknown",
]);

/** Whether the initial isolation is shown although no plume is. Wrong input clears everything. */
export function keepsCircle({ code }: ReleaseRefusal): boolean {
  return CIRCLE_STANDS.has(code);
}

/** Initial isolation as the ten-second card gives it: by the leading id, or guide 111 for a record without one. */
export function isolationOf(
  record: ChemicalRecord,
  unNumber: string | undefined,
  state: "solid" | "liquid" | "gas",
): Promise<IsolationAnswer> {
  const entry = leadingEntry(record, unNumber);
  return initialIsolation({ unNumber: entry?.unNumber ?? record.name, state });
}

/** The circle to clear at once; `undefined` when the guide gives no distance. */
export function evacuationOf(isolation: IsolationAnswer): EvacuationCircle | undefined {
  if (isolation.isolateM === null || isolation.isolateM <= 0) return undefined;
  return { radiusM: isolation.isolateM, basis: citeAll(isolation.basis.sources.map(unmarked)) };
}

/** In the narrow table a source stands without its mark; the card of sources says it whole. */
function unmarked({ mark: _mark, ...source }: SourceRef): SourceRef {
  return source;
}

/** The order in which layers are listed: the highest danger first. */
const ORDER = ["aegl-3", "idlh", "aegl-2", "aegl-1", "lel"];

/** Zones in the order of danger, as table and panel list them. */
export function orderedZones(release: ReleaseData | null): readonly ReleaseZone[] {
  return [...(release?.zones ?? [])].toSorted((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));
}
