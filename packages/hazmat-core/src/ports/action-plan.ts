import type { NamedChemical } from "../identity/chemical-ref.ts";

/** A substance in a plan: the text as entered, and the record it refers to. */
export interface PlanChemical {
  readonly text: string;
  /** `null`: the text does not identify one substance on file, and none was chosen. */
  readonly chemical: NamedChemical | null;
  /** The ERG guide that someone chose for a number with several guides. */
  readonly guide?: string;
}

/** Texts of an incident action plan by field of the form. Empty: not filled in. */
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
 * Boxes of the forms that only a person can fill in: positions, channels, instruments, times.
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
 * Limits of the boxes of a plan: `boxText` and `cellText` in characters, `resources` in lines.
 *
 * @example
 * PLAN_LIMITS.resources; // 50
 */
export const PLAN_LIMITS = { boxText: 2000, cellText: 200, resources: 50 } as const;

/** Text of one box of the forms. */
export interface PlanBox {
  readonly box: PlanBoxId;
  readonly text: string;
}

/** A line of the resources summary: an engine, a crew, a trailer. */
export interface PlanResource {
  readonly resource: string;
  readonly identifier: string;
  /** Time of the order, as entered. */
  readonly ordered: string;
  /** Expected time of arrival, as entered. */
  readonly eta: string;
  readonly hasArrived: boolean;
  /** Its position and task. */
  readonly notes: string;
}

/** An incident action plan: its texts and its substances by reference. */
export interface ActionPlan extends ActionPlanTexts {
  readonly chemicals: readonly PlanChemical[];
  /** Boxes of the forms that a person filled in; missing ones stay blank on paper. */
  readonly boxes: readonly PlanBox[];
  readonly resourceList: readonly PlanResource[];
}
