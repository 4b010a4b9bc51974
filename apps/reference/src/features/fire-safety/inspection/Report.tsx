import type { Inspection } from "@placard/api-client";
import { Button, Card } from "@placard/ui";
import { FileSpreadsheet, Printer } from "lucide-react";
import { formatCalendarDay } from "../../../lib/formats/calendar-day.ts";
import { saveFile } from "../../../lib/device/save-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { UnsentPhotos } from "../photos/UnsentPhotos.tsx";
import { OwnVersion } from "./OwnVersion.tsx";
import { inspectionFile } from "./inspection-file.ts";
import { PrintedReport } from "./PrintedReport.tsx";
import { ReportItem } from "./ReportItem.tsx";
import { countedResults } from "./counted-results.ts";

/** Report of a finished inspection: to read, print or export as rows. */
export function Report({ inspection }: { readonly inspection: Inspection }) {
  const { fireSafety: texts } = useMessages();
  const { name, location_name, finished_by, done_on, items } = inspection;
  const { pass, fail, na } = countedResults(inspection);

  async function save(): Promise<void> {
    saveFile(await inspectionFile(inspection, texts), `${name} ${location_name} ${done_on ?? ""}.csv`);
  }

  return (
    <>
      <div className="app-page-title">
        <div>
          <h1>{name}</h1>
          <p>{texts.doneLine(location_name, finished_by ?? "", formatCalendarDay(done_on ?? ""))}</p>
          <OwnVersion inspection={inspection} />
        </div>
        <div className="placard__actions">
          <Button icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
            {texts.print}
          </Button>
          <Button icon={<FileSpreadsheet aria-hidden="true" />} onPress={save}>
            {texts.csv}
          </Button>
        </div>
      </div>
      <UnsentPhotos inspection={inspection.id} why={texts.photoTooLate} />
      <Card isFlush title={texts.report} description={texts.summary(pass, fail, na)}>
        <ul className="app-round">
          {items.map((item) => (
            <ReportItem key={item.id} inspection={inspection} item={item} />
          ))}
        </ul>
      </Card>
      <PrintedReport inspection={inspection} />
    </>
  );
}
