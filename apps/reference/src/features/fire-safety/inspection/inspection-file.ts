import type { Inspection } from "@placard/api-client";
import { safeCell } from "@placard/hazmat-core/business";
import { writeRows } from "../../../lib/formats/write-rows.ts";
import type { Messages } from "../../../messages/messages.ts";

type Texts = Messages["fireSafety"];

/** A finished inspection as rows, one per item with all details. */
export function inspectionRows(inspection: Inspection, texts: Texts): readonly (readonly string[])[] {
  const { name, location_name, done_on, finished_by, items, answers, findings } = inspection;
  const rows = items.map((item) => {
    const answer = answers.find((one) => one.item === item.id);
    const finding = findings.find((one) => one.item === item.id);
    const state = finding === undefined ? "" : finding.mended_at === null ? texts.open : texts.mended;
    return [
      name,
      location_name,
      done_on ?? "",
      finished_by ?? "",
      item.text,
      answer?.result == null ? "" : texts.results[answer.result],
      answer?.note ?? "",
      item.source ?? "",
      finding?.mend_by ?? "",
      finding?.owner_name ?? "",
      finding === undefined ? "" : finding.is_high_risk ? texts.yes : texts.no,
      state,
      finding?.mended_how ?? "",
    ];
  });
  return [texts.columns, ...rows].map((row) => row.map(safeCell));
}

export function inspectionFile(inspection: Inspection, texts: Texts): Promise<Blob> {
  return writeRows(inspectionRows(inspection, texts));
}
