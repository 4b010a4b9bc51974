import type { InspectionChecklist } from "@placard/api-client";
import { Badge, Button, Dialog } from "@placard/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { formatDay } from "../../../lib/formats/format-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { checklistVersionsQuery } from "../inspection-queries.ts";

interface VersionsDialogProps {
  readonly checklist: InspectionChecklist;
  readonly onClose: () => void;
}

/** Dialog with all versions of a checklist: their items, author and date, newest first. */
export function VersionsDialog({ checklist, onClose }: VersionsDialogProps) {
  const { checklists: texts, common } = useMessages();
  const { id, business_id, name } = checklist;
  const read = useInfiniteQuery(checklistVersionsQuery(useApi(), business_id, id));
  const versions = read.data?.pages.flatMap((page) => page.versions);
  return (
    <Dialog
      title={texts.versions(name)}
      description={texts.versionsText}
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{common.close}</Button>}
    >
      {versions === undefined && <NotLoaded queries={[read]} lines={4} label={texts.loading} />}
      {versions?.map((version) => (
        <section key={version.version} className="app-checklist-version">
          <h3>
            {texts.version(version.version)} · {version.name}{" "}
            {version.version === checklist.version && <Badge tone="ok">{texts.newest}</Badge>}
          </h3>
          <p>{texts.savedBy(formatDay(version.saved_at) ?? version.saved_at, version.saved_by)}</p>
          <ol>
            {version.items.map((item) => (
              <li key={item.id}>
                {item.text}
                {item.hint !== null && <span>{item.hint}</span>}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {read.hasNextPage && (
        <Button isPending={read.isFetchingNextPage} onPress={() => void read.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Dialog>
  );
}
