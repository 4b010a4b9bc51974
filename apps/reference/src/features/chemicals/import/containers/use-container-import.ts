import { typedCell, type ContainerField, type ContainerMatch, type ImportSetting } from "@placard/hazmat-core/business";
import { useDeferredValue, useMemo } from "react";
import type { ImportLine } from "../import-view.ts";
import type { OpenedContainers } from "../use-import-file.ts";
import type { OnFile } from "../on-file/use-on-file.ts";
import {
  containerLines,
  containerReader,
  containersToSend,
  countContainerStates,
  NO_CONTAINER_DECISIONS,
  remappedContainers,
  type ContainerLine,
} from "./container-lines.ts";
import type { ContainerRecords } from "./use-container-records.ts";
import { StockOfContainers } from "./stock-of-containers.ts";

interface ContainersOfFile {
  readonly work: ContainerRecords;
  /** The chemical rows of the same file. */
  readonly lines: readonly ImportLine[];
  /** Numbers of the chemical rows that are sent, in order. */
  readonly sentRows: readonly number[];
  readonly setting: ImportSetting;
  readonly onFile: OnFile;
}

/** State and actions of the container import of a file. */
export type ContainerImport = ReturnType<typeof useContainerImport>;

export function useContainerImport({ work, lines: chemicals, sentRows, setting, onFile }: ContainersOfFile) {
  const { opened, decisions, setDecisions } = work;
  const { records, sign, dayOrder } = work.read;
  const { locations, defaultLocationId } = setting;
  const read = useMemo(
    () => containerReader({ locations, defaultLocationId, sign, dayOrder }),
    [locations, defaultLocationId, sign, dayOrder],
  );
  const stock = useMemo(
    () => (records.length === 0 ? null : new StockOfContainers(chemicals, onFile.chemicals)),
    [records, chemicals, onFile.chemicals],
  );
  const linesNow = useMemo(
    () => (stock === null ? [] : containerLines(records, read, decisions, stock, onFile)),
    [records, read, decisions, stock, onFile],
  );
  const lines = useDeferredValue(linesNow);
  const counts = useMemo(() => countContainerStates(lines), [lines]);
  const toSend = useMemo(
    () => containersToSend(lines, new Map(sentRows.map((row, place) => [row, place]))),
    [lines, sentRows],
  );
  return {
    opened,
    lines,
    counts,
    toSend,
    forget: () => setDecisions(NO_CONTAINER_DECISIONS),
    /** Updates the corrections after a field was assigned to another column. */
    remap: (from: OpenedContainers, to: ContainerMatch): void =>
      setDecisions((before) => ({ ...before, corrections: remappedContainers(before.corrections, from, to) })),
    correct: ({ row, cells }: ContainerLine, field: ContainerField, text: string): void => {
      const corrected = typedCell(cells, field, text);
      setDecisions((before) => ({ ...before, corrections: new Map(before.corrections).set(row, corrected) }));
    },
    /** Skips these rows and no others. */
    leaveAllOut: (leftOut: ReadonlySet<number>): void => setDecisions((before) => ({ ...before, leftOut })),
    leaveOut: (row: number, isOut: boolean): void =>
      setDecisions((before) => {
        const rows = new Set(before.leftOut);
        if (isOut) rows.add(row);
        else rows.delete(row);
        return { ...before, leftOut: rows };
      }),
  };
}
