import { bundledChemicalSource } from "@placard/hazmat-core";
import { PlumePanel } from "@placard/ui";
import "@placard/ui/styles.css";

const source = bundledChemicalSource();

export function Plume() {
  return <PlumePanel source={source} defaultValues={{ address: "44.66360, -63.56850" }} />;
}
