import type { PlumeResult } from "../../plume/result/plume-result.ts";
import { NO_FACTS } from "../facts/incident-facts.ts";
import { EMPTY_PLAN } from "../IncidentActionPlan/plan-fields.ts";
import type { DocumentWords, PlanDocument } from "./document-form.ts";
import { weatherTable, zoneBlocks } from "./form-parts.ts";

/**
 * Builds a printed calculation: its zones as sketch and table, sources and assumptions, and the weather.
 *
 * @param notes - time of creation, and the program
 */
export function zonesDocument(result: PlumeResult, texts: DocumentWords, notes: readonly string[]): PlanDocument {
  const { planDocument: own } = texts;
  const source = { plan: EMPTY_PLAN, facts: { ...NO_FACTS, result }, words: texts };
  const subject = result.inputs.chem_name.trim() || own.untitled;
  return {
    title: texts.plume.inputLine(own.zones, subject),
    subject,
    language: own.language,
    notes,
    forms: [{ id: null, title: own.zones, blocks: [...zoneBlocks(source), weatherTable(source)] }],
    words: own,
  };
}
