import { bundledChemicalSource } from "@placard/hazmat-core";
import { EMPTY_PLAN, IncidentActionPlan } from "@placard/ui";
import { useState } from "react";
import "@placard/ui/styles.css";

const source = bundledChemicalSource();

export function Plan() {
  const [plan, setPlan] = useState(EMPTY_PLAN);
  const [state, setState] = useState("Not saved yet");
  return (
    <IncidentActionPlan
      plan={plan}
      onChange={(part) => setPlan({ ...plan, ...part })}
      onSave={() => setState("Saved on this device")}
      source={source}
      state={state}
    />
  );
}
