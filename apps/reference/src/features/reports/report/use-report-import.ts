import type { StoredStock } from "@placard/api-client";
import {
  businessOfReport,
  type LeftOut,
  type ReportedBusiness,
  type TierTwoReport,
} from "@placard/hazmat-core/regulatory";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { findAllOnFile } from "../../../lib/api/find-on-file.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { reportStatesQuery } from "../report-queries.ts";
import type { ReportingBusiness } from "../use-reported-business.ts";
import { unpackAttachments } from "./report-file.ts";
import { matchPlaces, namedInReport, planContacts, planPlace, type PlannedPlace } from "./report-import.ts";
import { namesOfPlans, planPlans, plansOfReport, type ReportedPlan } from "./report-plans.ts";
import { sendPlans } from "./send-plans.ts";
import { sendReport, stepsOf } from "./send-report.ts";
import { readReportFile, type ReportForm } from "./tables/read-report-file.ts";
import { omittedData, type OmittedData } from "./omitted-data.ts";
import { withCorrectedPhones } from "./unusable-phones.ts";

/** A report file that was read, with the site of each facility and the matching records on file. */
export interface ChosenReport {
  readonly report: ReportedBusiness;
  /** As read from the file. */
  readonly source: TierTwoReport;
  /** Corrections of phone numbers, by the key of the number. */
  readonly phones: ReadonlyMap<string, string>;
  /** Code in the ids of our own records. */
  readonly code: string | undefined;
  readonly form: ReportForm;
  /** Parts of the tables that are not imported; none for XML. */
  readonly left: readonly LeftOut[];
  /** Site ids in the order of the report; `null` skips a facility. */
  readonly sites: readonly (number | null)[];
  /** Chemicals on file that may match rows of the report. */
  readonly chemicals: readonly StoredStock[];
  /** Parts of the report that the record cannot store. */
  readonly unkept: readonly OmittedData[];
  /** Site plans, in the order of the facilities. */
  readonly plans: readonly (readonly ReportedPlan[])[];
}

/** Reads a report of last year, plans the changes, and saves them on confirmation. */
export function useReportImport(record: ReportingBusiness, onClose: () => void) {
  const { handOver, locations: ofSites } = useMessages();
  const texts = handOver.importing;
  const { business_id, role } = useBusinessProfile();
  /** Reason why the plans of a report are left out, or `null`. */
  const plansRefused = useRefusalReason()(role, "edit_pictures");
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const [chosen, setChosen] = useState<ChosenReport | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isComparing, setComparing] = useState(false);
  /** The file chosen last. Results for an earlier file are ignored. */
  const latest = useRef<File | undefined>(undefined);
  const [done, setDone] = useState<number | null>(null);
  const planned = chosen === null ? [] : plannedOf(chosen, record);
  const contacts =
    chosen === null
      ? { changed: [], added: [], withoutEmail: [] }
      : planContacts(chosen.report, record.contacts, business_id, chosen.code);
  const plans = planPlans(chosen?.plans ?? [], chosen?.sites ?? [], record.locations);
  const sentPlans = plansRefused === null ? plans : { added: [], left: plans.left };
  const steps = stepsOf(planned, contacts) + sentPlans.added.length;

  async function choose([file]: readonly File[]): Promise<void> {
    setChosen(null);
    setProblem(null);
    latest.current = file;
    setFiles(file === undefined ? [] : [file]);
    if (file === undefined) return;
    const read = await readReportFile(file);
    const code = await queries.ensureQueryData(reportStatesQuery(api, business_id)).then(
      ({ report_code }) => report_code,
      () => undefined, // without it rows are matched by numbers and names
    );
    if (latest.current !== file) return;
    if (!read.ok) {
      return setProblem("unread" in read ? texts.unread[read.unread] : texts.refused[read.refused]);
    }
    const report = businessOfReport(read.report);
    const plansRead = plansOfReport(read.report, await unpackAttachments(file, namesOfPlans(read.report, code)), code);
    const sites = matchPlaces(report, record.locations, code).map(({ location }) => location?.id ?? null);
    setComparing(true);
    try {
      const { chemicals } = await findAllOnFile(api, business_id, namedInReport(report, code));
      if (latest.current === file)
        setChosen({
          report,
          source: read.report,
          phones: new Map(),
          code,
          form: read.form,
          left: read.left,
          sites,
          chemicals,
          unkept: omittedData(read.report),
          plans: plansRead,
        });
    } catch (error) {
      fail(error, { title: texts.failedTitle, fallback: texts.notCompared, logIn: texts.logIn });
      setProblem(texts.notCompared);
    } finally {
      setComparing(false);
    }
  }

  async function start(): Promise<void> {
    setProblem(null);
    setDone(0);
    try {
      await sendReport(api, planned, contacts, setDone);
      const left = await sendPlans(
        api,
        sentPlans,
        { titleOf: ofSites.floorPlanDescription, saved: texts.planKept, failed: texts.planFailed },
        () => setDone((before) => (before ?? 0) + 1),
      );
      const text = [texts.doneText(steps - left.length), ...left].join(" ");
      toasts.show({ tone: left.length === 0 ? "ok" : "caution", title: texts.doneTitle, text });
      onClose();
    } catch (error) {
      setDone(null);
      fail(error, { title: texts.failedTitle, fallback: texts.failed, logIn: texts.logIn });
      setProblem(texts.failed);
    }
    await queries.invalidateQueries({ queryKey: businessKey(business_id) });
  }

  return {
    files,
    problem,
    isComparing,
    chosen,
    /** Sets the site of a facility in the report; `null` skips it. */
    setSite: (at: number, site: number | null) =>
      setChosen((before) => before && { ...before, sites: before.sites.with(at, site) }),
    /** Corrects a phone number of the report. */
    setPhone: (key: string, text: string) =>
      setChosen((before) => {
        if (before === null) return null;
        const phones = new Map(before.phones).set(key, text);
        return { ...before, phones, report: businessOfReport(withCorrectedPhones(before.source, phones)) };
      }),
    planned,
    contacts,
    plans,
    plansRefused,
    unkept: chosen?.unkept ?? [],
    /** Number of requests, and of those done; `null` while nothing is sent. */
    steps,
    done,
    choose,
    start,
  };
}

export type ReportImport = ReturnType<typeof useReportImport>;

function plannedOf(
  { report, sites, chemicals, code }: ChosenReport,
  { locations }: ReportingBusiness,
): readonly PlannedPlace[] {
  return report.places.flatMap((place, at) => {
    const location = locations.find(({ id }) => id === sites[at]);
    return location === undefined ? [] : [planPlace(place, location, chemicals, code)];
  });
}
