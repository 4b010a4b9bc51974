import { Checkbox } from "@placard/ui";
import { useState } from "react";
import "@placard/ui/styles.css";

export function Sprinklers() {
  const [hasSprinklers, setSprinklers] = useState(false);
  return (
    <Checkbox isSelected={hasSprinklers} onChange={setSprinklers}>
      The building has sprinklers
    </Checkbox>
  );
}
