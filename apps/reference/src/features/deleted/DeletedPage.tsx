import { Banner, Card, EmptyState } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { ArchiveRestore } from "lucide-react";
import { NotLoaded } from "../../lib/api/NotLoaded.tsx";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useRefusalReason } from "../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { Portion } from "../../shell/business/Portion.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import "./DeletedPage.css";
import { DeletedRow } from "./DeletedRow.tsx";
import { deletedQuery } from "./deleted-query.ts";

/** Lists all deleted records that can be restored, latest first. */
export function DeletedPage() {
  const { deleted: texts } = useMessages();
  const refusalReason = useRefusalReason();
  const { business_id, role } = useBusinessProfile();
  const refused = refusalReason(role, "edit_chemicals") ?? refusalReason(role, "edit_locations");
  const records = useQuery(deletedQuery(useApi(), business_id));
  return (
    <>
      <PageTitle name={texts.title} />
      <div className="app-page-title">
        <div>
          <h1>{texts.title}</h1>
          <p>{texts.line}</p>
        </div>
      </div>
      {refused !== null && <Banner tone="info" title={refused} />}
      <Card isFlush>{content()}</Card>
    </>
  );

  function content() {
    if (records.data === undefined) {
      return <NotLoaded queries={[records]} lines={4} label={texts.loading} className="app-deleted-loading" />;
    }
    if (records.data.length === 0) {
      return <EmptyState icon={<ArchiveRestore aria-hidden="true" />} title={texts.empty} text={texts.emptyText} />;
    }
    return (
      <Portion rows={records.data}>
        {(shown) => (
          <ul className="app-deleted">
            {shown.map((record) => (
              <DeletedRow key={record.id} record={record} />
            ))}
          </ul>
        )}
      </Portion>
    );
  }
}
