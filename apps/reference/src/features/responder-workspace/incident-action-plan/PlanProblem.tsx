import { Banner } from "@placard/ui";
import { useStorageProblem } from "../../../lib/device/storage-problem.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/**
 * Shows why the plan was not saved, and where the input is kept meanwhile. @param problem - `undefined` if it was saved
 */
export function PlanProblem({ problem }: { readonly problem: string | undefined }) {
  const { incidentPlan: texts, common } = useMessages();
  const storageProblem = useStorageProblem();
  if (problem === undefined) return null;
  return (
    <Banner tone="danger" title={common.errorTitle}>
      {problem} {storageProblem !== null ? texts.keptInPage : texts.keptOnDevice}
    </Banner>
  );
}
