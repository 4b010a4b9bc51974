import { chlorineRecord } from "@placard/hazmat-core/examples";
import { NfpaDiamond } from "@placard/ui";
import "@placard/ui/styles.css";

export function ChlorineDiamond() {
  return <NfpaDiamond rating={chlorineRecord.nfpa} />;
}
