import { enableShadowDOM } from "react-stately/private/flags/flags";
import { elementClass, type ElementPlan } from "./placard-element.tsx";
import { sayPressable } from "./shadow-sheet.ts";

/** Makes an element known to the page. Does nothing on a server, nor for a name that is defined already. */
export function defineElement<Props extends object>(plan: ElementPlan<Props>): void {
  if (typeof customElements === "undefined") return;
  enableShadowDOM(); // before anything is drawn: focus and presses are followed into the shadow root
  sayPressable();
  if (customElements.get(plan.name) === undefined) customElements.define(plan.name, elementClass(plan));
}
