import { ZoneSwatch } from "@placard/ui";
import "@placard/ui/styles.css";

export function Legend() {
  return (
    <p>
      <ZoneSwatch id="aegl-2" width={40} height={20} /> AEGL-2
    </p>
  );
}
