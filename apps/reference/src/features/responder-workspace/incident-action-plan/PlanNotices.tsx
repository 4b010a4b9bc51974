import type { ReactNode } from "react";
import { RestoredNote } from "../../../forms/RestoredNote.tsx";
import type { Form } from "../../../forms/use-form.ts";
import { PlanProblem } from "./PlanProblem.tsx";
import type { PlanValues } from "./plan-values.ts";

interface PlanNoticesProps {
  readonly form: Form<PlanValues>;
  readonly children: ReactNode;
}

/** What stands above the fields: what was not read, why nothing was saved, what was restored. */
export function PlanNotices({ form, children }: PlanNoticesProps) {
  return (
    <>
      {children}
      <PlanProblem problem={form.problem} />
      <RestoredNote form={form} />
    </>
  );
}
