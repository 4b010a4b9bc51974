import { chlorineRecord } from "@placard/hazmat-core/examples";
import { ExposureLadder } from "@placard/ui";
import "@placard/ui/styles.css";

export function ChlorineLimits() {
  return <ExposureLadder limits={chlorineRecord.exposure} />;
}
