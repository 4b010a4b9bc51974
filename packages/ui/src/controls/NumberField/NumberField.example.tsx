import { NumberField } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

export function EmissionRate() {
  const [rate, setRate] = useState(Number.NaN);
  return <NumberField label="Emission rate" unit="kg/s" minValue={0} value={rate} onChange={setRate} />;
}
