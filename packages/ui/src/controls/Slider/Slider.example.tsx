import { Slider } from "@placard/ui";
import { useState } from "react";
import "@placard/ui/styles.css";

export function TurnBack() {
  const [percent, setPercent] = useState(10);
  return <Slider label="Turn back at" unit="%" minValue={0} maxValue={100} value={percent} onChange={setPercent} />;
}
