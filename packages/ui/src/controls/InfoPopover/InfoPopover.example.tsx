import { Button } from "@placard/ui";
import { InfoPopover } from "@placard/ui/internal";
import "@placard/ui/styles.css";

export function Edition() {
  return (
    <InfoPopover trigger={<Button>About the data</Button>} label="About the data">
      Each figure names its source and edition.
    </InfoPopover>
  );
}
