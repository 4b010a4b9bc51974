import { responseCardOf } from "@placard/hazmat-core";
import { chlorineRecord } from "@placard/hazmat-core/examples";
import { ChemicalRecordView } from "@placard/ui";
import "@placard/ui/styles.css";

const card = responseCardOf(chlorineRecord, null);

export function ChlorinePage() {
  return <ChemicalRecordView record={chlorineRecord} card={card} safety={null} />;
}
