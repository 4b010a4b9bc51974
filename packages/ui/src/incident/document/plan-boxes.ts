import type { ActionPlan, PlanBox, PlanBoxId, PlanResource } from "@placard/hazmat-core";
import type { DocumentField, FormSource } from "./document-form.ts";

/** The posts of the command and its sections. */
export const COMMAND_POSTS: readonly PlanBoxId[] = [
  "safetyOfficer",
  "liaisonOfficer",
  "informationOfficer",
  "operationsChief",
  "planningChief",
  "logisticsChief",
  "financeChief",
];

/** The posts of the hazmat group. */
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

/** Teams, instruments and what must be in place before anyone goes in. */
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

/** Who prepared it, for when and for whom. */
export const PAPER_BOXES: readonly PlanBoxId[] = [
  "period",
  "preparedBy",
  "attachments",
  "unitName",
  "unitPosition",
  "unitAgency",
];

/** Every box that only people fill, in the order of the plan's form. */
export const PLAN_BOXES: readonly PlanBoxId[] = [
  ...PAPER_BOXES,
  ...COMMAND_POSTS,
  ...HAZMAT_POSTS,
  ...SITE_SAFETY_BOXES,
];

/** What stands in a box; empty: nothing. */
export function boxText({ boxes }: Pick<ActionPlan, "boxes">, id: PlanBoxId): string {
  return boxes.find(({ box }) => box === id)?.text ?? "";
}

/** The boxes with other words in one of them, always in the same order. */
export function withBox(boxes: readonly PlanBox[], id: PlanBoxId, text: string): readonly PlanBox[] {
  const all = new Map(boxes.map((one) => [one.box, one.text])).set(id, text);
  return PLAN_BOXES.flatMap((box) => {
    const written = all.get(box) ?? "";
    return written === "" ? [] : [{ box, text: written }];
  });
}

/** A line of the resources summary in which nothing is written. */
export const EMPTY_RESOURCE: PlanResource = {
  resource: "",
  identifier: "",
  ordered: "",
  eta: "",
  hasArrived: false,
  notes: "",
};

/** A box on paper: blank and marked until someone fills it. */
export function boxField({ plan, words }: FormSource, id: PlanBoxId): DocumentField {
  return { label: words.planDocument.boxes[id], text: boxText(plan, id).trim() || null };
}
