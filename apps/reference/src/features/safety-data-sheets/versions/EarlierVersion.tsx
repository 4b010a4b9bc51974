import type { SafetyDataSheet } from "@placard/api-client";
import { Button, IconButton } from "@placard/ui";
import { formatBytes } from "@placard/ui/internal";
import { Eye, Pencil, Undo2 } from "lucide-react";
import { DayText } from "../../../lib/formats/DayText.tsx";
import { languagesText } from "../../../lib/sheets/sheet-languages.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface EarlierVersionProps {
  readonly version: SafetyDataSheet;
  /** Reason why it cannot be restored, or `null`. */
  readonly refused: string | null;
  /** Reason why this role cannot edit its details, or `null`. */
  readonly notChanged: string | null;
  readonly isRestoring: boolean;
  readonly onView: () => void;
  readonly onEdit: () => void;
  readonly onRestore: () => void;
}

/** One earlier version of an SDS, with View and Restore. */
export function EarlierVersion({
  version,
  refused,
  notChanged,
  isRestoring,
  onView,
  onEdit,
  onRestore,
}: EarlierVersionProps) {
  const { safetyDataSheets: texts, sheetText } = useMessages();
  const { filename, created_at, uploaded_by, size_bytes } = version;
  return (
    <li>
      <p>
        <strong>{filename}</strong>
        <small>
          {texts.uploaded} <DayText iso={created_at} />
          {uploaded_by !== null && ` ${texts.uploadedBy(uploaded_by)}`} · {formatBytes(size_bytes)} ·{" "}
          {languagesText(version, sheetText)}
        </small>
      </p>
      <IconButton label={texts.viewVersion(filename)} icon={<Eye aria-hidden="true" />} onPress={onView} />
      <IconButton
        label={texts.editVersion(filename)}
        icon={<Pencil aria-hidden="true" />}
        disabledReason={notChanged ?? undefined}
        onPress={onEdit}
      />
      <Button
        icon={<Undo2 aria-hidden="true" />}
        aria-label={texts.restoreVersion(filename)}
        disabledReason={refused ?? undefined}
        isPending={isRestoring}
        pendingLabel={texts.restoring}
        onPress={onRestore}
      >
        {texts.restore}
      </Button>
    </li>
  );
}
