import { bundledChemicalSource } from "@placard/hazmat-core";
import { PlumePanel } from "@placard/ui";
import { PlumeMap } from "@placard/ui/map";
import "@placard/ui/styles.css";

const source = bundledChemicalSource();

export function PlumeOnMap() {
  return <PlumePanel source={source} map={PlumeMap} />;
}
