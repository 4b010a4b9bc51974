import type { InventoryChemical, SafetyDataSheet } from "@placard/api-client";
import { shareLanguage } from "@placard/hazmat-core/business";
import { Button, Dialog } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useCurrentSheets } from "../../../lib/sheets/use-sheet.ts";
import { SheetDialog } from "../../../lib/sheets/SheetDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { EditSheetDialog } from "../facts/EditSheetDialog.tsx";
import { versionsQuery } from "../sheet-queries.ts";
import { EarlierVersion } from "./EarlierVersion.tsx";
import "./EarlierVersionsDialog.css";
import { useRestoration } from "./use-restoration.ts";

interface EarlierVersionsDialogProps {
  /** The current SDS. */
  readonly sheet: SafetyDataSheet;
  readonly chemical: InventoryChemical | undefined;
  /** Reason why this role cannot restore versions, or `null`. */
  readonly refused: string | null;
  readonly onClose: () => void;
}

interface ShownVersion {
  readonly what: "sheet" | "facts";
  readonly of: SafetyDataSheet;
}

/** Earlier versions of an SDS in its languages, with Restore. */
export function EarlierVersionsDialog({ sheet, chemical, refused, onClose }: EarlierVersionsDialogProps) {
  const { safetyDataSheets: texts, common } = useMessages();
  const { business_id } = useBusinessProfile();
  const versions = useQuery(versionsQuery(useApi(), business_id, sheet.chemical_id));
  const { restore, isRestoring } = useRestoration(onClose);
  const refusalReason = useRestoreProblem(sheet.chemical_id, refused);
  const [shown, setShown] = useState<ShownVersion | null>(null);
  const close = () => setShown(null);
  return (
    <Dialog
      title={texts.versionsTitle(sheet.chemical_name)}
      description={texts.versionsText(sheet.filename)}
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{common.close}</Button>}
    >
      {versions.data === undefined ? (
        <NotLoaded queries={[versions]} lines={3} label={texts.loading} />
      ) : (
        <ul className="app-sds-versions">
          {versions.data
            .filter(({ languages }) => shareLanguage(languages, sheet.languages))
            .map((version) => (
              <EarlierVersion
                key={version.id}
                version={version}
                refused={refusalReason(version)}
                notChanged={refused}
                isRestoring={isRestoring(version)}
                onView={() => setShown({ what: "sheet", of: version })}
                onEdit={() => setShown({ what: "facts", of: version })}
                onRestore={() => restore(version)}
              />
            ))}
        </ul>
      )}
      {shown?.what === "sheet" && <SheetDialog sheet={{ ...shown.of, isEarlier: true }} onClose={close} />}
      {shown?.what === "facts" && <EditSheetDialog sheet={shown.of} chemical={chemical} onClose={close} />}
    </Dialog>
  );
}

/**
 * Reason why a version cannot be restored. For a version without a language it is unknown which of several SDSs it
 * would replace.
 */
function useRestoreProblem(chemicalId: number, refused: string | null) {
  const { safetyDataSheets: texts } = useMessages();
  const areSeveral = (useCurrentSheets(chemicalId).data ?? []).length > 1;
  return ({ languages }: SafetyDataSheet): string | null =>
    refused ?? (areSeveral && languages.length === 0 ? texts.languageFirst : null);
}
