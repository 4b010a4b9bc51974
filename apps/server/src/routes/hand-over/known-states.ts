import type { EmergencyCount, MissingRecord, ThresholdCount } from "@placard/api-client";
import {
  loadEmergencySchedule,
  loadRegulatoryLists,
  reportStates,
  type FacilityState,
} from "@placard/hazmat-core/regulatory";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";
import { reportSourceOf, reportStamp } from "../../db/queries/stock/report-source.ts";
import { emergencyAnswer, missingAnswer, thresholdAnswer } from "./count-answers.ts";

/** A facility with all parts of its answer. */
export interface KnownFacility {
  readonly placeId: number;
  readonly name: string;
  readonly places: number;
  /** To be reported, or undecided. */
  readonly open: readonly ThresholdCount[];
  readonly below: readonly ThresholdCount[];
  readonly missingFields: number;
  readonly missing: readonly MissingRecord[];
}

/** The inventory of a business compared with the legal reporting thresholds. */
export interface KnownStates {
  /** Part of record ids in reports. */
  readonly reportCode: string;
  readonly facilities: readonly KnownFacility[];
  readonly emergencies: readonly { readonly location_id: number; readonly counts: EmergencyCount[] }[];
}

/** Maximum businesses in the cache; the least recently used is removed first. */
const MOST_BUSINESSES = 8;

interface Kept {
  readonly stamp: string;
  readonly states: KnownStates;
}

const known = new WeakMap<Context, Map<number, Kept>>();

/** The stock of a business compared with thresholds, recalculated only after a change. */
export async function knownStates(ctx: Context, rows: Rows, businessId: number): Promise<KnownStates> {
  const kept = known.get(ctx) ?? new Map<number, Kept>();
  known.set(ctx, kept);
  const stamp = await reportStamp(rows, businessId);
  const before = kept.get(businessId);
  const states = before?.stamp === stamp ? before.states : await statesOf(rows, businessId);
  kept.delete(businessId);
  kept.set(businessId, { stamp, states });
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_BUSINESSES) break;
    kept.delete(oldest);
  }
  return states;
}

async function statesOf(rows: Rows, businessId: number): Promise<KnownStates> {
  const [lists, schedule] = await Promise.all([loadRegulatoryLists(), loadEmergencySchedule()]);
  const source = await reportSourceOf(rows, businessId);
  return {
    reportCode: source.installation,
    facilities: reportStates(source, lists).map(facilityOf),
    emergencies: source.places.flatMap(({ id, stock }) => {
      const counts = schedule.countsOf(stock).map(emergencyAnswer);
      return counts.length === 0 ? [] : [{ location_id: id, counts }];
    }),
  };
}

function facilityOf({ facility, counts, missing }: FacilityState): KnownFacility {
  const isOpen = ({ verdict }: ThresholdCount): boolean => verdict === "over" || verdict === "undecided";
  const answers = counts.map(thresholdAnswer);
  return {
    placeId: facility.place.id,
    name: facility.name,
    places: facility.places.length,
    open: answers.filter(isOpen),
    below: answers.filter((count) => !isOpen(count)),
    missingFields: missing.length,
    missing: missingAnswer(missing),
  };
}
