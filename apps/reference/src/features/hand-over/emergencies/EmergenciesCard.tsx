import { formatNumber } from "@placard/hazmat-core";
import { citeEdition, loadEmergencySchedule, type EmergencyCount } from "@placard/hazmat-core/regulatory";
import { Badge, Button, Card, Skeleton, type Tone } from "@placard/ui";
import { useDocumentWords, type PlanDocument } from "@placard/ui/incident";
import { useQuery } from "@tanstack/react-query";
import { FileSpreadsheet, FileText } from "lucide-react";
import { usePdf } from "../../../incident/paper/use-pdf.ts";
import { saveFile } from "../../../lib/device/save-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { useCompanyName } from "../../../shell/account/use-company-name.ts";
import { reportSourceOf } from "../report-source.ts";
import type { HandedOver } from "../use-hand-over.ts";
import { writeRows } from "../write-rows.ts";
import {
  containerWords,
  emergencySheet,
  quantityWords,
  verdictWords,
  type SiteEmergencies,
} from "./emergency-sheet.ts";

/** The worksheet for Canada: each listed substance of each site against Schedule 1. */
export function EmergenciesCard({ record }: { readonly record: HandedOver }) {
  const messages = useMessages();
  const { handOver, tierTwo } = messages;
  const words = handOver.emergencies;
  const company = useCompanyName(useBusinessProfile().business_id);
  const { planDocument } = useDocumentWords();
  const pdf = usePdf();
  const schedule = useQuery({ queryKey: ["emergency-schedule"], queryFn: loadEmergencySchedule, staleTime: Infinity });
  if (schedule.data === undefined) {
    return (
      <Card title={words.title}>{schedule.isError ? words.none : <Skeleton lines={3} label={handOver.loading} />}</Card>
    );
  }
  const sites = sitesOf(record, schedule.data.countsOf);
  return (
    <Card title={words.title}>
      <div className="app-hand-over-card">
        <p>{words.text}</p>
        {sites.length === 0 && <p>{words.none}</p>}
        {sites.map(({ location, counts }) => (
          <section key={location.id} className="app-facility">
            <h3>{location.name}</h3>
            <ul className="app-counts" aria-label={words.table(location.name)}>
              {counts.map((count) => (
                <li key={`${count.part} ${count.casNumber}`}>
                  <div>
                    <strong>{count.name}</strong>
                    <small>{[count.casNumber, count.hazard].join(" · ")}</small>
                  </div>
                  <div>
                    {words.tonnes(formatNumber(count.thresholdT))}
                    <small>{words.columns.threshold}</small>
                    <small>{words.percent(count.leastPercent, count.part)}</small>
                    <small>{citeEdition(count.source)}</small>
                  </div>
                  <div>
                    {quantityWords(count, messages)}
                    <small>{words.columns.quantity}</small>
                    <small>
                      {words.columns.container}: {containerWords(count, messages)}
                    </small>
                  </div>
                  <div>
                    <Badge tone={toneOf(count)}>{verdictWords(count, messages)}</Badge>
                    {count.gaps.length > 0 && (
                      <small>{handOver.tierTwo.toDecide(count.gaps.map((gap) => tierTwo.gap(gap)).join(", "))}</small>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {words.notes.map((note) => (
          <p key={note} className="placard__note">
            {note}
          </p>
        ))}
        <div className="placard__actions">
          <Button icon={<FileSpreadsheet aria-hidden="true" />} onPress={() => void saveCsv(sites)}>
            {words.csv}
          </Button>
          <Button
            icon={<FileText aria-hidden="true" />}
            isPending={pdf.isBusy}
            onPress={() => void pdf.generate(documentOf(sites))}
          >
            {words.pdf}
          </Button>
        </div>
      </div>
    </Card>
  );

  async function saveCsv(rows: readonly SiteEmergencies[]): Promise<void> {
    saveFile(await writeRows(emergencySheet(rows, messages)), `${words.file}.csv`);
  }

  function documentOf(all: readonly SiteEmergencies[]): PlanDocument {
    const { columns } = words;
    return {
      title: words.document,
      subject: company,
      language: planDocument.language,
      notes: words.notes,
      words: planDocument,
      forms: all.map(({ location, counts }) => ({
        id: null,
        title: location.name,
        blocks: [
          { kind: "fields", fields: [{ label: handOver.fire.address, text: location.civic_address }] },
          {
            kind: "table",
            caption: words.table(location.name),
            columns: [columns.substance, columns.threshold, columns.quantity, columns.container, columns.verdict],
            rows: counts.map((count) => [
              `${count.name}, ${count.casNumber}, ${count.hazard}`,
              `${words.tonnes(formatNumber(count.thresholdT))}. ${citeEdition(count.source)}`,
              quantityWords(count, messages),
              containerWords(count, messages),
              verdictWords(count, messages),
            ]),
            none: words.none,
          },
        ],
      })),
    };
  }
}

function toneOf({ byQuantity, byContainer }: EmergencyCount): Tone {
  if (byQuantity === "over" || byContainer === true) return "danger";
  return byQuantity === "undecided" ? "caution" : "neutral";
}

function sitesOf(
  { chemicals, locations, contacts }: HandedOver,
  countsOf: (stock: ReturnType<typeof reportSourceOf>["places"][number]["stock"]) => readonly EmergencyCount[],
): readonly SiteEmergencies[] {
  const { places } = reportSourceOf(chemicals, locations, contacts);
  return places.flatMap(({ id, stock }) => {
    const location = locations.find((one) => one.id === id);
    const counts = countsOf(stock);
    return location === undefined || counts.length === 0 ? [] : [{ location, counts }];
  });
}
