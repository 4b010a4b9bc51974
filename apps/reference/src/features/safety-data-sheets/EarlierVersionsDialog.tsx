import { restoreSds, type SafetyDataSheet } from "@placard/api-client";
import { Button, Dialog, ErrorState, IconButton, Skeleton, toasts } from "@placard/ui";
import { formatBytes } from "@placard/ui/controls";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Eye, Undo2 } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { chemicalsQuery } from "../../lib/api/business-queries.ts";
import { DayText } from "../../lib/formats/DayText.tsx";
import { useFailure } from "../../lib/api/use-failure.ts";
import { SheetDialog } from "../../lib/sheets/SheetDialog.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import "./EarlierVersionsDialog.css";
import { versionsQuery } from "./sheet-queries.ts";

interface EarlierVersionsDialogProps {
  /** The sheet that counts now. */
  readonly sheet: SafetyDataSheet;
  /** Why this role may not restore one, or `null`. */
  readonly refused: string | null;
  readonly onClose: () => void;
}

/** What a sheet replaced, and the way back to it. */
export function EarlierVersionsDialog({ sheet, refused, onClose }: EarlierVersionsDialogProps) {
  const { safetyDataSheets: words, common } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const [viewed, setViewed] = useState<SafetyDataSheet | null>(null);
  const versions = useQuery(versionsQuery(api, business_id, sheet.chemical_id));
  const restoring = useMutation({
    mutationFn: (version: SafetyDataSheet) => api.call(restoreSds, { params: { id: version.id } }),
    async onSuccess({ sds }) {
      await queries.invalidateQueries({ queryKey: chemicalsQuery(api, business_id).queryKey });
      toasts.show({
        tone: "ok",
        title: words.restoredTitle,
        text: words.restoredText(sds.filename, sds.chemical_name),
      });
      onClose();
    },
    onError(error) {
      fail(error, { title: words.restoreFailedTitle, fallback: words.restoreFailed, logIn: words.logIn });
    },
  });

  return (
    <Dialog
      title={words.versionsTitle(sheet.chemical_name)}
      description={words.versionsText(sheet.filename)}
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{common.close}</Button>}
    >
      {content()}
      {viewed !== null && (
        <SheetDialog sheet={{ ...viewed, isEarlier: true }} onClose={() => setViewed(null)} />
      )}
    </Dialog>
  );

  function content() {
    if (versions.data === undefined) {
      return versions.isError ? (
        <ErrorState
          title={common.loadFailedTitle}
          text={common.loadFailedText}
          action={<Button onPress={() => void versions.refetch()}>{common.retry}</Button>}
        />
      ) : (
        <Skeleton lines={3} label={words.loading} />
      );
    }
    return (
      <ul className="app-sds-versions">
        {versions.data.map((version) => (
          <li key={version.id}>
            <p>
              <strong>{version.filename}</strong>
              <small>
                {words.uploaded} <DayText iso={version.created_at} />
                {version.uploaded_by !== null && ` ${words.uploadedBy(version.uploaded_by)}`} ·{" "}
                {formatBytes(version.size_bytes)}
              </small>
            </p>
            <IconButton
              label={words.viewVersion(version.filename)}
              icon={<Eye aria-hidden="true" />}
              onPress={() => setViewed(version)}
            />
            <Button
              icon={<Undo2 aria-hidden="true" />}
              aria-label={words.restoreVersion(version.filename)}
              disabledReason={refused ?? undefined}
              isPending={restoring.isPending && restoring.variables.id === version.id}
              pendingLabel={words.restoring}
              onPress={() => restoring.mutate(version)}
            >
              {words.restore}
            </Button>
          </li>
        ))}
      </ul>
    );
  }
}
