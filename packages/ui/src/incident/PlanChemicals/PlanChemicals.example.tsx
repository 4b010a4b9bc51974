import { bundledChemicalSource, type PlanChemical } from "@placard/hazmat-core";
import { PlanChemicals } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

const source = bundledChemicalSource();

export function ChemicalsOfPlan() {
  const [chemicals, setChemicals] = useState<readonly PlanChemical[]>([]);
  return <PlanChemicals source={source} chemicals={chemicals} onChange={setChemicals} />;
}
