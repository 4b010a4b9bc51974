import { responseCardOf } from "@placard/hazmat-core";
import { chlorineRecord } from "@placard/hazmat-core/examples";
import { guidanceForGuide } from "@placard/hazmat-core/guidance";
import { ChemicalCard } from "@placard/ui";
import "@placard/ui/styles.css";

const card = responseCardOf(chlorineRecord, await guidanceForGuide("124"));

export function ChlorineCard() {
  return <ChemicalCard record={chlorineRecord} card={card} />;
}
