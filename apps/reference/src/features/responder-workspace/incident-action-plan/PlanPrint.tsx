import type { IncidentPlan } from "@placard/api-client";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { formatMoment } from "../../../lib/format-moment.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { LONG_FIELDS, SHORT_FIELDS } from "./plan-fields.ts";

interface PlanPrintProps {
  readonly plan: IncidentPlan;
  /** Who saved it and when, or that it is not saved. */
  readonly state: string;
}

/** The plan as it is printed: every word of every field, with its title, the moment of printing and where it stands. */
export function PlanPrint({ plan, state }: PlanPrintProps) {
  const { incidentPlan, common } = useMessages();
  const printedAt = usePrintMoment();
  return createPortal(
    <article className="placard-print-page" aria-hidden="true">
      <h1>{incidentPlan.title}</h1>
      <p>{plan.incidentName}</p>
      <p>{incidentPlan.printed(formatMoment(printedAt))}</p>
      <dl>
        {[...SHORT_FIELDS, ...LONG_FIELDS].map((name) => (
          <div key={name}>
            <dt>{incidentPlan.fields[name]}</dt>
            <dd>{plan[name].trim() === "" ? incidentPlan.notFilledIn : plan[name]}</dd>
          </div>
        ))}
      </dl>
      <footer>
        {incidentPlan.sources(common.product, state)} {incidentPlan.printDisclaimer}
      </footer>
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
