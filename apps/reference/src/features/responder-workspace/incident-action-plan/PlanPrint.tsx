import { PlanDocumentView, formatDateTime, type PlanDocument } from "@placard/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** The plan as it is printed, with the moment of printing. */
export function PlanPrint({ document: plan }: { readonly document: PlanDocument }) {
  const { incidentPlan } = useMessages();
  const printedAt = usePrintMoment();
  const notes = [incidentPlan.printed(formatDateTime(printedAt)), ...plan.notes];
  return createPortal(
    <div className="placard-print-page" aria-hidden="true">
      <PlanDocumentView document={{ ...plan, notes }} />
    </div>,
    document.body,
  );
}

/** The moment of the last call for printing, as an ISO time. */
function usePrintMoment(): string {
  const [at, setAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    const paper = matchMedia("print");
    const mark = () => setAt(new Date().toISOString());
    paper.addEventListener("change", mark);
    return () => paper.removeEventListener("change", mark);
  }, []);
  return at;
}
