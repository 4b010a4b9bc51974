import { EMPTY_PLAN } from "@placard/ui";
import { NO_FACTS, PlanDocumentView, usePlanDocument } from "@placard/ui/internal";
import "@placard/ui/styles.css";

const plan = {
  ...EMPTY_PLAN,
  incidentName: "Ammonia release, Pier Road",
  objectives: "1. Account for everyone on site.\n2. Hold the isolation.",
};

export function PlanOnPaper() {
  const toDocument = usePlanDocument();
  return <PlanDocumentView document={toDocument(plan, NO_FACTS, ["Not saved yet"])} />;
}
