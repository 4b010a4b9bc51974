import { bundledChemicalSource } from "@placard/hazmat-core";
import { ChemicalSearch } from "@placard/ui";
import "@placard/ui/styles.css";

const source = bundledChemicalSource();

export function Lookup() {
  return <ChemicalSearch source={source} defaultValue="1017" />;
}
