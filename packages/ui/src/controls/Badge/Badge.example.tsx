import { Badge } from "@placard/ui";
import "@placard/ui/styles.css";

export function SheetAge() {
  return <Badge tone="caution">4 years old</Badge>;
}
