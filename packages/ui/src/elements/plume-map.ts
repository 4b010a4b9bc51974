/**
 * The plume with its map as a custom element. It has its own entry point because it needs `maplibre-gl` and
 * `react-map-gl`.
 */
import type { PlumeResult } from "../plume/result/plume-result.ts";
import { defineElement } from "./define-element.ts";
import { plumeMapPlan } from "./element-plans.ts";
import type { CommonProperties, InJsx } from "./placard-element.ts";
import { plumeMapContent, type PlumeMapElementProps } from "./plume-map-element.tsx";

export type { PlumeMapElementProps };

declare global {
  interface HTMLElementTagNameMap {
    "placard-plume-map": HTMLElement & CommonProperties & PlumeMapElementProps;
  }
  interface GlobalEventHandlersEventMap {
    "placard-plume": CustomEvent<{ readonly result: PlumeResult }>;
  }
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "placard-plume-map": InJsx<PlumeMapElementProps, "style-url">;
    }
  }
}

/** Defines `<placard-plume-map>` on the page. Does nothing on a server or if it is already defined. */
export function definePlumeMap(): void {
  defineElement(plumeMapPlan, plumeMapContent);
}
