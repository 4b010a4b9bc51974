import { formatChemicalRef, type AddressSuggestion, type MeantMention, type NamedChemical } from "@placard/hazmat-core";
import type { WorkspaceStep } from "./workspace-search.ts";

/** Data that one module passes to another, such as the chemical of a card to the plume form. */
export interface Handover {
  /** The substance, with one of its UN numbers. */
  readonly chemical?: NamedChemical;
  /** Spill size chosen on the card. */
  readonly spill?: "small" | "large";
  /** Capacity in litres of the tank chosen on the card, for the circles of a BLEVE. */
  readonly tank?: string;
  /** Guide chosen on the card of a number with several guides. */
  readonly guide?: string;
  /** Text to search for if nothing more is known. */
  readonly text?: string;
  /** An ambiguous chemical: the user chooses. */
  readonly question?: { readonly text: string; readonly meant: Exclude<MeantMention, { readonly kind: "one" }> };
  /** An inventory row with a hazard class that matches no single substance. Its card follows from the class. */
  readonly stored?: { readonly name: string; readonly hazardClass: string };
  readonly address?: string;
  /** Position of the address, if the sending module knows it. */
  readonly place?: AddressSuggestion;
}

/** The passed-on chemical becomes the open one, even if it is ambiguous. */
export function chemicalOf({ chemical, question, stored, text }: Handover): WorkspaceStep {
  if (chemical !== undefined) return { chemical: formatChemicalRef(chemical) };
  return question === undefined && stored === undefined && text === undefined ? {} : { chemical: undefined };
}
