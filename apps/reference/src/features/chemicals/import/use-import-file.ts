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
import type { ImportChoices } from "./kept/kept-choices.ts";
import { ReadingProgress } from "./reading-progress.ts";
import { readMeanings } from "./read-meanings.ts";
import { readAs, sheetsOfFile, type SheetsOfFile } from "./sheets-of-file.ts";
import { readSpreadsheet, type UnreadReason } from "./read-spreadsheet.ts";

export interface OpenedFile {
  readonly file: File;
  readonly rows: SheetRows;
  readonly match: HeadingMatch;
}

/** The containers of a file. */
export interface OpenedContainers {
  readonly rows: SheetRows;
  readonly match: ContainerMatch;
}

/** How a person wants a file read. */
type Reading = Pick<ImportChoices, "rowsAre" | "containerColumns">;
const AS_IT_SAYS: Reading = { rowsAre: null, containerColumns: null };

/** A file that was chosen, what its columns hold, and what its records mean. */
export function useImportFile(businessId: number) {
  const chosen = useMemo(() => new ChosenColumns(localStorage, businessId), [businessId]);
  const [file, setFile] = useState<File | null>(null);
  const [isReading, setReading] = useState(false);
  const [unread, setUnread] = useState<UnreadReason | "headings" | null>(null);
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [containers, setContainers] = useState<OpenedContainers | null>(null);
  const [sheets, setSheets] = useState<SheetsOfFile | null>(null);
  const [rowsAre, setRowsAre] = useState<Reading["rowsAre"]>(null);
  /** The file that was chosen last: what is read of one before it comes too late. */
  const latest = useRef<File | null>(null);

  /** @param reading - how it was read before, where it is opened again */
  async function choose(next: File | null, reading: Reading = AS_IT_SAYS): Promise<void> {
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
    const found = sheetsOfFile(read.sheets);
    open(next, reading.rowsAre === null ? found : readAs(found, reading.rowsAre), reading);
  }

  function open(next: File, found: SheetsOfFile, reading: Reading): void {
    setRowsAre(reading.rowsAre);
    const match = found.stock === null ? null : guessHeadings(found.stock);
    const below = found.containers === null ? null : matchContainers(found.containers);
    if (match === null && below === null) {
      setUnread("headings");
      return;
    }
    setSheets(found);
    setOpened(
      found.stock === null || match === null ? null : { file: next, rows: found.stock, match: chosen.appliedTo(match) },
    );
    setContainers(
      found.containers === null || below === null
        ? null
        : { rows: found.containers, match: { ...below, columns: reading.containerColumns ?? below.columns } },
    );
  }

  const readAgain = useEffectEvent(() => void choose(file));
  useEffect(() => {
    if (unread !== "reader") return undefined;
    const again = () => readAgain();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [unread]);

  return {
    file,
    isReading,
    unread,
    /** The chemicals; `null`: it has none, or none yet. */
    opened,
    containers,
    canBeEither: sheets?.canBeEither ?? false,
    /** What its only sheet was said to be; `null`: nobody has said. */
    rowsAre,
    choose,
    /** Reads the only sheet of the file as a list of the other kind. */
    readRowsAs: (kind: "chemicals" | "containers"): void => {
      if (file !== null && sheets !== null) open(file, readAs(sheets, kind), { rowsAre: kind, containerColumns: null });
    },
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
    /** @param moved - told what was opened, and its match with the column put to the field */
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
  return useMemo(() => (opened === null ? NO_RECORDS : recordsOf(opened.rows, opened.match)), [opened]);
}

/** What the records mean, and how far that is read; read again only for what was corrected. */
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
      // Without the reference every name stays as it is, until the network is back.
      () => window.addEventListener("online", () => setAttempt(attempt + 1), { once: true, signal }),
    );
    return () => controller.abort();
  }, [records, known, attempt, progress]);
  return { meanings, progress };
}
