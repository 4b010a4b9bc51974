import { PlaceMark } from "@placard/ui/internal";
import "@placard/ui/styles.css";

export function SiteKnownByItsTown() {
  return <PlaceMark precision="town" />;
}
