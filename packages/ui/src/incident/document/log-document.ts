import { formatDateTime } from "../../internal/format-date-time.ts";
import { NO_FACTS } from "../facts/incident-facts.ts";
import { EMPTY_PLAN } from "../IncidentActionPlan/plan-fields.ts";
import type { LogEntry } from "../IncidentLog/log-entry.ts";
import { actionsForm } from "./actions-form.ts";
import type { DocumentWords, PlanDocument } from "./document-form.ts";

/** An incident with its log, for printing. */
export interface LoggedIncident {
  readonly title: string;
  /** ISO time. */
  readonly startedAt: string;
  /** ISO time; `null`: still open. */
  readonly endedAt: string | null;
  /** Entries in any order. */
  readonly log: readonly LogEntry[];
}

/**
 * Builds the log of an incident as ICS 214 with every entry. Name, position and signature of the author stay blank.
 *
 * @param notes - time of creation, and the program
 */
export function logDocument(
  { title, startedAt, endedAt, log }: LoggedIncident,
  texts: DocumentWords,
  notes: readonly string[],
): PlanDocument {
  const { planDocument: own } = texts;
  const form = actionsForm({
    plan: { ...EMPTY_PLAN, incidentName: title },
    facts: { ...NO_FACTS, log },
    words: texts,
  });
  const times = endedAt === null ? [startedAt] : [startedAt, endedAt];
  return {
    title: texts.plume.inputLine(own.titles.log, title),
    subject: title,
    language: own.language,
    notes: [texts.plume.inputLine(own.initiated, times.map(formatDateTime).join(" – ")), ...notes],
    forms: [form],
    words: own,
  };
}
