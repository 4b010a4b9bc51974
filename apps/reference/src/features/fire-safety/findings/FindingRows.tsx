import type { InspectionFinding } from "@placard/api-client";
import { useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { EditFindingDialog } from "./EditFindingDialog.tsx";
import { FindingRow } from "./FindingRow.tsx";
import { MendDialog } from "./MendDialog.tsx";

interface FindingRowsProps {
  readonly findings: readonly InspectionFinding[];
  readonly today: string;
}

/** Lists findings with their actions. */
export function FindingRows({ findings, today }: FindingRowsProps) {
  const { fireSafety: words } = useMessages();
  const [mended, setMended] = useState<InspectionFinding | null>(null);
  const [edited, setEdited] = useState<InspectionFinding | null>(null);
  return (
    <>
      <ul className="app-inspections" aria-label={words.findings}>
        {findings.map((finding) => (
          <FindingRow
            key={finding.id}
            finding={finding}
            today={today}
            onMend={() => setMended(finding)}
            onEdit={() => setEdited(finding)}
          />
        ))}
      </ul>
      {mended !== null && <MendDialog key={mended.id} finding={mended} onClose={() => setMended(null)} />}
      {edited !== null && <EditFindingDialog key={edited.id} finding={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
