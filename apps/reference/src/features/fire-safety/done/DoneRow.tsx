import type { InspectionLine } from "@placard/api-client";
import { Badge } from "@placard/ui";
import { Link } from "@tanstack/react-router";
import { formatCalendarDay } from "../../../lib/formats/calendar-day.ts";
import { formatDay } from "../../../lib/formats/format-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";

/** One completed inspection with a link to it. */
export function DoneRow({ line }: { readonly line: InspectionLine }) {
  const { fireSafety: texts } = useMessages();
  const { done_on, finished_by, started_at, started_by, open_findings } = line;
  return (
    <li>
      <div className="placard__words">
        <Link className="app-link" to={paths.inspection} search={{ inspection: line.id }}>
          {line.name}
        </Link>
        <span>{line.location_name}</span>
        <span>
          {done_on === null
            ? texts.begunBy(formatDay(started_at) ?? started_at, started_by)
            : `${texts.doneBy(formatCalendarDay(done_on), finished_by ?? started_by)} · ${texts.summary(line.passed, line.failed, line.not_applicable)}`}
        </span>
      </div>
      {done_on === null && <Badge tone="info">{texts.underWay}</Badge>}
      {open_findings > 0 && <Badge tone="caution">{texts.openFindings(open_findings)}</Badge>}
    </li>
  );
}
