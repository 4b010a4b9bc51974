import type { InventoryChemical, SafetyDataSheet } from "@placard/api-client";
import { startTransition, useState } from "react";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import { BinderDialog } from "../binder/BinderDialog.tsx";
import { UploadSheetDialog } from "../upload/UploadSheetDialog.tsx";
import { DeleteSheetDialog } from "./DeleteSheetDialog.tsx";
import { LibraryContent } from "./LibraryContent.tsx";
import { LibraryHead } from "./LibraryHead.tsx";
import "./SafetyDataSheetsPage.css";
import { useLibrary } from "./use-library.ts";
import { useNarrowing } from "./use-narrowing.ts";

/** The library page: SDSs of all chemicals, and missing ones. */
export function SafetyDataSheetsPage() {
  const { safetyDataSheets: texts } = useMessages();
  const refused = useRefusalReason()(useBusinessProfile().role, "edit_sds");
  const narrowing = useNarrowing();
  const library = useLibrary(narrowing.filters);
  const [makesBinder, setMakesBinder] = useState(false);
  /** The open dialog, with a preselected chemical or none. */
  const [upload, setUpload] = useState<{ readonly chemical: InventoryChemical | null } | null>(null);
  const [toDelete, setToDelete] = useState<SafetyDataSheet | null>(null);
  const [now] = useState(() => new Date());
  const { locations = [], missing } = library;
  const chemical = missing?.count === 1 ? (missing.first[0] ?? null) : null;
  const openUpload = () => startTransition(() => setUpload({ chemical }));
  return (
    <>
      <PageTitle name={texts.title} />
      <LibraryHead library={library} refused={refused} onBinder={() => setMakesBinder(true)} onUpload={openUpload} />
      <LibraryContent
        library={library}
        narrowing={narrowing}
        refused={refused}
        now={now}
        onUpload={openUpload}
        onDelete={setToDelete}
      />
      {upload !== null && <UploadSheetDialog {...upload} onClose={() => setUpload(null)} />}
      {makesBinder && (
        <BinderDialog
          locations={locations}
          siteId={narrowing.filters.site ?? null}
          onClose={() => setMakesBinder(false)}
        />
      )}
      {toDelete !== null && <DeleteSheetDialog sheet={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}
