import { Button } from "../../controls/Button/Button.tsx";
import { incidentPlanWords } from "../../messages/en/incident/incident-plan.ts";
import { useWords } from "../../messages/use-words.ts";
import "./RemovedRows.css";
import type { Removed } from "./use-removed.ts";

interface RemovedRowsProps<Row> extends Pick<Removed<Row>, "removed" | "putBack"> {
  /** Short name of a row. */
  readonly nameOf: (row: Row) => string;
  /** Reason why no row can be restored. */
  readonly fullReason: string | undefined;
}

/** Rows that a user removed, each with a button to restore it. */
export function RemovedRows<Row>({ removed, putBack, nameOf, fullReason }: RemovedRowsProps<Row>) {
  const { incidentPlan: words } = useWords(incidentPlanWords);
  return (
    <div role="status" className="placard-removed-rows">
      {removed.map((one, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same text can occur twice
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
