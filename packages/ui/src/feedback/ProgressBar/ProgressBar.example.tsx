import { ProgressBar } from "@placard/ui";
import "@placard/ui/styles.css";

export function Upload() {
  return <ProgressBar label="Uploading floor-plan.png" value={62} />;
}
