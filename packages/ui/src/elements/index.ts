/** The pieces as custom elements, for pages without React. */
import { enableShadowDOM } from "react-stately/private/flags/flags";
import { chemicalCardElement } from "./chemical-card.tsx";
import { chemicalSearchElement } from "./chemical-search.tsx";
import { elementClass, type ElementPlan } from "./placard-element.tsx";
import { sayPressable } from "./shadow-sheet.ts";

/**
 * Defines the elements of Placard on the page: `<placard-chemical-search>` and `<placard-chemical-card>`. Does nothing on
 * a server, nor for a name that is defined already.
 */
export function defineElements(): void {
  if (typeof customElements === "undefined") return;
  enableShadowDOM(); // before anything is drawn: focus and presses are followed into the shadow root
  sayPressable();
  define(chemicalSearchElement);
  define(chemicalCardElement);
}

function define<Props extends object>(plan: ElementPlan<Props>): void {
  if (customElements.get(plan.name) === undefined) customElements.define(plan.name, elementClass(plan));
}
