import { ThemeRoot, WindBug } from "@placard/ui";
import "@placard/ui/styles.css";

export function NightWind() {
  return (
    <ThemeRoot theme="night" density="glove" area="responder">
      <WindBug fromDeg={225} />
    </ThemeRoot>
  );
}
