import type { NamedChemical } from "../identity/chemical-ref.ts";

/** A substance in a plan: the words of whoever wrote it, and which record they mean. */
export interface PlanChemical {
  readonly text: string;
  /** `null`: the words name no one substance on file, and no one has said which is meant. */
  readonly chemical: NamedChemical | null;
  /** The ERG guide that someone chose for a number with several guides. */
  readonly guide?: string;
}

/** The words of an incident action plan, field by field as on the form. Empty: not filled in. */
export interface ActionPlanTexts {
  readonly incidentName: string;
  readonly incidentCommander: string;
  readonly location: string;
  readonly dateTime: string;
  readonly incidentType: string;
  readonly objectives: string;
  readonly strategy: string;
  readonly safety: string;
  readonly resources: string;
  readonly communications: string;
  readonly logistics: string;
  readonly canUtechConsultation: string;
}

/**
 * The boxes of the forms that only a person can fill: posts, channels, instruments, times.
 *
 * @example
 * PLAN_BOX_IDS.includes("safetyOfficer"); // true
 */
export const PLAN_BOX_IDS = [
  "period",
  "preparedBy",
  "safetyOfficer",
  "liaisonOfficer",
  "informationOfficer",
  "operationsChief",
  "planningChief",
  "logisticsChief",
  "financeChief",
  "hazmatSupervisor",
  "technicalSpecialist",
  "entryLeader",
  "accessLeader",
  "assistantSafety",
  "deconLeader",
  "refugeManager",
  "environmentalHealth",
  "otherPositions",
  "entryProtection",
  "deconTeam",
  "lelInstrument",
  "oxygenInstrument",
  "toxicityInstrument",
  "radiationInstrument",
  "deconApproved",
  "commandChannel",
  "tacticalChannel",
  "entryChannel",
  "medicalMonitoring",
  "medicalTransport",
  "escapeRoutes",
  "procedureChanges",
  "emergencySignals",
  "attachments",
  "unitName",
  "unitPosition",
  "unitAgency",
] as const;

/** One of {@link PLAN_BOX_IDS}. */
export type PlanBoxId = (typeof PLAN_BOX_IDS)[number];

/**
 * What the boxes of a plan hold at most: `boxText` and `cellText` in signs, `resources` in lines.
 *
 * @example
 * PLAN_LIMITS.resources; // 50
 */
export const PLAN_LIMITS = { boxText: 2000, cellText: 200, resources: 50 } as const;

/** What someone wrote in one box of the forms. */
export interface PlanBox {
  readonly box: PlanBoxId;
  readonly text: string;
}

/** A line of the resources summary: an engine, a crew, a trailer. */
export interface PlanResource {
  readonly resource: string;
  readonly identifier: string;
  /** When it was asked for, as someone wrote it. */
  readonly ordered: string;
  /** When it is expected, as someone wrote it. */
  readonly eta: string;
  readonly hasArrived: boolean;
  /** Where it is and what it does. */
  readonly notes: string;
}

/** An incident action plan: its words, and the substances it is about, each by its reference. */
export interface ActionPlan extends ActionPlanTexts {
  readonly chemicals: readonly PlanChemical[];
  /** Boxes of the forms that a person filled; those that are missing are blank on paper. */
  readonly boxes: readonly PlanBox[];
  readonly resourceList: readonly PlanResource[];
}
