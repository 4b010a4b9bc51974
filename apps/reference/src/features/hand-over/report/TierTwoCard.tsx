import { reportStates, type FacilityState } from "@placard/hazmat-core/regulatory";
import { Banner, Button, Card, Disclosure } from "@placard/ui";
import { FileInput } from "lucide-react";
import { useMemo, useState } from "react";
import { useWhyNot } from "../../../lib/rights/use-why-not.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { reportSourceOf } from "../report-source.ts";
import type { HandedOver } from "../use-hand-over.ts";
import { CountList } from "./CountList.tsx";
import { ImportReportDialog } from "./ImportReportDialog.tsx";
import { MissingList } from "./MissingList.tsx";
import { ReportForm } from "./ReportForm.tsx";

/** The yearly report of the United States: thresholds, what is missing, the file, and last year's file. */
export function TierTwoCard({ record }: { readonly record: HandedOver }) {
  const { handOver } = useMessages();
  const words = handOver.tierTwo;
  const whyNot = useWhyNot();
  const { role } = useBusinessProfile();
  const [isImporting, setImporting] = useState(false);
  const { chemicals, locations, contacts, lists } = record;
  const source = useMemo(() => reportSourceOf(chemicals, locations, contacts), [chemicals, locations, contacts]);
  const states = useMemo(() => reportStates(source, lists), [source, lists]);
  const refused =
    whyNot(role, "edit_chemicals") ?? whyNot(role, "edit_locations") ?? whyNot(role, "edit_contacts") ?? undefined;
  return (
    <Card title={words.title}>
      <div className="app-hand-over-card">
        <p>{words.text}</p>
        {states.length === 0 ? (
          <p>{words.noPlaces}</p>
        ) : (
          states.map((state) => <FacilityPart key={state.facility.place.id} state={state} />)
        )}
        <p className="placard__note">{words.limits}</p>
        <ReportForm source={source} states={states} lists={lists} />
        <div className="placard__actions">
          <Button icon={<FileInput aria-hidden="true" />} disabledReason={refused} onPress={() => setImporting(true)}>
            {handOver.importing.open}
          </Button>
        </div>
      </div>
      {isImporting && <ImportReportDialog record={record} onClose={() => setImporting(false)} />}
    </Card>
  );
}

function FacilityPart({ state: { facility, counts, missing } }: { readonly state: FacilityState }) {
  const { handOver } = useMessages();
  const words = handOver.tierTwo;
  const open = counts.filter(({ verdict }) => verdict === "over" || verdict === "undecided");
  const below = counts.filter(({ verdict }) => verdict === "under" || verdict === "under_today");
  const isReported = counts.some(({ verdict }) => verdict === "over");
  return (
    <section className="app-facility">
      <h3>{words.facility(facility.name, facility.places.length)}</h3>
      {counts.length === 0 && <p className="placard__note">{words.none}</p>}
      {open.length > 0 && <CountList counts={open} label={words.table(facility.name)} />}
      {below.length > 0 && (
        <Disclosure title={words.below(below.length)} variant="line">
          <CountList counts={below} label={words.below(below.length)} />
        </Disclosure>
      )}
      {missing.length > 0 && (
        <Banner tone="caution" title={words.missingTitle(missing.length)}>
          <MissingList missing={missing} />
        </Banner>
      )}
      {isReported && missing.length === 0 && <p className="placard__note">{words.missingNone}</p>}
    </section>
  );
}
