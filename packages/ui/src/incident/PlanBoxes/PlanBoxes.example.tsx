import { EMPTY_PLAN } from "@placard/ui";
import { PlanBoxes } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

export function BoxesOfPlan() {
  const [plan, setPlan] = useState(EMPTY_PLAN);
  return <PlanBoxes plan={plan} onChange={(part) => setPlan({ ...plan, ...part })} />;
}
