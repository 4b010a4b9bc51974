import type { DeletedRecord } from "@placard/api-client";
import { isOneOf, PLAN_POINT_KINDS, restoreAction } from "@placard/hazmat-core/business";
import { Button } from "@placard/ui";
import { useMessages as useUiMessages } from "@placard/ui/internal";
import { ArchiveRestore } from "lucide-react";
import { useState } from "react";
import { DayText } from "../../lib/formats/DayText.tsx";
import { useRefusalReason } from "../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { useRestore } from "./use-restore.ts";

const DAY_MS = 86_400_000;

/** One deleted record with its contents, the remaining days and Restore. */
export function DeletedRow({ record }: { readonly record: DeletedRecord }) {
  const { deleted: texts } = useMessages();
  const refusalReason = useRefusalReason();
  const { role } = useBusinessProfile();
  const restore = useRestore();
  const [now] = useState(() => Date.now());
  const kinds = useUiMessages().floorPlan.kinds;
  const { kind, detail, chemicals_count, files_count, deleted_by, deleted_at, kept_until } = record;
  const isPoint = kind === "plan_point" || kind === "site_point";
  const name = isPoint && isOneOf(PLAN_POINT_KINDS, record.name) ? kinds[record.name] : record.name;
  const days = Math.max(1, Math.ceil((Date.parse(kept_until) - now) / DAY_MS));
  return (
    <li>
      <div className="placard__words">
        <strong>{name}</strong>
        <span>
          {[texts.kind(kind), detail, texts.with(chemicals_count, files_count)]
            .filter((part) => part !== null)
            .join(" · ")}
        </span>
        <span>
          <DayText iso={deleted_at} />
          {deleted_by !== null && ` ${texts.by(deleted_by)}`} · {texts.daysLeft(days)}
        </span>
      </div>
      <Button
        icon={<ArchiveRestore aria-hidden="true" />}
        aria-label={texts.restoreOf(name)}
        isPending={restore.isPending}
        pendingLabel={texts.restoring}
        disabledReason={refusalReason(role, restoreAction(kind)) ?? undefined}
        onPress={() => restore.mutate({ ...record, name })}
      >
        {texts.restore}
      </Button>
    </li>
  );
}
