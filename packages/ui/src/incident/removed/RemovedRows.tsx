import { Button } from "../../controls/Button/Button.tsx";
import { incidentPlanWords } from "../../messages/en/incident/incident-plan.ts";
import { useWords } from "../../messages/use-words.ts";
import "./RemovedRows.css";
import type { Removed } from "./use-removed.ts";

interface RemovedRowsProps<Row> extends Pick<Removed<Row>, "removed" | "putBack"> {
  /** A row in a few words. */
  readonly nameOf: (row: Row) => string;
  /** Why none can come back. */
  readonly fullReason: string | undefined;
}

/** What was taken out of rows that people type, each with the way back. */
export function RemovedRows<Row>({ removed, putBack, nameOf, fullReason }: RemovedRowsProps<Row>) {
  const { incidentPlan: words } = useWords(incidentPlanWords);
  return (
    <div role="status" className="placard-removed-rows">
      {removed.map((one, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same words may stand twice
        <p key={`${at} ${nameOf(one.row)}`}>
          <bdi>{words.removed(nameOf(one.row))}</bdi>
          <Button
            data-back
            aria-label={words.putBackIt(nameOf(one.row))}
            disabledReason={fullReason}
            onPress={() => putBack(one)}
          >
            {words.putBack}
          </Button>
        </p>
      ))}
    </div>
  );
}
