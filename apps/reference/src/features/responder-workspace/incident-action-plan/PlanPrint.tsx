import type { ActionPlan } from "@placard/hazmat-core";
import { PlanSheet, formatMoment } from "@placard/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface PlanPrintProps {
  readonly plan: ActionPlan;
  /** Who saved it and when, or that it is not saved. */
  readonly state: string;
}

/** The plan as it is printed, with the moment of printing and where it stands. */
export function PlanPrint({ plan, state }: PlanPrintProps) {
  const { incidentPlan, common } = useMessages();
  const printedAt = usePrintMoment();
  return createPortal(
    <article className="placard-print-page" aria-hidden="true">
      <PlanSheet
        plan={plan}
        printed={incidentPlan.printed(formatMoment(printedAt))}
        note={`${incidentPlan.sources(common.product, state)} ${incidentPlan.printDisclaimer}`}
      />
    </article>,
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
