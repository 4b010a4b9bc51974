import type { ChemicalImport } from "@placard/api-client";
import type { ImportSetting } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import {
  countStates,
  importLines,
  NOTHING_DECIDED,
  recordReader,
  rowsToSend,
  type ImportDecisions,
} from "./import-view.ts";
import { useContainerRecords } from "./containers/use-container-records.ts";
import { namedInFile } from "./on-file/known-on-file.ts";
import { keyedStock } from "./on-file/known-rows.ts";
import { useContainerImport } from "./containers/use-container-import.ts";
import type { ImportChoices } from "./saved/saved-choices.ts";
import { sendImport } from "./send-import.ts";
import { useImportFile, useMeanings, useRecords } from "./use-import-file.ts";
import { useSavedImport } from "./saved/use-saved-import.ts";
import { useOnFile } from "./on-file/use-on-file.ts";

/** State and actions of an import: the contents of the file, the user's decisions, and the rows to send. */
export type Import = ReturnType<typeof useImport>;

export function useImport(businessId: number) {
  const file = useImportFile(businessId);
  const below = useContainerRecords(file.containers);
  const { records, sign } = useRecords(file.opened);
  const [defaultLocationId, setDefaultLocation] = useState<number | null>(null);
  /** Location ids by the site name in the file. */
  const [sites, setSites] = useState<ReadonlyMap<string, number>>(new Map());
  const [decisions, setDecisions] = useState<ImportDecisions>(NOTHING_DECIDED);
  const corrected = useMemo(
    () => records.map((record) => ({ ...record, cells: decisions.corrections.get(record.row) ?? record.cells })),
    [records, decisions.corrections],
  );
  const { meanings, progress } = useMeanings(corrected);
  const named = useMemo(() => namedInFile(corrected, below.named), [corrected, below.named]);
  const isOpened = file.opened !== null || file.containers !== null;
  const onFile = useOnFile(businessId, isOpened ? file.file : null, named);

  const containerColumns = file.containers?.match.columns ?? null;
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
  const keys = useMemo(() => keyedStock(onFile.chemicals), [onFile.chemicals]);
  const readCells = useMemo(() => recordReader(setting), [setting]);
  const linesNow = useMemo(
    () => importLines(records, readCells, decisions, meanings, keys),
    [records, readCells, decisions, meanings, keys],
  );
  const lines = useDeferredValue(linesNow);
  const counts = useMemo(() => countStates(lines), [lines]);
  const sent = useMemo(() => rowsToSend(lines), [lines]);
  const toSend = useMemo(() => sent.map(({ chemical }) => chemical), [sent]);
  const sentRows = useMemo(() => sent.map(({ row }) => row), [sent]);
  const containers = useContainerImport({ work: below, lines, sentRows, setting, onFile });

  const choices = useMemo<ImportChoices | null>(
    () =>
      isOpened
        ? {
            defaultLocationId,
            sites,
            decisions,
            ofContainers: below.decisions,
            sheet: file.reading.sheet,
            rowsAre: file.reading.rowsAre,
            containerColumns,
          }
        : null,
    [isOpened, defaultLocationId, sites, decisions, below.decisions, file.reading, containerColumns],
  );
  const { keepFile, restoredAt } = useSavedImport({
    file: file.file,
    choices,
    onRestore(found, before) {
      if (before !== null) {
        setDefaultLocation(before.defaultLocationId);
        setSites(before.sites);
        setDecisions(before.decisions);
        below.setDecisions(before.ofContainers);
      }
      void file.choose(found, before ?? undefined);
    },
  });

  function begin(): void {
    setDecisions(NOTHING_DECIDED);
    containers.forget();
    setSites(new Map());
  }
  function choose(next: File | null): void {
    begin();
    keepFile(next);
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
    containers,
    decisions,
    setDecisions,
    setDefaultLocation,
    putSite,
    progress,
    choose,
    restoredAt,
    readRowsAs: (kind: "chemicals" | "containers"): void => {
      begin();
      file.readRowsAs(kind);
    },
    readSheet: (name: string): void => {
      begin();
      file.readSheet(name);
    },
  };
}

/** Sends an import in batches. Nothing is saved until all batches have arrived. */
export function useSending(
  businessId: number,
  { file, toSend, containers, choose }: Pick<Import, "file" | "toSend" | "containers" | "choose">,
) {
  const { chemicalImport: texts } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const [sent, setSent] = useState<{ readonly rows: number; readonly all: number } | null>(null);
  const [done, setDone] = useState<ChemicalImport | null>(null);

  async function send(): Promise<void> {
    if (file.file === null) return;
    toasts.clear();
    const { name } = file.file;
    const what = { chemicals: toSend, containers: containers.toSend };
    const all = toSend.length + containers.toSend.length;
    try {
      const finished = await sendImport(api, name, what, (rows) => setSent({ rows, all }));
      // The import is finished: reloading a large inventory takes seconds, so do not wait for it.
      void queries.invalidateQueries({ queryKey: businessKey(businessId) });
      choose(null);
      setDone(finished);
      toasts.show({
        tone: "ok",
        title: texts.doneTitle,
        text: texts.doneText(finished.rows, finished.imported_containers, finished.filename),
      });
    } catch (error) {
      fail(error, { title: texts.failedTitle, fallback: texts.failed, logIn: texts.logIn });
    }
    setSent(null);
  }
  return { sent, done, send, startAgain: () => setDone(null) };
}
