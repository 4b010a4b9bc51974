import { formatChemicalRef, type AddressSuggestion, type MeantMention, type NamedChemical } from "@placard/hazmat-core";
import type { WorkspaceStep } from "./workspace-search.ts";

/** Data that one module passes to another, such as the chemical of a card to the plume form. */
export interface Handover {
  /** Which substance, by which of its ids. */
  readonly chemical?: NamedChemical;
  /** Spill size that was chosen on the card. */
  readonly spill?: "small" | "large";
  /** Capacity in litres of the tank that was chosen on the card, for the circles of a BLEVE. */
  readonly tank?: string;
  /** Guide that was chosen on the card of a number with several. */
  readonly guide?: string;
  /** Words to search for, where nothing more is known. */
  readonly text?: string;
  /** An ambiguous chemical: the reader chooses. */
  readonly question?: { readonly text: string; readonly meant: Exclude<MeantMention, { readonly kind: "one" }> };
  /** A row of an inventory that names no one substance and has a class: its card follows from the class. */
  readonly stored?: { readonly name: string; readonly hazardClass: string };
  readonly address?: string;
  /** Position of the address, if the sending module knows it. */
  readonly place?: AddressSuggestion;
}

/** The passed-on chemical becomes the open one, also if it is ambiguous. */
export function chemicalOf({ chemical, question, stored, text }: Handover): WorkspaceStep {
  if (chemical !== undefined) return { chemical: formatChemicalRef(chemical) };
  return question === undefined && stored === undefined && text === undefined ? {} : { chemical: undefined };
}
