import type { MeantMention } from "@placard/hazmat-core";
import {
  guessHeadings,
  matchContainers,
  putColumn,
  putContainerColumn,
  recordsOf,
  type ContainerField,
  type ContainerMatch,
  type HeadingMatch,
  type ImportField,
  type ImportRecord,
  type SheetRows,
  type Signs,
} from "@placard/hazmat-core/business";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { ChosenColumns } from "./chosen-columns.ts";
import type { Meanings } from "./import-view.ts";
import type { ImportChoices } from "./saved/saved-choices.ts";
import { ReadingProgress } from "./reading-progress.ts";
import type { FileSheet } from "./reading/file-sheet.ts";
import { readMeanings } from "./read-meanings.ts";
import { readAs, sheetsOfFile, type SheetsOfFile } from "./sheets-of-file.ts";
import { readSpreadsheet, type UnreadReason } from "./read-spreadsheet.ts";

export interface OpenedFile {
  readonly file: File;
  readonly sheet: FileSheet;
  readonly rows: SheetRows;
  readonly match: HeadingMatch;
}

/** The containers of a file. */
export interface OpenedContainers {
  readonly sheet: FileSheet;
  readonly rows: SheetRows;
  readonly match: ContainerMatch;
}

/** Settings for reading a file. */
type Reading = Pick<ImportChoices, "sheet" | "rowsAre" | "containerColumns">;
const DEFAULT_READING: Reading = { sheet: null, rowsAre: null, containerColumns: null };

/** The chosen file, with its columns and worksheets. */
export function useImportFile(businessId: number) {
  const chosen = useMemo(() => new ChosenColumns(localStorage, businessId), [businessId]);
  const [file, setFile] = useState<File | null>(null);
  const [isReading, setReading] = useState(false);
  const [unread, setUnread] = useState<UnreadReason | "headings" | null>(null);
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [containers, setContainers] = useState<OpenedContainers | null>(null);
  const [sheets, setSheets] = useState<SheetsOfFile | null>(null);
  const [reading, setReadAs] = useState<Reading>(DEFAULT_READING);
  /** The file chosen last. Results for an earlier file are ignored. */
  const latest = useRef<File | null>(null);

  /** @param wanted - settings to restore when the file is opened again */
  async function choose(next: File | null, options: Reading = DEFAULT_READING): Promise<void> {
    latest.current = next;
    setFile(next);
    setOpened(null);
    setContainers(null);
    setSheets(null);
    setUnread(null);
    setReading(next !== null);
    if (next === null) return;
    const read = await readSpreadsheet(next);
    if (latest.current !== next) return;
    setReading(false);
    if (!read.ok) {
      setUnread(read.reason);
      return;
    }
    open(next, read.sheets, options);
  }

  function open(next: File, all: readonly FileSheet[], options: Reading): void {
    const found = sheetsOfFile(all, options.sheet);
    const asWanted = options.rowsAre === null ? found : readAs(found, options.rowsAre);
    const { stock, containers: list } = asWanted;
    setReadAs(options);
    setSheets(asWanted);
    const match = stock === null ? null : guessHeadings(stock.rows);
    const below = list === null ? null : matchContainers(list.rows);
    setUnread(match === null && below === null ? "headings" : null);
    setOpened(
      stock === null || match === null
        ? null
        : { file: next, sheet: stock, rows: stock.rows, match: chosen.appliedTo(match) },
    );
    setContainers(
      list === null || below === null
        ? null
        : {
            sheet: list,
            rows: list.rows,
            match: { ...below, columns: options.containerColumns ?? below.columns },
          },
    );
  }

  function readAgainAs(options: Reading): void {
    if (file !== null && sheets !== null) open(file, sheets.all, options);
  }

  const reload = useEffectEvent(() => void choose(file));
  useEffect(() => {
    if (unread !== "reader") return undefined;
    const again = () => reload();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [unread]);

  return {
    file,
    isReading,
    unread,
    /** The chemicals; `null` if the file has none or is not read yet. */
    opened,
    containers,
    canBeEither: sheets?.canBeEither ?? false,
    /** Every worksheet with rows. */
    sheets: sheets?.all ?? [],
    /** User's choice of worksheets. */
    reading,
    choose,
    /** Reads the only worksheet of the file as the other kind of list. */
    readRowsAs: (kind: "chemicals" | "containers"): void =>
      readAgainAs({ ...reading, rowsAre: kind, containerColumns: null }),
    /** Reads another worksheet of the file. */
    readSheet: (name: string): void => readAgainAs({ ...DEFAULT_READING, sheet: name }),
    putContainerColumn: (
      field: ContainerField,
      column: number | null,
      moved: (from: OpenedContainers, to: ContainerMatch) => void,
    ): void => {
      if (containers === null) return;
      const match = putContainerColumn(containers.match, field, column);
      setContainers({ ...containers, match });
      moved(containers, match);
    },
    /** @param moved - called with the opened file and the match in which the field has its new column */
    putColumn: (
      field: ImportField,
      column: number | null,
      moved: (from: OpenedFile, to: HeadingMatch) => void,
    ): void => {
      if (opened === null) return;
      const match = putColumn(opened.match, field, column);
      chosen.remember(match);
      setOpened({ ...opened, match });
      moved(opened, match);
    },
  };
}

const NO_RECORDS: { readonly records: readonly ImportRecord[]; readonly sign: Signs<ImportField> } = {
  records: [],
  sign: {},
};

/** The records of an opened file. */
export function useRecords(opened: OpenedFile | null) {
  return useMemo(
    () => (opened === null ? NO_RECORDS : recordsOf(opened.rows, opened.match, opened.sheet.doubts)),
    [opened],
  );
}

/** Matches of the names with progress; loaded again only for corrected rows. */
export function useMeanings(records: readonly ImportRecord[]): {
  readonly meanings: Meanings;
  readonly progress: ReadingProgress;
} {
  const [known] = useState(() => new Map<string, MeantMention>());
  const [meanings, setMeanings] = useState<Meanings>(new Map<string, MeantMention>());
  const [progress] = useState(() => new ReadingProgress());
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    readMeanings(chemicalSource, records, {
      known,
      signal,
      onProgress: progress.tell,
    }).then(
      () => setMeanings((before) => (before.size === known.size ? before : new Map(known))),
      // Without the reference every name stays unchanged until the network is back.
      () => window.addEventListener("online", () => setAttempt(attempt + 1), { once: true, signal }),
    );
    return () => controller.abort();
  }, [records, known, attempt, progress]);
  return { meanings, progress };
}
