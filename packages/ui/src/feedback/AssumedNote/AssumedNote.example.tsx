import { AssumedNote } from "@placard/ui";
import "@placard/ui/styles.css";

export function AssumedAir() {
  return <AssumedNote>25 °C and 1013.25 mb assumed</AssumedNote>;
}
