import type { InspectionChecklist } from "@placard/api-client";
import { Badge, IconButton } from "@placard/ui";
import { Copy, History, Pencil, Trash2 } from "lucide-react";
import { formatDay } from "../../../lib/formats/format-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface OwnChecklistRowProps {
  readonly checklist: InspectionChecklist;
  /** Reason why this user cannot change checklists. */
  readonly refused: string | undefined;
  /** Reason why no checklist can be added. */
  readonly noCopy: string | undefined;
  readonly onEdit: () => void;
  readonly onCopy: () => void;
  readonly onVersions: () => void;
  readonly onDelete: () => void;
}

/** Row of a checklist of the business: its author and dates, and its actions. */
export function OwnChecklistRow({ checklist, refused, noCopy, ...actions }: OwnChecklistRowProps) {
  const { checklists: texts } = useMessages();
  const { name, items, version, schedules_count: planned } = checklist;
  const day = (iso: string) => formatDay(iso) ?? iso;
  const saved = texts.savedBy(day(checklist.saved_at), checklist.saved_by);
  const made = texts.madeBy(day(checklist.created_at), checklist.created_by);
  return (
    <li>
      <div className="placard__words">
        <strong>{name}</strong>
        <span>{texts.line(items.length, version)}</span>
        <span>{`${saved}, ${made}`}</span>
      </div>
      {planned > 0 && <Badge tone="info">{texts.planned(planned)}</Badge>}
      <span className="placard__acts">
        <IconButton
          label={texts.edit(name)}
          icon={<Pencil aria-hidden="true" />}
          disabledReason={refused}
          onPress={actions.onEdit}
        />
        <IconButton
          label={texts.copyOf(name)}
          icon={<Copy aria-hidden="true" />}
          disabledReason={noCopy}
          onPress={actions.onCopy}
        />
        <IconButton label={texts.versions(name)} icon={<History aria-hidden="true" />} onPress={actions.onVersions} />
        <IconButton
          label={texts.delete(name)}
          icon={<Trash2 aria-hidden="true" />}
          disabledReason={refused ?? (planned > 0 ? texts.inUse(planned) : undefined)}
          onPress={actions.onDelete}
        />
      </span>
    </li>
  );
}
