/** The pieces as custom elements, for pages without React. */
import { checklistElement } from "./checklist.tsx";
import { chemicalCardElement } from "./chemical-card.tsx";
import { chemicalSearchElement } from "./chemical-search.tsx";
import { conversionsElement } from "./conversions.tsx";
import { defineElement } from "./define-element.ts";
import { navigationCardElement } from "./navigation-card.tsx";

/**
 * Defines the elements of Placard on the page: `<placard-chemical-search>`, `<placard-chemical-card>`,
 * `<placard-checklist>`, `<placard-conversions>` and `<placard-navigation-card>`. Does nothing on a server, nor for a
 * name that is defined already. The map is an entry of its own, `@placard/ui/elements/plume-map`.
 */
export function defineElements(): void {
  defineElement(chemicalSearchElement);
  defineElement(chemicalCardElement);
  defineElement(checklistElement);
  defineElement(conversionsElement);
  defineElement(navigationCardElement);
}
