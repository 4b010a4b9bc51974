import type { MeantMention } from "@placard/hazmat-core";
import {
  guessHeadings,
  putColumn,
  recordsOf,
  type DecimalSign,
  type HeadingMatch,
  type ImportField,
  type ImportRecord,
  type SheetRows,
} from "@placard/hazmat-core/business";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { ChosenColumns } from "./chosen-columns.ts";
import type { Meanings } from "./import-view.ts";
import { ReadingProgress } from "./reading-progress.ts";
import { readMeanings } from "./read-meanings.ts";
import { readSpreadsheet, type UnreadReason } from "./read-spreadsheet.ts";

export interface OpenedFile {
  readonly file: File;
  readonly rows: SheetRows;
  readonly match: HeadingMatch;
}

/** A file that was chosen, what its columns hold, and what its records mean. */
export function useImportFile(businessId: number) {
  const chosen = useMemo(() => new ChosenColumns(localStorage, businessId), [businessId]);
  const [file, setFile] = useState<File | null>(null);
  const [isReading, setReading] = useState(false);
  const [unread, setUnread] = useState<UnreadReason | "headings" | null>(null);
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  /** The file that was chosen last: what is read of one before it comes too late. */
  const latest = useRef<File | null>(null);

  async function choose(next: File | null): Promise<void> {
    latest.current = next;
    setFile(next);
    setOpened(null);
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
    const match = guessHeadings(read.rows);
    if (match === null) setUnread("headings");
    else setOpened({ file: next, rows: read.rows, match: chosen.appliedTo(match) });
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
    opened,
    choose,
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

const NO_RECORDS: { readonly records: readonly ImportRecord[]; readonly sign: DecimalSign | null } = {
  records: [],
  sign: null,
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
