import type { ChemicalImport } from "@placard/api-client";
import { duplicateKey, type ImportSetting } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import {
  chemicalsToSend,
  countStates,
  importLines,
  NOTHING_DECIDED,
  recordReader,
  type ImportDecisions,
} from "./import-view.ts";
import { sendImport } from "./send-import.ts";
import { useImportFile, useMeanings, useRecords } from "./use-import-file.ts";
import { useOnFile } from "./use-on-file.ts";

/** An import from the file to the inventory: what it holds, what a person decided of it, and how far it is sent. */
export type Import = ReturnType<typeof useImport>;

export function useImport(businessId: number) {
  const onFile = useOnFile(businessId);
  const file = useImportFile(businessId);
  const { records, sign } = useRecords(file.opened);
  const [defaultLocationId, setDefaultLocation] = useState<number | null>(null);
  /** Sites by the name that the file gives them. */
  const [sites, setSites] = useState<ReadonlyMap<string, number>>(new Map());
  const [decisions, setDecisions] = useState<ImportDecisions>(NOTHING_DECIDED);
  const corrected = useMemo(
    () => records.map((record) => ({ ...record, cells: decisions.corrections.get(record.row) ?? record.cells })),
    [records, decisions.corrections],
  );
  const { meanings, progress } = useMeanings(corrected);

  const known = onFile.locations;
  const isSizeOfOne = file.opened?.match.isSizeOfOne ?? false;
  const setting = useMemo<ImportSetting>(
    () => ({
      locations: [...known, ...[...sites].map(([name, id]) => ({ id, name }))],
      defaultLocationId: defaultLocationId ?? (known.length === 1 ? (known[0]?.id ?? null) : null),
      sign,
      isSizeOfOne,
    }),
    [known, sites, defaultLocationId, sign, isSizeOfOne],
  );
  const keys = useMemo(() => new Set(onFile.chemicals.map((chemical) => duplicateKey(chemical))), [onFile.chemicals]);
  const readCells = useMemo(() => recordReader(setting), [setting]);
  const linesNow = useMemo(
    () => importLines(records, readCells, decisions, meanings, keys),
    [records, readCells, decisions, meanings, keys],
  );
  const lines = useDeferredValue(linesNow);
  const counts = useMemo(() => countStates(lines), [lines]);
  const toSend = useMemo(() => chemicalsToSend(lines), [lines]);

  function choose(next: File | null): void {
    setDecisions(NOTHING_DECIDED);
    setSites(new Map());
    void file.choose(next);
  }
  const putSite = (name: string, id: number): void => setSites(new Map(sites).set(name, id));
  return {
    onFile,
    file,
    sign,
    setting,
    lines,
    counts,
    toSend,
    decisions,
    setDecisions,
    setDefaultLocation,
    putSite,
    progress,
    choose,
  };
}

/** How an import is sent. Nothing of it is saved before all of it is there. */
export function useSending(businessId: number, { file, toSend, choose }: Pick<Import, "file" | "toSend" | "choose">) {
  const { chemicalImport: words } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const [sent, setSent] = useState<{ readonly rows: number; readonly all: number } | null>(null);
  const [done, setDone] = useState<ChemicalImport | null>(null);

  async function send(): Promise<void> {
    if (file.opened === null) return;
    toasts.clear();
    const { name } = file.opened.file;
    try {
      const finished = await sendImport(api, name, toSend, (rows) => setSent({ rows, all: toSend.length }));
      // It is in: reading a large inventory anew takes seconds that nobody has to wait for here.
      void queries.invalidateQueries({ queryKey: businessKey(businessId) });
      choose(null);
      setDone(finished);
      toasts.show({ tone: "ok", title: words.doneTitle, text: words.doneText(finished.rows, finished.filename) });
    } catch (error) {
      fail(error, { title: words.failedTitle, fallback: words.failed, logIn: words.logIn });
    }
    setSent(null);
  }
  return { sent, done, send, startAgain: () => setDone(null) };
}
