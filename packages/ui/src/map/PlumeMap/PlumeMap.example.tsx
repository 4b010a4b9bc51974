import { bundledChemicalSource } from "@placard/hazmat-core";
import { PlumePanel } from "@placard/ui";
import { PlumeMap } from "@placard/ui/map";
import "@placard/ui/styles.css";

const source = bundledChemicalSource();
const geocoder = { suggest: async () => [] };

export function PlumeOnMap() {
  return <PlumePanel source={source} geocoder={geocoder} map={PlumeMap} />;
}
