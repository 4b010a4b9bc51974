/** The elements by name, without their content. */
import type { ChecklistElementProps } from "./checklist.tsx";
import type { ChemicalCardElementProps } from "./chemical-card.tsx";
import type { ChemicalSearchElementProps } from "./chemical-search.tsx";
import type { ConversionsElementProps } from "./conversions.tsx";
import type { NavigationCardElementProps } from "./navigation-card.tsx";
import type { PlumeMapElementProps } from "./plume-map-element.tsx";
import type { ElementPlan } from "./placard-element.ts";

/** `<placard-checklist guide="entry-team">`: the role checklists. Dispatches `placard-guide` when a guide is chosen. */
export const checklistPlan: ElementPlan<ChecklistElementProps> = {
  name: "placard-checklist",
  attributes: { guide: (guide) => ({ guide }) },
  properties: ["guide", "store"],
};

/** `<placard-chemical-card un="1017">`: the ten-second card of a UN or CAS number. Dispatches `placard-open`. */
export const chemicalCardPlan: ElementPlan<ChemicalCardElementProps> = {
  name: "placard-chemical-card",
  attributes: { un: (un) => ({ un }), cas: (cas) => ({ cas }) },
  properties: ["un", "cas", "source"],
};

/**
 * `<placard-chemical-search>`: search by name or number, then show the card. Dispatches `placard-search` and
 * `placard-open`.
 */
export const chemicalSearchPlan: ElementPlan<ChemicalSearchElementProps> = {
  name: "placard-chemical-search",
  attributes: {
    label: (label) => ({ label }),
    value: (value) => ({ value: value ?? "" }),
    bare: (text) => ({ isBare: text !== null }),
  },
  properties: ["label", "value", "source"],
};

/**
 * `<placard-conversions tab="turn-back">`: units, concentrations, the turn-back reading. Dispatches
 * `placard-calculation`.
 */
export const conversionsPlan: ElementPlan<ConversionsElementProps> = {
  name: "placard-conversions",
  attributes: { tab: (tab) => ({ tab: tab === "turn-back" ? tab : "units" }) },
  properties: ["tab", "source", "chemical"],
};

/**
 * `<placard-navigation-card>`: destination, distance and travel time. Dispatches `placard-navigation` for each step.
 */
export const navigationCardPlan: ElementPlan<NavigationCardElementProps> = {
  name: "placard-navigation-card",
  attributes: {},
  properties: ["geocoder", "directions"],
};

const THEMES: readonly string[] = ["light", "dark", "night", "sun"] satisfies readonly PlumeMapElementProps["theme"][];
const isTheme = (text: string | null): text is PlumeMapElementProps["theme"] => text !== null && THEMES.includes(text);

/** `<placard-plume-map>`: form, weather, map and zones of a release. Dispatches `placard-plume` for each answer. */
export const plumeMapPlan: ElementPlan<PlumeMapElementProps> = {
  name: "placard-plume-map",
  attributes: {
    theme: (theme) => ({ theme: isTheme(theme) ? theme : "light" }),
    "style-url": (styleUrl) => ({ styleUrl: styleUrl ?? undefined }),
  },
  properties: ["source", "geocoder", "weather", "defaultValues", "styleUrl"],
};
