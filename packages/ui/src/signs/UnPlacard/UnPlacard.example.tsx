import { unNumber } from "@placard/hazmat-core";
import { UnPlacard } from "@placard/ui";
import "@placard/ui/styles.css";

export function ChlorinePlacard() {
  return <UnPlacard hazardClass="2.3" unNumber={unNumber("1017")} size={120} />;
}
