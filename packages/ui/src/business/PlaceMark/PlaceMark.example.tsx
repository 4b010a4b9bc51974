import { PlaceMark } from "@placard/ui";
import "@placard/ui/styles.css";

export function SiteKnownByItsTown() {
  return <PlaceMark precision="town" />;
}
