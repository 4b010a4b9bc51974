import { enableShadowDOM } from "react-stately/private/flags/flags";
import { elementClass, type ElementPlan } from "./placard-element.tsx";
import { installPressableRule } from "./shadow-sheet.ts";

/** Registers a custom element. Does nothing on a server or if the name is already defined. */
export function defineElement<Props extends object>(plan: ElementPlan<Props>): void {
  if (typeof customElements === "undefined") return;
  enableShadowDOM(); // before the first render: React Aria then follows focus and presses into the shadow root
  installPressableRule();
  if (customElements.get(plan.name) === undefined) customElements.define(plan.name, elementClass(plan));
}
