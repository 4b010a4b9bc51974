import type { Inspection } from "@placard/api-client";
import { formatDateTime } from "@placard/ui/internal";
import { createPortal } from "react-dom";
import { usePrintMoment } from "../../../lib/device/use-print-moment.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { countedResults } from "./counted-results.ts";
import { formatCalendarDay } from "../../../lib/formats/calendar-day.ts";
import { OwnVersion } from "./OwnVersion.tsx";
import { ReportItem } from "./ReportItem.tsx";

/** Print view of an inspection, with the time of printing. */
export function PrintedReport({ inspection }: { readonly inspection: Inspection }) {
  const { fireSafety: texts } = useMessages();
  const printedAt = usePrintMoment();
  if (printedAt === null) return null;
  const { name, location_name, finished_by, done_on, items } = inspection;
  const { pass, fail, na } = countedResults(inspection);
  return createPortal(
    <div className="app-print-page app-report-paper" aria-hidden="true">
      <h1>{name}</h1>
      <p>{texts.doneLine(location_name, finished_by ?? "", formatCalendarDay(done_on ?? ""))}</p>
      <OwnVersion inspection={inspection} />
      <p>{texts.summary(pass, fail, na)}</p>
      <ul className="app-round">
        {items.map((item) => (
          <ReportItem key={item.id} inspection={inspection} item={item} />
        ))}
      </ul>
      <p>{texts.printed(formatDateTime(printedAt))}</p>
    </div>,
    document.body,
  );
}
