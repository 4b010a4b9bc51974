import { getSdsFile, type InventoryChemical, type SafetyDataSheet } from "@placard/api-client";
import { ageOf, sheetAge } from "@placard/hazmat-core/business";
import { SdsCard } from "@placard/ui";
import { useState } from "react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { chemicalMark } from "../../lib/chemical/chemical-mark.ts";
import { DayText } from "../../lib/formats/DayText.tsx";
import { openFile } from "../../lib/device/open-file.ts";
import { useFailure } from "../../lib/api/use-failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { EarlierVersionsDialog } from "./EarlierVersionsDialog.tsx";

interface SheetCardProps {
  readonly sheet: SafetyDataSheet;
  readonly chemical: InventoryChemical | undefined;
  readonly now: Date;
  /** Why this role may not delete it, or `null`. */
  readonly refused: string | null;
  readonly onDelete: (sheet: SafetyDataSheet) => void;
}

/** One safety data sheet: fetched from here, its earlier versions in a dialog. */
export function SheetCard({ sheet, chemical, now, refused, onDelete }: SheetCardProps) {
  const { safetyDataSheets: words } = useMessages();
  const api = useApi();
  const fail = useFailure();
  const [isOpening, setOpening] = useState(false);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const { id, filename, size_bytes, created_at, uploaded_by } = sheet;

  async function view(): Promise<void> {
    setOpening(true);
    try {
      await openFile(() => api.call(getSdsFile, { params: { id }, query: {} }));
    } catch (error) {
      fail(error, { title: words.viewFailedTitle, fallback: words.viewFailed, logIn: words.logIn });
    }
    setOpening(false);
  }

  /** By the sheet's own revision; the day of the upload says nothing about its age. */
  function ageText(): string {
    const age = sheetAge(sheet.revision_date, now);
    return age.kind === "known"
      ? words.revised(age.months, age.isDue)
      : words.noRevision(words.updated(ageOf(created_at, now)));
  }

  return (
    <li>
      <SdsCard
        sheet={{
          chemical: sheet.chemical_name,
          filename,
          bytes: size_bytes,
          uploaded: <DayText iso={created_at} />,
          uploadedBy: uploaded_by,
          age: ageText(),
          earlierVersions: sheet.earlier_versions,
          ...(chemical !== undefined && { mark: chemicalMark(chemical) }),
        }}
        downloadHref={api.url(getSdsFile, { params: { id }, query: { download: "1" } })}
        onView={() => void view()}
        isOpening={isOpening}
        onEarlier={() => setShowsEarlier(true)}
        onDelete={() => onDelete(sheet)}
        isDeleteRefused={refused !== null}
      />
      {showsEarlier && <EarlierVersionsDialog sheet={sheet} refused={refused} onClose={() => setShowsEarlier(false)} />}
    </li>
  );
}
