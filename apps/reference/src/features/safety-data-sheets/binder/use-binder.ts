import { hasCode, type SafetyDataSheet } from "@placard/api-client";
import { getSdsFile } from "@placard/api-client/internal";
import { sheetAge } from "@placard/hazmat-core/business";
import { formatDateTime } from "@placard/ui/internal";
import { useEffect, useRef, useState } from "react";
import { fileNameOf } from "../../../incident/paper/file-name.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { saveFile } from "../../../lib/device/save-file.ts";
import { languagesText } from "../../../lib/sheets/sheet-languages.ts";
import { UndrawableSheet } from "../../../lib/sheets/undrawable-sheet.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import type { SiteBinder } from "./binder-of-site.ts";
import { useMissingSheetText } from "./use-missing-sheet-text.ts";
import { BinderMaker, type BinderPart, type WithoutPages } from "./make-binder.ts";

export type BinderState =
  | { readonly kind: "idle" }
  | { readonly kind: "making"; readonly done: number }
  /** It can continue where it stopped. */
  | { readonly kind: "stopped"; readonly done: number; readonly error: unknown }
  | { readonly kind: "made"; readonly without: readonly SafetyDataSheet[] };

/** Creates the binder of a site on this device. Closing the dialog cancels it. */
export function useBinder() {
  const { binder: texts, safetyDataSheets, sheetText, paper } = useMessages();
  const { business_id } = useBusinessProfile();
  const missingText = useMissingSheetText();
  const api = useApi();
  const [state, setState] = useState<BinderState>({ kind: "idle" });
  const work = useRef<{ readonly maker: BinderMaker; readonly leaving: AbortController } | null>(null);
  useEffect(() => () => work.current?.leaving.abort(), []);

  /** Starts the binder, or continues a stopped one. */
  async function make(binder: SiteBinder): Promise<void> {
    const started = new Date();
    work.current ??= {
      maker: new BinderMaker(binder.sheets, { draw, write: (part) => write(binder, part, started) }),
      leaving: new AbortController(),
    };
    const { maker, leaving } = work.current;
    let done = state.kind === "stopped" ? state.done : 0;
    setState({ kind: "making", done });
    try {
      await maker.run((count) => {
        done = count;
        if (!leaving.signal.aborted) setState({ kind: "making", done });
      }, leaving.signal);
      setState({ kind: "made", without: maker.without });
    } catch (error) {
      if (!leaving.signal.aborted) setState({ kind: "stopped", done, error });
    }
  }

  /** Discards the progress, because another site was chosen. */
  function startOver(): void {
    work.current?.leaving.abort();
    work.current = null;
    setState({ kind: "idle" });
  }

  async function draw({ id }: SafetyDataSheet, signal: AbortSignal) {
    const { printPages } = await import("../../../lib/sheets/print-pages.ts");
    try {
      return await printPages(await api.call(getSdsFile, { params: { id }, query: {} }, { signal }));
    } catch (error) {
      return withoutPages(error);
    }
  }

  async function write({ site, missing }: SiteBinder, part: BinderPart, at: Date): Promise<void> {
    const { writeBinderPdf } = await import("./write-binder-pdf.ts");
    const title = texts.document(site.name, part.number);
    const bytes = await writeBinderPdf(
      {
        title,
        subject: site.name,
        language: "en",
        notes: [
          site.civic_address,
          paper.made(formatDateTime(at.toISOString())),
          ...(part.isLast ? [] : [texts.paper.goesOn]),
        ],
        address: `${window.location.origin}${paths.safetyDataSheets}?site=${site.id}&record=${business_id}`,
        sheets: part.sheets.map(({ sheet, pages }) => ({
          title: sheet.chemical_name,
          note: noteOf(sheet, at),
          language: sheet.languages.length === 1 ? (sheet.languages[0] ?? null) : null,
          pages: typeof pages === "string" ? texts.paper[pages] : pages,
        })),
        missing: missing.map(missingText),
        texts: { ...texts.paper, foot: paper.page },
      },
      at,
    );
    saveFile(new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), fileNameOf(title, at, "pdf"));
  }

  function noteOf(sheet: SafetyDataSheet, at: Date): string {
    const { filename, revision_date } = sheet;
    const age = sheetAge(revision_date, at);
    const revised =
      age.kind === "known" && revision_date !== null
        ? texts.revision(revision_date, age.isDue)
        : safetyDataSheets.revisionUnknown;
    return `${filename} · ${languagesText(sheet, sheetText)} · ${revised}`;
  }

  return { state, make, startOver } as const;
}

/**
 * Reason for a placeholder page in place of an SDS.
 *
 * @throws the error itself if it does not concern this file: no network, or an expired session
 */
function withoutPages(error: unknown): WithoutPages {
  if (error instanceof UndrawableSheet) return "undrawable";
  if (hasCode(error, "not_found")) return "gone";
  if (hasCode(error, "internal_error")) return "refused";
  throw error;
}
