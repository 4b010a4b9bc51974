import { decontaminationOf } from "@placard/hazmat-core/guidance";
import { NO_FACTS, type IncidentFacts } from "../facts/incident-facts.ts";
import { sampleLog } from "../IncidentLog/sample-log.ts";
import { sampleResult } from "../../testing/plume.ts";
import { records, sampleCard, sampleSafety } from "../../testing/samples.ts";

/** An incident with chlorine and complete data, for stories and tests. */
export const sampleFacts: IncidentFacts = {
  ...NO_FACTS,
  incident: { title: "Chlorine leak, Sample Wharf", number: 12, startedAt: "2026-11-20T23:29:00Z" },
  chemicals: [
    {
      card: await sampleCard("chlorine"),
      record: records.chlorine,
      safety: await sampleSafety("chlorine"),
      decontamination: decontaminationOf(records.chlorine, "UN1017"),
    },
  ],
  result: sampleResult,
  checklists: [
    {
      name: "Decon Officer",
      completed: 2,
      total: 41,
      done: ["Establish the zones.", "Name the decontamination leader."],
    },
  ],
  log: sampleLog,
};
