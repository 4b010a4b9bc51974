import { PlanSymbol } from "@placard/ui/internal";
import "@placard/ui/styles.css";

export function GasShutOff() {
  return (
    <p>
      <PlanSymbol kind="gas_shutoff" isDecorative /> Gas shut-off
    </p>
  );
}
