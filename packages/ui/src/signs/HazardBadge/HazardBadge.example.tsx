import { hazardMark } from "@placard/hazmat-core";
import { chlorineRecord } from "@placard/hazmat-core/examples";
import { HazardBadge } from "@placard/ui";
import "@placard/ui/styles.css";

export function ChlorineLevel() {
  return <HazardBadge level={hazardMark(chlorineRecord.hazardLevel)} form="solid" />;
}
