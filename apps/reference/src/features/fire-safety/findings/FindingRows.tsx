import type { InspectionFinding } from "@placard/api-client";
import { useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { EditFindingDialog } from "./EditFindingDialog.tsx";
import { FindingRow } from "./FindingRow.tsx";
import { CorrectFindingDialog } from "./CorrectFindingDialog.tsx";

interface FindingRowsProps {
  readonly findings: readonly InspectionFinding[];
  readonly today: string;
}

/** Lists findings with their actions. */
export function FindingRows({ findings, today }: FindingRowsProps) {
  const { fireSafety: texts } = useMessages();
  const [corrected, setCorrected] = useState<InspectionFinding | null>(null);
  const [edited, setEdited] = useState<InspectionFinding | null>(null);
  return (
    <>
      <ul className="app-inspections" aria-label={texts.findings}>
        {findings.map((finding) => (
          <FindingRow
            key={finding.id}
            finding={finding}
            today={today}
            onMend={() => setCorrected(finding)}
            onEdit={() => setEdited(finding)}
          />
        ))}
      </ul>
      {corrected !== null && (
        <CorrectFindingDialog key={corrected.id} finding={corrected} onClose={() => setCorrected(null)} />
      )}
      {edited !== null && <EditFindingDialog key={edited.id} finding={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
