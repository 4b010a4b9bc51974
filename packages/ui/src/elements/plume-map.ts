/** The plume with its map as a custom element. An entry of its own: it needs `maplibre-gl` and `react-map-gl`. */
import { defineElement } from "./define-element.ts";
import { plumeMapElement } from "./plume-map-element.tsx";

/** Defines `<placard-plume-map>` on the page. Does nothing on a server, nor where it is defined already. */
export function definePlumeMap(): void {
  defineElement(plumeMapElement);
}
