import { getSdsFile, type InventoryChemical, type Location, type SafetyDataSheet } from "@placard/api-client";
import { sheetAge } from "@placard/hazmat-core/business";
import { Banner, Button, Dialog, ProgressBar, Select, toasts } from "@placard/ui";
import { formatDateTime } from "@placard/ui/messages";
import { BookOpen } from "lucide-react";
import { useState } from "react";
import { fileNameOf } from "../../../incident/paper/file-name.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { saveFile } from "../../../lib/device/save-file.ts";
import type { PrintedPage } from "../../../lib/sheets/print-pages.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { binderOfSite, type SiteBinder } from "./binder-of-site.ts";
import type { BinderSheet } from "./write-binder-pdf.ts";

interface BinderDialogProps {
  readonly locations: readonly Location[];
  readonly chemicals: readonly InventoryChemical[];
  readonly sheets: readonly SafetyDataSheet[];
  /** Chosen beforehand: the site that the page shows, or `null`. */
  readonly siteId: number | null;
  readonly onClose: () => void;
}

const MATTER = "sheet-binder";

/** Writes all data sheets of one site as one PDF, on this device. */
export function BinderDialog({ locations, chemicals, sheets, siteId, onClose }: BinderDialogProps) {
  const { binder: words, safetyDataSheets, paper, common } = useMessages();
  const api = useApi();
  const [chosen, setChosen] = useState(siteId ?? (locations.length === 1 ? (locations[0]?.id ?? null) : null));
  /** How many sheets are drawn; `null`: nothing is being made. */
  const [done, setDone] = useState<number | null>(null);
  const site = locations.find(({ id }) => id === chosen);
  const binder = site === undefined ? null : binderOfSite(site, chemicals, sheets);

  return (
    <Dialog
      title={words.title}
      description={words.text}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button
            variant="primary"
            icon={<BookOpen aria-hidden="true" />}
            isDisabled={binder === null || binder.sheets.length === 0}
            isPending={done !== null}
            pendingLabel={words.making}
            onPress={() => {
              if (binder !== null) void make(binder);
            }}
          >
            {words.make}
          </Button>
        </>
      }
    >
      <div className="app-form">
        <Select
          label={words.site}
          placeholder={words.chooseSite}
          items={locations.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={chosen === null ? null : String(chosen)}
          onChange={(id) => setChosen(Number(id))}
        />
        {binder !== null && <p>{words.holds(binder.sheets.length)}</p>}
        {binder !== null && binder.missing.length > 0 && (
          <Banner tone="caution" role="note" title={words.without(binder.missing.length)}>
            {binder.missing.join("; ")}
          </Banner>
        )}
        {done !== null && binder !== null && (
          <ProgressBar label={words.making} value={Math.round((done / binder.sheets.length) * 100)} />
        )}
      </div>
    </Dialog>
  );

  async function make({ site: { id, name, civic_address }, sheets: wanted, missing }: SiteBinder): Promise<void> {
    setDone(0);
    const at = new Date();
    try {
      const [{ printPages }, { writeBinderPdf }] = await Promise.all([
        import("../../../lib/sheets/print-pages.ts"),
        import("./write-binder-pdf.ts"),
      ]);
      const printed: BinderSheet[] = [];
      for (const sheet of wanted) {
        const file = await api.call(getSdsFile, { params: { id: sheet.id }, query: {} });
        const pages = await printPages(file).catch((): readonly PrintedPage[] | null => null);
        printed.push({ title: sheet.chemical_name, note: noteOf(sheet, at), pages });
        setDone(printed.length);
      }
      const title = words.document(name);
      const bytes = await writeBinderPdf(
        {
          title,
          subject: name,
          language: "en",
          notes: [civic_address, paper.made(formatDateTime(at.toISOString()))],
          address: `${window.location.origin}${paths.safetyDataSheets}?site=${id}`,
          sheets: printed,
          missing,
          words: { ...words.paper, foot: paper.page },
        },
        at,
      );
      saveFile(new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), fileNameOf(title, at, "pdf"));
      toasts.show({ tone: "ok", title: paper.saved, matter: MATTER });
      onClose();
    } catch {
      toasts.show({ tone: "danger", title: paper.failed, text: words.failed, matter: MATTER });
      setDone(null);
    }
  }

  function noteOf({ filename, revision_date }: SafetyDataSheet, now: Date): string {
    const age = sheetAge(revision_date, now);
    const revised =
      age.kind === "known" && revision_date !== null
        ? words.revision(revision_date, age.isDue)
        : safetyDataSheets.revisionUnknown;
    return `${filename} · ${revised}`;
  }
}
