import { ZoneTable } from "@placard/ui";
import "@placard/ui/styles.css";

export function Circle() {
  return <ZoneTable zones={[]} notDrawn={[]} evacuation={{ radiusM: 150, basis: "ERG 2024, Table 3" }} />;
}
