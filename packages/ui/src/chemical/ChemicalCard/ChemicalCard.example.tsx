import { responseCardOf } from "@placard/hazmat-core";
import { chlorineRecord } from "@placard/hazmat-core/examples";
import { ChemicalCard } from "@placard/ui";
import "@placard/ui/styles.css";

const card = responseCardOf(chlorineRecord, null);

export function ChlorineCard() {
  return <ChemicalCard record={chlorineRecord} card={card} />;
}
