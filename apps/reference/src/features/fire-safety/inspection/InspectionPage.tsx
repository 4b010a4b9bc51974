import { EmptyState } from "@placard/ui";
import { hasCode } from "@placard/api-client";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import "../FireSafetyPage.css";
import { UnsentPhotos } from "../photos/UnsentPhotos.tsx";
import { inspectionQuery } from "../inspection-queries.ts";
import "./InspectionPage.css";
import { Report } from "./Report.tsx";
import { InspectionForm } from "./InspectionForm.tsx";

/** Page of one inspection: a form until it is finished, then its report. */
export function InspectionPage() {
  const { fireSafety: texts } = useMessages();
  const { inspection: id = 0 } = useSearch({ from: "/data/business/frame/dashboard/fire-safety/inspection" });
  const read = useQuery(inspectionQuery(useApi(), useBusinessProfile().business_id, id));
  const inspection = read.data;
  const isGone = read.isError && hasCode(read.error, "not_found");
  return (
    <>
      <PageTitle name={inspection?.name ?? texts.roundTitle} />
      <Link className="app-link app-inspection-back" to={paths.fireSafety}>
        {texts.back}
      </Link>
      {isGone ? (
        <>
          <UnsentPhotos inspection={id} why={texts.photoRoundGone} />
          <EmptyState icon={<ShieldCheck aria-hidden="true" />} title={texts.roundGone} text={texts.roundGoneText} />
        </>
      ) : inspection === undefined ? (
        <NotLoaded queries={[read]} lines={6} label={texts.loading} />
      ) : inspection.finished_at === null ? (
        <InspectionForm key={inspection.id} inspection={inspection} />
      ) : (
        <Report inspection={inspection} />
      )}
    </>
  );
}
