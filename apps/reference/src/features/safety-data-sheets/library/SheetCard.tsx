import { type InventoryChemical, type SafetyDataSheet } from "@placard/api-client";
import { getSdsFile } from "@placard/api-client/internal";
import { GHS_PICTOGRAM_SOURCE } from "@placard/hazmat-core";
import { ageOf, sheetAge } from "@placard/hazmat-core/business";
import { SdsCard } from "@placard/ui";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalMark } from "../../../lib/chemical/chemical-mark.ts";
import { storageOf } from "../../../lib/containers/stored-container.tsx";
import { DayText } from "../../../lib/formats/DayText.tsx";
import { languagesText } from "../../../lib/sheets/sheet-languages.ts";
import { SheetDialog } from "../../../lib/sheets/SheetDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { EarlierVersionsDialog } from "../versions/EarlierVersionsDialog.tsx";
import { EditSheetDialog } from "../facts/EditSheetDialog.tsx";

export interface SheetCardProps {
  readonly sheet: SafetyDataSheet;
  readonly chemical: InventoryChemical | undefined;
  /** GHS pictograms of its substance. */
  readonly pictograms: readonly string[];
  /** True if other SDSs of the chemical are current in other languages. */
  readonly isOneOfSeveral: boolean;
  readonly now: Date;
  /** Reason why this role can neither edit nor delete the SDS, or `null`. */
  readonly refused: string | null;
  readonly onDelete: (sheet: SafetyDataSheet) => void;
}

interface ShownOfSheet {
  readonly what: "sheet" | "facts" | "earlier";
  readonly of: SafetyDataSheet;
}

/** Card of one SDS, with buttons to view and edit it and to see its earlier versions. */
export function SheetCard({ sheet, chemical, pictograms, isOneOfSeveral, now, refused, onDelete }: SheetCardProps) {
  const { safetyDataSheets: texts, sheetText } = useMessages();
  const api = useApi();
  const [shown, setShown] = useState<ShownOfSheet | null>(null);
  // Keeps the SDS from the time of opening, even if another one replaces it meanwhile.
  const show = (what: ShownOfSheet["what"]) => () => setShown({ what, of: sheet });
  const close = () => setShown(null);
  const { id, filename, size_bytes, created_at, uploaded_by } = sheet;

  /** Based on the revision date of the SDS; the upload date does not show its age. */
  const age = sheetAge(sheet.revision_date, now);
  const ageText =
    age.kind === "known"
      ? texts.revised(age.months, age.isDue)
      : texts.noRevision(texts.updated(ageOf(created_at, now)));

  return (
    <li>
      <SdsCard
        sheet={{
          chemical: sheet.chemical_name,
          filename,
          rows: texts.coveredRows(sheet.covers.map(storageOf)),
          bytes: size_bytes,
          uploaded: <DayText iso={created_at} />,
          uploadedBy: uploaded_by,
          age: ageText,
          isDue: age.kind === "known" && age.isDue,
          language: languagesText(sheet, sheetText),
          isOneOfSeveral,
          earlierVersions: sheet.earlier_versions,
          ...(pictograms.length > 0 && { ghs: { codes: pictograms, source: GHS_PICTOGRAM_SOURCE } }),
          ...(chemical !== undefined && { mark: chemicalMark(chemical) }),
        }}
        downloadHref={api.url(getSdsFile, { params: { id }, query: { download: "1" } })}
        onView={show("sheet")}
        onEarlier={show("earlier")}
        onEdit={show("facts")}
        onDelete={() => onDelete(sheet)}
        isDeleteRefused={refused !== null}
      />
      {shown?.what === "sheet" && <SheetDialog sheet={shown.of} onClose={close} />}
      {shown?.what === "facts" && <EditSheetDialog sheet={shown.of} chemical={chemical} onClose={close} />}
      {shown?.what === "earlier" && (
        <EarlierVersionsDialog sheet={shown.of} chemical={chemical} refused={refused} onClose={close} />
      )}
    </li>
  );
}
