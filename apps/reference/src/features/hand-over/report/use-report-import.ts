import { businessOfReport, readTierTwo, type ReportedBusiness } from "@placard/hazmat-core/regulatory";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import type { HandedOver } from "../use-hand-over.ts";
import { unpackReport } from "./report-file.ts";
import { matchPlaces, planContacts, planPlace, type PlannedPlace } from "./report-import.ts";
import { sendReport, stepsOf } from "./send-report.ts";

/** A report that was read, and which site each of its facilities is. */
export interface ChosenReport {
  readonly report: ReportedBusiness;
  /** By place in the report; `null`: it is skipped. */
  readonly sites: readonly (number | null)[];
}

/** Reads a file of last year, plans what it brings, and writes it once that is wanted. */
export function useReportImport(record: HandedOver, onClose: () => void) {
  const words = useMessages().handOver.importing;
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const [chosen, setChosen] = useState<ChosenReport | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const planned = chosen === null ? [] : plannedOf(chosen, record);
  const contacts =
    chosen === null ? { changed: [], added: [] } : planContacts(chosen.report, record.contacts, business_id);
  const steps = stepsOf(planned, contacts);

  async function choose([file]: readonly File[]): Promise<void> {
    setChosen(null);
    setProblem(null);
    setFiles(file === undefined ? [] : [file]);
    if (file === undefined) return;
    const unpacked = await unpackReport(file);
    if (!unpacked.ok) return setProblem(words.unread[unpacked.reason]);
    const read = readTierTwo(unpacked.text);
    if (!read.ok) return setProblem(words.refused[read.error.code]);
    const report = businessOfReport(read.value);
    setChosen({ report, sites: matchPlaces(report, record.locations).map(({ location }) => location?.id ?? null) });
  }

  async function start(): Promise<void> {
    setProblem(null);
    setDone(0);
    try {
      await sendReport(api, planned, contacts, setDone);
      toasts.show({ tone: "ok", title: words.doneTitle, text: words.doneText(steps) });
      onClose();
    } catch (error) {
      setDone(null);
      fail(error, { title: words.failedTitle, fallback: words.failed, logIn: words.logIn });
      setProblem(words.failed);
    }
    await queries.invalidateQueries({ queryKey: businessKey(business_id) });
  }

  return {
    files,
    problem,
    chosen,
    /** Which site a facility of the report is; `null`: none of them. */
    setSite: (at: number, site: number | null) =>
      setChosen((before) => before && { ...before, sites: before.sites.with(at, site) }),
    planned,
    contacts,
    /** Calls to make, and how many are made; `null` while nothing is sent. */
    steps,
    done,
    choose,
    start,
  };
}

export type ReportImport = ReturnType<typeof useReportImport>;

function plannedOf({ report, sites }: ChosenReport, { locations, chemicals }: HandedOver): readonly PlannedPlace[] {
  return report.places.flatMap((place, at) => {
    const location = locations.find(({ id }) => id === sites[at]);
    return location === undefined ? [] : [planPlace(place, location, chemicals)];
  });
}
