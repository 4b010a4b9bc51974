import { Button } from "@placard/ui";
import { useDocumentWords } from "@placard/ui/internal";
import type { ReactNode } from "react";
import { RestoredNote } from "../../../forms/RestoredNote.tsx";
import type { Form } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { PlanProblem } from "./PlanProblem.tsx";
import { withTheirs, type OtherPlan, type PlanValues } from "./plan-values.ts";

interface PlanNoticesProps {
  readonly form: Form<PlanValues>;
  readonly theirs: OtherPlan | null;
  /** True while a newer plan may be on its way: whether restored text is already saved is not known yet. */
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

/** Notices above the fields: load errors, save errors, changes by others, restored text. */
export function PlanNotices({ form, theirs, isLoading, children }: PlanNoticesProps) {
  const { incidentPlan: texts } = useMessages();
  const { incidentLog } = useDocumentWords();
  return (
    <>
      {children}
      <PlanProblem problem={form.problem} />
      {theirs?.conflicts.map((part) => (
        <Button key={part} onPress={() => form.fill(withTheirs(form.values, theirs, part))}>
          {texts.takeTheirs(incidentLog.planParts[part] ?? part)}
        </Button>
      ))}
      {isLoading ? undefined : <RestoredNote form={form} />}
    </>
  );
}
