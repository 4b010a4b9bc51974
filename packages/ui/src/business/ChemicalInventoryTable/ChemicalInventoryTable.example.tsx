import { hazardMark } from "@placard/hazmat-core";
import { chlorineRecord } from "@placard/hazmat-core/examples";
import { ChemicalInventoryTable } from "@placard/ui";
import "@placard/ui/styles.css";

const chlorine = {
  id: 1,
  name: "Chlorine cylinders",
  unNumber: "UN1017",
  hazardClass: "2.3",
  mark: hazardMark(chlorineRecord.hazardLevel),
  quantity: 1200,
  unit: "kg",
  location: "Chlorinator room",
};

export function Stock() {
  return <ChemicalInventoryTable chemicals={[chlorine]} />;
}
