import type { DeletedRecord } from "@placard/api-client";
import { restoreAction } from "@placard/hazmat-core/business";
import { Banner, Button, Card, EmptyState } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { ArchiveRestore } from "lucide-react";
import { useState } from "react";
import { NotRead } from "../../lib/api/NotRead.tsx";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { DayText } from "../../lib/formats/DayText.tsx";
import { useWhyNot } from "../../lib/rights/use-why-not.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { Portion } from "../../shell/business/Portion.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import "./DeletedPage.css";
import { deletedQuery } from "./deleted-query.ts";
import { useRestore } from "./use-restore.ts";

/** Everything that was deleted and can be had again, in one place: the latest first. */
export function DeletedPage() {
  const { deleted: words } = useMessages();
  const whyNot = useWhyNot();
  const { business_id, role } = useBusinessProfile();
  const refused = whyNot(role, "edit_chemicals") ?? whyNot(role, "edit_locations");
  const records = useQuery(deletedQuery(useApi(), business_id));
  return (
    <>
      <PageTitle name={words.title} />
      <div className="app-page-title">
        <div>
          <h1>{words.title}</h1>
          <p>{words.line}</p>
        </div>
      </div>
      {refused !== null && <Banner tone="info" title={refused} />}
      <Card isFlush>{content()}</Card>
    </>
  );

  function content() {
    if (records.data === undefined) {
      return <NotRead queries={[records]} lines={4} label={words.loading} className="app-deleted-loading" />;
    }
    if (records.data.length === 0) {
      return <EmptyState icon={<ArchiveRestore aria-hidden="true" />} title={words.empty} text={words.emptyText} />;
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

const DAY_MS = 86_400_000;

/** One of them: what it was, what went with it, how long it is kept, and the way back. */
function DeletedRow({ record }: { readonly record: DeletedRecord }) {
  const { deleted: words } = useMessages();
  const whyNot = useWhyNot();
  const { role } = useBusinessProfile();
  const restore = useRestore();
  const [now] = useState(() => Date.now());
  const { kind, name, detail, chemicals_count, files_count, deleted_by, deleted_at, kept_until } = record;
  const days = Math.max(1, Math.ceil((Date.parse(kept_until) - now) / DAY_MS));
  return (
    <li>
      <div className="placard__words">
        <strong>{name}</strong>
        <span>
          {[words.kind(kind), detail, words.with(chemicals_count, files_count)]
            .filter((part) => part !== null)
            .join(" · ")}
        </span>
        <span>
          <DayText iso={deleted_at} />
          {deleted_by !== null && ` ${words.by(deleted_by)}`} · {words.daysLeft(days)}
        </span>
      </div>
      <Button
        icon={<ArchiveRestore aria-hidden="true" />}
        aria-label={words.restoreOf(name)}
        isPending={restore.isPending}
        pendingLabel={words.restoring}
        disabledReason={whyNot(role, restoreAction(kind)) ?? undefined}
        onPress={() => restore.mutate(record)}
      >
        {words.restore}
      </Button>
    </li>
  );
}
