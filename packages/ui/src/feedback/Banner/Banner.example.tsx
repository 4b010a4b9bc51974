import { Banner, Button } from "@placard/ui";
import "@placard/ui/styles.css";

export function OldWind() {
  return (
    <Banner tone="caution" title="Wind is 41 min old." action={<Button>Read it again</Button>}>
      Check it before you act on the map.
    </Banner>
  );
}
