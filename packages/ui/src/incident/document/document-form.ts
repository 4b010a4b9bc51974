import type { ActionPlan } from "@placard/hazmat-core";
import type { Messages } from "../../messages/en.ts";
import type { Speech } from "../../messages/language/speech.ts";
import type { IncidentFacts } from "../facts/incident-facts.ts";
import type { FactOrigin, PlanSuggestions } from "../facts/plan-suggestions.ts";
import type { ZoneSketch } from "./sketch/zone-sketch.ts";

/** One box of a form. */
export interface DocumentField {
  readonly label: string;
  /** `null`: left blank and marked, for people to fill in. Empty: not known, and the form states this. */
  readonly text: string | null;
  /** Origin of the text, shown beside the label: "from plume". Omitted if a user wrote it. */
  readonly from?: string;
}

/** Content of a form, in reading order. Screen, print and PDF show the same blocks. */
export type DocumentBlock =
  | { readonly kind: "fields"; readonly fields: readonly DocumentField[] }
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Shown if there are no rows. */
      readonly none: string;
    }
  | { readonly kind: "sketch"; readonly caption: string; readonly sketch: ZoneSketch; readonly words: string };

/**
 * One part of a document: a form of the Incident Command System, drawn for this project, or a part without a number.
 */
export interface DocumentForm {
  /** `ICS 201`; `null`: no number. */
  readonly id: string | null;
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
}

/** A printable plan, log, calculation, card or checklist. */
export interface PlanDocument {
  readonly title: string;
  /** Title of the incident. */
  readonly subject: string;
  /** BCP 47 tag of the language of the texts. */
  readonly language: string;
  /** Time of creation, and how far the document can be trusted. */
  readonly notes: readonly string[];
  readonly forms: readonly DocumentForm[];
  /** Texts for boxes to fill in, for unknown values, and beside the sketch. */
  readonly words: Pick<Messages["planDocument"], "forPeople" | "notFilledIn" | "north" | "windLabel">;
}

/** Message catalogues for the texts of a document, and the formatter for core texts. */
export interface DocumentWords extends Pick<
  Messages,
  "incidentLog" | "incidentPlan" | "planDocument" | "planFacts" | "plume" | "safetyInformation" | "zones"
> {
  /** Default: English. A sentence without a translation stays in English. */
  readonly speech?: Speech;
}

/** Data for all forms. */
export interface FormSource {
  readonly plan: ActionPlan;
  readonly facts: IncidentFacts;
  /** Current values for fields whose text was written before they changed. They are added to the text and marked. */
  readonly knownSince?: PlanSuggestions;
  /** Fields whose text comes from the incident, with its origin. */
  readonly origins?: Readonly<Partial<Record<keyof ActionPlan, FactOrigin>>>;
  readonly words: DocumentWords;
}
