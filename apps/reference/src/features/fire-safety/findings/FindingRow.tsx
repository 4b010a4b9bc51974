import type { InspectionFinding } from "@placard/api-client";
import { Badge, Button, IconButton } from "@placard/ui";
import { Link } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { formatDay } from "../../../lib/formats/format-day.ts";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { DueBadge } from "../schedule/DueBadge.tsx";
import { useReopening } from "./use-reopening.ts";

interface FindingRowProps {
  readonly finding: InspectionFinding;
  readonly today: string;
  readonly onMend: () => void;
  readonly onEdit: () => void;
}

/** One finding: the problem, its location, and who corrects it by when or who corrected it. */
export function FindingRow({ finding, today, onMend, onEdit }: FindingRowProps) {
  const { fireSafety: texts } = useMessages();
  const refused = useRefusalReason()(useBusinessProfile().role, "inspect");
  const reopening = useReopening(finding);
  const { note, mended_at, mended_by, mended_how } = finding;
  return (
    <li>
      <div className="placard__words">
        <strong>{note}</strong>
        <span>{finding.text}</span>
        <span>
          <Link className="app-link" to={paths.inspection} search={{ inspection: finding.inspection_id }}>
            {texts.from(finding.inspection_name, finding.location_name)}
          </Link>
          {finding.owner_name !== null && ` · ${finding.owner_name}`}
        </span>
        {mended_at !== null && (
          <span>{texts.mendedBy(formatDay(mended_at) ?? mended_at, mended_by ?? "", mended_how ?? "")}</span>
        )}
      </div>
      {finding.is_high_risk && <Badge tone="danger">{texts.highRiskShort}</Badge>}
      {mended_at === null && <DueBadge day={finding.mend_by} today={today} />}
      <span className="placard__acts">
        {mended_at === null ? (
          <>
            <Button aria-label={texts.mendOf(note)} disabledReason={refused ?? undefined} onPress={onMend}>
              {texts.mend}
            </Button>
            <IconButton
              label={texts.editFindingOf(note)}
              icon={<Pencil aria-hidden="true" />}
              disabledReason={refused ?? undefined}
              onPress={onEdit}
            />
          </>
        ) : (
          <Button
            aria-label={texts.reopenOf(note)}
            disabledReason={refused ?? undefined}
            isPending={reopening.isPending}
            onPress={reopening.reopen}
          >
            {texts.reopen}
          </Button>
        )}
      </span>
    </li>
  );
}
