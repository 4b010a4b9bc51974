import { bundledChemicalSource } from "@placard/hazmat-core";
import { ConversionPanel } from "@placard/ui";
import "@placard/ui/styles.css";

const source = bundledChemicalSource();

export function Conversions() {
  return <ConversionPanel source={source} defaultTab="turn-back" />;
}
