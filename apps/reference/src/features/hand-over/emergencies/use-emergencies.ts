import { loadEmergencySchedule, type EmergencyCount } from "@placard/hazmat-core/regulatory";
import { useQuery } from "@tanstack/react-query";
import { reportSourceOf } from "../report-source.ts";
import type { HandedOver } from "../use-hand-over.ts";
import type { SiteEmergencies } from "./emergency-sheet.ts";

/** The sites of a business that hold listed substances; `data` is `undefined` while Schedule 1 is not here. */
export function useEmergencies(record: HandedOver): {
  readonly data: readonly SiteEmergencies[] | undefined;
  readonly isError: boolean;
} {
  const schedule = useQuery({ queryKey: ["emergency-schedule"], queryFn: loadEmergencySchedule, staleTime: Infinity });
  return { data: schedule.data && sitesOf(record, schedule.data.countsOf), isError: schedule.isError };
}

function sitesOf(
  { chemicals, locations, contacts }: HandedOver,
  countsOf: (stock: ReturnType<typeof reportSourceOf>["places"][number]["stock"]) => readonly EmergencyCount[],
): readonly SiteEmergencies[] {
  const { places } = reportSourceOf(chemicals, locations, contacts);
  return places.flatMap(({ id, stock }) => {
    const location = locations.find((one) => one.id === id);
    const counts = countsOf(stock);
    return location === undefined || counts.length === 0 ? [] : [{ location, counts }];
  });
}
