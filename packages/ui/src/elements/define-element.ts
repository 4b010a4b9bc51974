import { elementClass, type ElementContent, type ElementPlan } from "./placard-element.ts";

/**
 * Registers a custom element. Does nothing on a server or if the name is already defined.
 *
 * @param content - the content, or a function that loads it when the first element is on the page
 */
export function defineElement<Props extends object>(
  plan: ElementPlan<Props>,
  content: ElementContent<Props> | (() => Promise<ElementContent<Props>>),
): void {
  if (typeof customElements === "undefined") return;
  if (customElements.get(plan.name) === undefined) customElements.define(plan.name, elementClass(plan, content));
}
