/** The pieces as custom elements, for pages without React. */
import { enableShadowDOM } from "react-stately/private/flags/flags";
import { checklistElement } from "./checklist.tsx";
import { chemicalCardElement } from "./chemical-card.tsx";
import { chemicalSearchElement } from "./chemical-search.tsx";
import { conversionsElement } from "./conversions.tsx";
import { navigationCardElement } from "./navigation-card.tsx";
import { elementClass, type ElementPlan } from "./placard-element.tsx";
import { sayPressable } from "./shadow-sheet.ts";

/**
 * Defines the elements of Placard on the page: `<placard-chemical-search>`, `<placard-chemical-card>`,
 * `<placard-checklist>`, `<placard-conversions>` and `<placard-navigation-card>`. Does nothing on a server, nor for a name that is defined already.
 */
export function defineElements(): void {
  if (typeof customElements === "undefined") return;
  enableShadowDOM(); // before anything is drawn: focus and presses are followed into the shadow root
  sayPressable();
  define(chemicalSearchElement);
  define(chemicalCardElement);
  define(checklistElement);
  define(conversionsElement);
  define(navigationCardElement);
}

function define<Props extends object>(plan: ElementPlan<Props>): void {
  if (customElements.get(plan.name) === undefined) customElements.define(plan.name, elementClass(plan));
}
