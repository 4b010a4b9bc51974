import type { Inspection, InspectionItem } from "@placard/api-client";
import { Badge } from "@placard/ui";
import { formatCalendarDay } from "../../../lib/formats/calendar-day.ts";
import { formatDay } from "../../../lib/formats/format-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { PhotoRow } from "../photos/PhotoRow.tsx";

const TONES = { pass: "ok", fail: "danger", na: "neutral" } as const;

interface ReportItemProps {
  readonly inspection: Inspection;
  readonly item: InspectionItem;
}

/** One item of a finished inspection: result, note, photos, and the correction of a failure. */
export function ReportItem({ inspection, item }: ReportItemProps) {
  const { fireSafety: texts } = useMessages();
  const answer = inspection.answers.find((one) => one.item === item.id);
  const finding = inspection.findings.find((one) => one.item === item.id);
  const photos = inspection.photos.filter((photo) => photo.item === item.id);
  return (
    <li>
      <div className="app-report-line">
        <div className="placard__words">
          <strong>{item.text}</strong>
          {item.hint !== null && <span>{item.hint}</span>}
          {item.source !== null && <span>{texts.rests(item.source)}</span>}
        </div>
        {answer?.result != null && <Badge tone={TONES[answer.result]}>{texts.results[answer.result]}</Badge>}
      </div>
      {answer !== undefined && answer.note !== "" && <p>{answer.note}</p>}
      {finding !== undefined && (
        <p className="app-report-finding">
          {finding.is_high_risk && <Badge tone="danger">{texts.highRiskShort}</Badge>}
          {finding.mended_at === null
            ? `${texts.mendBy} ${formatCalendarDay(finding.mend_by)} · ${finding.owner_name ?? texts.nobody}`
            : texts.mendedBy(
                formatDay(finding.mended_at) ?? finding.mended_at,
                finding.mended_by ?? "",
                finding.mended_how ?? "",
              )}
        </p>
      )}
      {photos.length > 0 && <PhotoRow photos={photos} item={item} onDelete={null} />}
    </li>
  );
}
