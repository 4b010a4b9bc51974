import { chlorineRecord } from "@placard/hazmat-core/examples";
import { SourceColumns } from "@placard/ui";
import "@placard/ui/styles.css";

export function ChlorineSources() {
  return <SourceColumns record={chlorineRecord} safety={null} />;
}
