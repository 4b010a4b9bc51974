import type { ActionPlan } from "@placard/hazmat-core";
import type { Messages } from "../../messages/en.ts";
import type { Speech } from "../../messages/language/speech.ts";
import type { IncidentFacts } from "../facts/incident-facts.ts";
import type { FactOrigin, PlanSuggestions } from "../facts/plan-suggestions.ts";
import type { ZoneSketch } from "./sketch/zone-sketch.ts";

/** One box of a form. */
export interface DocumentField {
  readonly label: string;
  /** `null`: left blank and marked, for people to fill in. Empty: nothing is known, and the form says so. */
  readonly text: string | null;
  /** Where the text comes from, beside the label: "from plume". None: a person wrote it. */
  readonly from?: string;
}

/** What a form is made of, in reading order. A screen, a print and a PDF draw the same blocks. */
export type DocumentBlock =
  | { readonly kind: "fields"; readonly fields: readonly DocumentField[] }
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Stands in place of rows where there are none. */
      readonly none: string;
    }
  | { readonly kind: "sketch"; readonly caption: string; readonly sketch: ZoneSketch; readonly words: string };

/** One part of a document: a form of the Incident Command System, of our own drawing, or what has no number. */
export interface DocumentForm {
  /** `ICS 201`; `null`: it has no number. */
  readonly id: string | null;
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
}

/** A plan, a log, a calculation, a card or a checklist, as it goes to paper. */
export interface PlanDocument {
  readonly title: string;
  /** The incident. */
  readonly subject: string;
  /** BCP 47 tag of the language that the texts are in. */
  readonly language: string;
  /** When it was made and how far it is to be trusted. */
  readonly notes: readonly string[];
  readonly forms: readonly DocumentForm[];
  /** What stands where people write, where nothing is known, and beside the sketch. */
  readonly words: Pick<Messages["planDocument"], "forPeople" | "notFilledIn" | "north" | "windLabel">;
}

/** The catalogues that a document takes its words from, and how it says what the core says. */
export interface DocumentWords extends Pick<
  Messages,
  "incidentLog" | "incidentPlan" | "planDocument" | "planFacts" | "plume" | "safetyInformation" | "zones"
> {
  /** In English unless given. A sentence that it cannot say stands in English. */
  readonly speech?: Speech;
}

/** What every form is filled from. */
export interface FormSource {
  readonly plan: ActionPlan;
  readonly facts: IncidentFacts;
  /** What is known by now for fields whose words were written on other facts: it stands marked behind them. */
  readonly knownSince?: PlanSuggestions;
  /** Which fields say just what the incident knows, and where it knows that from. */
  readonly origins?: Readonly<Partial<Record<keyof ActionPlan, FactOrigin>>>;
  readonly words: DocumentWords;
}
