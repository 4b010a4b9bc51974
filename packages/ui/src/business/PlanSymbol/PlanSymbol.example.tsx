import { PlanSymbol } from "@placard/ui/business";
import "@placard/ui/styles.css";

export function GasShutOff() {
  return (
    <p>
      <PlanSymbol kind="gas_shutoff" isDecorative /> Gas shut-off
    </p>
  );
}
