import type { EmergencyCount, MissingRecord, ThresholdCount } from "@placard/api-client";
import {
  loadEmergencySchedule,
  loadRegulatoryLists,
  reportStates,
  type FacilityState,
  type ReportSource,
} from "@placard/hazmat-core/regulatory";
import { emergencyAnswer, missingAnswer, thresholdAnswer } from "./count-answers.ts";
import { packList, type PackedList } from "./packed-list.ts";

/** A facility with all parts of its answer. */
export interface KnownFacility {
  readonly placeId: number;
  readonly name: string;
  readonly places: number;
  /** To be reported, or undecided. */
  readonly open: PackedList<ThresholdCount>;
  readonly below: PackedList<ThresholdCount>;
  readonly verdicts: Readonly<Record<ThresholdCount["verdict"], number>>;
  readonly missingFields: number;
  readonly missing: PackedList<MissingRecord>;
}

/** The inventory of a business compared with the legal reporting thresholds. */
export interface KnownStates {
  /** Part of record ids in reports. */
  readonly reportCode: string;
  readonly facilities: readonly KnownFacility[];
  readonly emergencies: readonly { readonly location_id: number; readonly counts: EmergencyCount[] }[];
}

/** Compares an inventory with the thresholds. The time grows with its rows, so `HeavyWork` calls this. */
export async function calculatedStates(source: ReportSource): Promise<KnownStates> {
  const [lists, schedule] = await Promise.all([loadRegulatoryLists(), loadEmergencySchedule()]);
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
  const verdicts = { over: 0, undecided: 0, under_today: 0, under: 0 };
  for (const { verdict } of answers) verdicts[verdict] += 1;
  return {
    placeId: facility.place.id,
    name: facility.name,
    places: facility.places.length,
    open: packList(answers.filter(isOpen)),
    below: packList(answers.filter((count) => !isOpen(count))),
    verdicts,
    missingFields: missing.length,
    missing: packList(missingAnswer(missing)),
  };
}
