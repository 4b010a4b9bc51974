import { Button, Menu, type MenuEntry } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { ArchiveRestore, CircleCheckBig, Ellipsis, FileSpreadsheet, FileText, ScanLine } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { ExportDialog } from "../export/ExportDialog.tsx";
import { useExport } from "../export/use-export.ts";

interface MoreInventoryActionsProps {
  /** True if there is nothing to export or confirm. */
  readonly isEmpty: boolean;
  /** True if an export takes long enough to show its progress. */
  readonly isLong: boolean;
  /** Reason why this role cannot confirm the inventory, or `null`. */
  readonly refused: string | null;
  readonly onConfirmAll: () => void;
}

type Action = "confirm" | "find" | "xlsx" | "csv" | "containers" | "deleted";

/** Less frequent actions for the whole inventory, in one menu. */
export function MoreInventoryActions({ isEmpty, isLong, refused, onConfirmAll }: MoreInventoryActionsProps) {
  const { chemicals, chemicalImport: texts, standing, deleted, containers } = useMessages();
  const navigate = useNavigate();
  const { progress, write, cancel } = useExport();
  const ofRows: readonly MenuEntry<Action>[] = [
    {
      id: "confirm",
      label: standing.confirmAll,
      icon: <CircleCheckBig aria-hidden="true" />,
      isDisabled: refused !== null,
      ...(refused === null ? {} : { description: refused }),
    },
    { id: "find", label: containers.findTitle, icon: <ScanLine aria-hidden="true" /> },
    {
      id: "xlsx",
      label: texts.exportXlsx,
      description: texts.exportXlsxHint,
      icon: <FileSpreadsheet aria-hidden="true" />,
    },
    { id: "csv", label: texts.exportCsv, description: texts.exportCsvHint, icon: <FileText aria-hidden="true" /> },
    {
      id: "containers",
      label: texts.exportContainers,
      description: texts.exportContainersHint,
      icon: <FileText aria-hidden="true" />,
    },
  ];
  return (
    <>
      <Menu
        trigger={
          <Button icon={<Ellipsis aria-hidden="true" />} isPending={progress !== null}>
            {chemicals.more}
          </Button>
        }
        items={[
          ...(isEmpty ? [] : ofRows),
          { id: "deleted", label: deleted.open, icon: <ArchiveRestore aria-hidden="true" /> },
        ]}
        onAction={(action) => void start(action)}
      />
      {isLong && progress !== null && <ExportDialog progress={progress} onCancel={cancel} />}
    </>
  );

  async function start(action: Action): Promise<void> {
    if (action === "confirm") return onConfirmAll();
    if (action === "find") return navigate({ to: paths.findContainer });
    if (action === "deleted") return navigate({ to: paths.deleted });
    return write(action);
  }
}
