import type { SafetyDataSheet } from "@placard/api-client";
import { Button, IconButton } from "@placard/ui";
import { formatBytes } from "@placard/ui/controls";
import { Eye, Undo2 } from "lucide-react";
import { DayText } from "../../../lib/formats/DayText.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface EarlierVersionProps {
  readonly version: SafetyDataSheet;
  /** Why this role may not restore it, or `null`. */
  readonly refused: string | null;
  readonly isRestoring: boolean;
  readonly onView: () => void;
  readonly onRestore: () => void;
}

/** One sheet that another one replaced: it can be looked at, and brought back. */
export function EarlierVersion({ version, refused, isRestoring, onView, onRestore }: EarlierVersionProps) {
  const { safetyDataSheets: words } = useMessages();
  const { filename, created_at, uploaded_by, size_bytes } = version;
  return (
    <li>
      <p>
        <strong>{filename}</strong>
        <small>
          {words.uploaded} <DayText iso={created_at} />
          {uploaded_by !== null && ` ${words.uploadedBy(uploaded_by)}`} · {formatBytes(size_bytes)}
        </small>
      </p>
      <IconButton label={words.viewVersion(filename)} icon={<Eye aria-hidden="true" />} onPress={onView} />
      <Button
        icon={<Undo2 aria-hidden="true" />}
        aria-label={words.restoreVersion(filename)}
        disabledReason={refused ?? undefined}
        isPending={isRestoring}
        pendingLabel={words.restoring}
        onPress={onRestore}
      >
        {words.restore}
      </Button>
    </li>
  );
}
