import type { SafetyDataSheet } from "@placard/api-client";
import { Button, Dialog } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { NotRead } from "../../../lib/api/NotRead.tsx";
import { SheetDialog } from "../../../lib/sheets/SheetDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { versionsQuery } from "../sheet-queries.ts";
import { EarlierVersion } from "./EarlierVersion.tsx";
import "./EarlierVersionsDialog.css";
import { useRestoration } from "./use-restoration.ts";

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
  const versions = useQuery(versionsQuery(useApi(), business_id, sheet.chemical_id));
  const { restore, isRestoring } = useRestoration(onClose);
  const [viewed, setViewed] = useState<SafetyDataSheet | null>(null);
  return (
    <Dialog
      title={words.versionsTitle(sheet.chemical_name)}
      description={words.versionsText(sheet.filename)}
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{common.close}</Button>}
    >
      {versions.data === undefined ? (
        <NotRead queries={[versions]} lines={3} label={words.loading} />
      ) : (
        <ul className="app-sds-versions">
          {versions.data.map((version) => (
            <EarlierVersion
              key={version.id}
              version={version}
              refused={refused}
              isRestoring={isRestoring(version)}
              onView={() => setViewed(version)}
              onRestore={() => restore(version)}
            />
          ))}
        </ul>
      )}
      {viewed !== null && <SheetDialog sheet={{ ...viewed, isEarlier: true }} onClose={() => setViewed(null)} />}
    </Dialog>
  );
}
