import type { NamedChemical } from "../identity/chemical-ref.ts";

/** A substance in a plan: the words of whoever wrote it, and which record they mean. */
export interface PlanChemical {
  readonly text: string;
  /** `null`: the words name no one substance on file, and nobody has said which is meant. */
  readonly chemical: NamedChemical | null;
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

/** An incident action plan: its words, and the substances it is about, each by its reference. */
export interface ActionPlan extends ActionPlanTexts {
  readonly chemicals: readonly PlanChemical[];
}
