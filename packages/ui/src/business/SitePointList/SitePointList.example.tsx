import { SitePointList } from "@placard/ui/internal";
import "@placard/ui/styles.css";

export function PierPoints() {
  return (
    <SitePointList
      points={[
        { id: 1, kind: "key_box", center: [-63.57533, 44.64901], note: "Left of the gate", setBy: "Dana Reid" },
        { id: 2, kind: "hydrant", center: [-63.5751, 44.6486], note: null },
      ]}
    />
  );
}
