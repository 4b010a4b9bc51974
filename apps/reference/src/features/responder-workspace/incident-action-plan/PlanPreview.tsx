import { PlanDocumentView, type PlanDocument } from "@placard/ui/internal";
import { memo, useDeferredValue } from "react";

interface PlanPreviewProps {
  /** Builds the document to show. */
  readonly paper: () => PlanDocument;
}

/** Preview of the plan. It follows when there is time, so that no key waits for the document. */
export function PlanPreview({ paper }: PlanPreviewProps) {
  return <Paper paper={useDeferredValue(paper)} />;
}

const Paper = memo(function Paper({ paper }: PlanPreviewProps) {
  return <PlanDocumentView document={paper()} />;
});
