import { PlainButton } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

export function SiteRow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <PlainButton aria-pressed={isOpen} onPress={() => setOpen(!isOpen)}>
      <strong>Harbour Ice</strong>
      <span> 3 chemicals</span>
    </PlainButton>
  );
}
