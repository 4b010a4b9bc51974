import { Button, Card } from "@placard/ui";
import { useDocumentWords } from "@placard/ui/internal";
import { FileSpreadsheet, FileText } from "lucide-react";
import { usePdf } from "../../../incident/paper/use-pdf.ts";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { saveFile } from "../../../lib/device/save-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { useCompanyName } from "../../../shell/account/use-company-name.ts";
import type { ReportingBusiness } from "../use-reported-business.ts";
import { writeRows } from "../../../lib/formats/write-rows.ts";
import { EmergencyCounts } from "./EmergencyCounts.tsx";
import { emergencyPaper } from "./emergency-paper.ts";
import { emergencySheet, type SiteEmergencies } from "./emergency-sheet.ts";
import { useEmergencies } from "./use-emergencies.ts";

/** The worksheet for Canada: each listed substance of each site against Schedule 1. */
export function EmergenciesCard({ record }: { readonly record: ReportingBusiness }) {
  const messages = useMessages();
  const texts = messages.handOver.emergencies;
  const company = useCompanyName(useBusinessProfile().business_id);
  const { planDocument } = useDocumentWords();
  const pdf = usePdf();
  const { data: sites, ...schedule } = useEmergencies(record);
  if (sites === undefined) {
    return (
      <Card title={texts.title}>
        <NotLoaded
          queries={[schedule]}
          title={texts.notLoaded}
          text={texts.notLoadedText}
          lines={3}
          label={messages.handOver.loading}
        />
      </Card>
    );
  }
  const saveCsv = async (rows: readonly SiteEmergencies[]): Promise<void> =>
    saveFile(await writeRows(emergencySheet(rows, messages)), `${texts.file}.csv`);
  const savePdf = () => pdf.generate(emergencyPaper({ sites, company, texts: planDocument, messages }));
  return (
    <Card title={texts.title}>
      <div className="app-hand-over-card">
        <p>{texts.text}</p>
        {sites.length === 0 && <p>{texts.none}</p>}
        {sites.map((site) => (
          <EmergencyCounts key={site.location.id} site={site} />
        ))}
        {texts.notes.map((note) => (
          <p key={note} className="placard__note">
            {note}
          </p>
        ))}
        <div className="placard__actions">
          <Button icon={<FileSpreadsheet aria-hidden="true" />} onPress={() => void saveCsv(sites)}>
            {texts.csv}
          </Button>
          <Button icon={<FileText aria-hidden="true" />} isPending={pdf.isBusy} onPress={() => void savePdf()}>
            {texts.pdf}
          </Button>
        </div>
      </div>
    </Card>
  );
}
