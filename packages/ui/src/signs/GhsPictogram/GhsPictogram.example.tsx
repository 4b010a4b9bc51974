import { chlorineRecord } from "@placard/hazmat-core/examples";
import { GhsPictogram } from "@placard/ui";
import "@placard/ui/styles.css";

export function ChlorinePictograms() {
  const codes = chlorineRecord.ghs?.pictograms ?? [];
  return codes.map((code) => <GhsPictogram key={code} code={code} size={64} />);
}
