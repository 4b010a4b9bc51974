import { Button, Card } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { FileInput } from "lucide-react";
import { useState } from "react";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { reportStatesQuery } from "../report-queries.ts";
import type { ReportingBusiness } from "../use-reported-business.ts";
import { FacilityPart } from "./FacilityPart.tsx";
import { ImportReportDialog } from "./ImportReportDialog.tsx";
import { ReportForm } from "./ReportForm.tsx";

/** Card for the yearly report of the United States: thresholds, missing fields, the file, and last year's file. */
export function TierTwoCard({ record }: { readonly record: ReportingBusiness }) {
  const { handOver } = useMessages();
  const texts = handOver.tierTwo;
  const refusalReason = useRefusalReason();
  const { role, business_id } = useBusinessProfile();
  const [isImporting, setImporting] = useState(false);
  const { data: read, ...states } = useQuery(reportStatesQuery(useApi(), business_id));
  const facilities = read?.facilities;
  const refused =
    refusalReason(role, "edit_chemicals") ??
    refusalReason(role, "edit_locations") ??
    refusalReason(role, "edit_contacts") ??
    undefined;
  return (
    <Card title={texts.title}>
      <div className="app-hand-over-card">
        <p>{texts.text}</p>
        {facilities === undefined ? (
          <NotLoaded queries={[states]} lines={5} label={handOver.loading} />
        ) : (
          <>
            {facilities.length === 0 && <p>{texts.noPlaces}</p>}
            {facilities.map((facility) => (
              <FacilityPart key={facility.place_id} facility={facility} />
            ))}
            <p className="placard__note">{texts.limits}</p>
            <ReportForm facilities={facilities} locations={record.locations} />
          </>
        )}
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
