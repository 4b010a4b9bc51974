import { Button } from "../../controls/Button/Button.tsx";
import { incidentPlanTexts } from "../../messages/en/incident/incident-plan.ts";
import { useTexts } from "../../messages/use-texts.ts";
import "./RemovedRows.css";
import type { RemovedRowsState } from "./use-removed.ts";

interface RemovedRowsProps<Row> extends Pick<RemovedRowsState<Row>, "removed" | "putBack"> {
  /** Short name of a row. */
  readonly nameOf: (row: Row) => string;
  /** Reason why no row can be restored. */
  readonly fullReason: string | undefined;
}

/** Rows that a user removed, each with a button to restore it. */
export function RemovedRows<Row>({ removed, putBack, nameOf, fullReason }: RemovedRowsProps<Row>) {
  const { incidentPlan: texts } = useTexts(incidentPlanTexts);
  return (
    <div role="status" className="placard-removed-rows">
      {removed.map((one, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same text can occur twice
        <p key={`${at} ${nameOf(one.row)}`}>
          <bdi>{texts.removed(nameOf(one.row))}</bdi>
          <Button
            data-back
            aria-label={texts.putBackIt(nameOf(one.row))}
            disabledReason={fullReason}
            onPress={() => putBack(one)}
          >
            {texts.putBack}
          </Button>
        </p>
      ))}
    </div>
  );
}
