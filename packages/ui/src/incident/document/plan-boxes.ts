import type { ActionPlan, PlanBox, PlanBoxId, PlanResource } from "@placard/hazmat-core";
import type { DocumentField, FormSource } from "./document-form.ts";

/** Positions of command and its sections. */
export const COMMAND_POSTS: readonly PlanBoxId[] = [
  "safetyOfficer",
  "liaisonOfficer",
  "informationOfficer",
  "operationsChief",
  "planningChief",
  "logisticsChief",
  "financeChief",
];

/** Positions of the hazmat group. */
export const HAZMAT_POSTS: readonly PlanBoxId[] = [
  "hazmatSupervisor",
  "technicalSpecialist",
  "entryLeader",
  "accessLeader",
  "assistantSafety",
  "deconLeader",
  "refugeManager",
  "environmentalHealth",
  "otherPositions",
];

/** Teams, instruments and preparations required before entry. */
export const SITE_SAFETY_BOXES: readonly PlanBoxId[] = [
  "entryProtection",
  "deconTeam",
  "lelInstrument",
  "oxygenInstrument",
  "toxicityInstrument",
  "radiationInstrument",
  "commandChannel",
  "tacticalChannel",
  "entryChannel",
  "deconApproved",
  "medicalMonitoring",
  "medicalTransport",
  "escapeRoutes",
  "procedureChanges",
  "emergencySignals",
];

/** Author, period and recipients of the plan. */
export const PAPER_BOXES: readonly PlanBoxId[] = [
  "period",
  "preparedBy",
  "attachments",
  "unitName",
  "unitPosition",
  "unitAgency",
];

/** All boxes that only people can fill in, in the order of the plan form. */
export const PLAN_BOXES: readonly PlanBoxId[] = [
  ...PAPER_BOXES,
  ...COMMAND_POSTS,
  ...HAZMAT_POSTS,
  ...SITE_SAFETY_BOXES,
];

/** Text of a box; empty if none. */
export function boxText({ boxes }: Pick<ActionPlan, "boxes">, id: PlanBoxId): string {
  return boxes.find(({ box }) => box === id)?.text ?? "";
}

/** Replaces the text of one box. The order of the boxes never changes. */
export function withBox(boxes: readonly PlanBox[], id: PlanBoxId, text: string): readonly PlanBox[] {
  const all = new Map(boxes.map((one) => [one.box, one.text])).set(id, text);
  return PLAN_BOXES.flatMap((box) => {
    const written = all.get(box) ?? "";
    return written === "" ? [] : [{ box, text: written }];
  });
}

/** An empty row of the resources summary. */
export const EMPTY_RESOURCE: PlanResource = {
  resource: "",
  identifier: "",
  ordered: "",
  eta: "",
  hasArrived: false,
  notes: "",
};

/** A box on paper, blank and marked until filled in. */
export function boxField({ plan, words }: FormSource, id: PlanBoxId): DocumentField {
  return { label: words.planDocument.boxes[id], text: boxText(plan, id).trim() || null };
}
