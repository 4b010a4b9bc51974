import { chlorineRecord } from "@placard/hazmat-core/examples";
import { DisagreementNote } from "@placard/ui";
import "@placard/ui/styles.css";

export function WhereSourcesDiffer() {
  return chlorineRecord.disagreements.map((disagreement) => (
    <DisagreementNote key={disagreement.quantity} disagreement={disagreement} />
  ));
}
