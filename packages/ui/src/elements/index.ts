/** The components as custom elements, for pages without React. */
import type { ChemicalMatch } from "@placard/hazmat-core";
import type { Calculation } from "../conversion/ConversionPanel/calculation.ts";
import type { NavigationEvent } from "../map/NavigationCard/use-navigation.ts";
import { checklistContent, type ChecklistElementProps } from "./checklist.tsx";
import { chemicalCardContent, type ChemicalCardElementProps } from "./chemical-card.tsx";
import { chemicalSearchContent, type ChemicalSearchElementProps } from "./chemical-search.tsx";
import { conversionsContent, type ConversionsElementProps } from "./conversions.tsx";
import { defineElement } from "./define-element.ts";
import {
  checklistPlan,
  chemicalCardPlan,
  chemicalSearchPlan,
  conversionsPlan,
  navigationCardPlan,
} from "./element-plans.ts";
import { navigationCardContent, type NavigationCardElementProps } from "./navigation-card.tsx";
import type { CommonProperties, InJsx } from "./placard-element.ts";

export type {
  ChecklistElementProps,
  ChemicalCardElementProps,
  ChemicalSearchElementProps,
  ConversionsElementProps,
  NavigationCardElementProps,
};

/** Element type that `querySelector` returns for a tag name. */
type PlacardElement<Props extends object> = HTMLElement & CommonProperties & Props;

declare global {
  interface HTMLElementTagNameMap {
    "placard-chemical-search": PlacardElement<ChemicalSearchElementProps>;
    "placard-chemical-card": PlacardElement<ChemicalCardElementProps>;
    "placard-checklist": PlacardElement<ChecklistElementProps>;
    "placard-conversions": PlacardElement<ConversionsElementProps>;
    "placard-navigation-card": PlacardElement<NavigationCardElementProps>;
  }
  interface GlobalEventHandlersEventMap {
    "placard-search": CustomEvent<{ readonly query: string; readonly matches: readonly ChemicalMatch[] }>;
    /** `text`: text of the search box. */
    "placard-open": CustomEvent<{ readonly match: ChemicalMatch; readonly text?: string }>;
    "placard-guide": CustomEvent<{ readonly guide: string }>;
    "placard-calculation": CustomEvent<Calculation>;
    "placard-navigation": CustomEvent<NavigationEvent>;
    /** Error of a source, a store or another port. Call `preventDefault` to keep it out of the console. */
    "placard-error": CustomEvent<{ readonly error: unknown }>;
  }
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "placard-chemical-search": InJsx<ChemicalSearchElementProps, "label" | "value" | "bare">;
      "placard-chemical-card": InJsx<ChemicalCardElementProps, "un" | "cas">;
      "placard-checklist": InJsx<ChecklistElementProps, "guide">;
      "placard-conversions": InJsx<ConversionsElementProps, never>;
      "placard-navigation-card": InJsx<NavigationCardElementProps, never>;
    }
  }
}

/**
 * Defines the elements of Placard on the page: `<placard-chemical-search>`, `<placard-chemical-card>`,
 * `<placard-checklist>`, `<placard-conversions>` and `<placard-navigation-card>`. Does nothing on a server or for a
 * name that is already defined. The map has its own entry point, `@placard/ui/elements/plume-map`.
 */
export function defineElements(): void {
  defineElement(chemicalSearchPlan, chemicalSearchContent);
  defineElement(chemicalCardPlan, chemicalCardContent);
  defineElement(checklistPlan, checklistContent);
  defineElement(conversionsPlan, conversionsContent);
  defineElement(navigationCardPlan, navigationCardContent);
}
