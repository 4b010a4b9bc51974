import { SegmentedControl } from "@placard/ui";
import { useState } from "react";
import "@placard/ui/styles.css";

const states = [
  { id: "solid", label: "Solid" },
  { id: "liquid", label: "Liquid" },
  { id: "gas", label: "Gas" },
] as const;

export function StateOfIt() {
  const [state, setState] = useState<"solid" | "liquid" | "gas" | null>(null);
  return <SegmentedControl label="Chemical state" hasVisibleLabel options={states} value={state} onChange={setState} />;
}
