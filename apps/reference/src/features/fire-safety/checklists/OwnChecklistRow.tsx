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
export function OwnChecklistRow({ checklist, refused, noCopy, ...acts }: OwnChecklistRowProps) {
  const { checklists: words } = useMessages();
  const { name, items, version, schedules_count: planned } = checklist;
  const day = (iso: string) => formatDay(iso) ?? iso;
  const saved = words.savedBy(day(checklist.saved_at), checklist.saved_by);
  const made = words.madeBy(day(checklist.created_at), checklist.created_by);
  return (
    <li>
      <div className="placard__words">
        <strong>{name}</strong>
        <span>{words.line(items.length, version)}</span>
        <span>{`${saved}, ${made}`}</span>
      </div>
      {planned > 0 && <Badge tone="info">{words.planned(planned)}</Badge>}
      <span className="placard__acts">
        <IconButton
          label={words.edit(name)}
          icon={<Pencil aria-hidden="true" />}
          disabledReason={refused}
          onPress={acts.onEdit}
        />
        <IconButton
          label={words.copyOf(name)}
          icon={<Copy aria-hidden="true" />}
          disabledReason={noCopy}
          onPress={acts.onCopy}
        />
        <IconButton label={words.versions(name)} icon={<History aria-hidden="true" />} onPress={acts.onVersions} />
        <IconButton
          label={words.delete(name)}
          icon={<Trash2 aria-hidden="true" />}
          disabledReason={refused ?? (planned > 0 ? words.inUse(planned) : undefined)}
          onPress={acts.onDelete}
        />
      </span>
    </li>
  );
}
