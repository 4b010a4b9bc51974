import { containerCode, containersOfSheet } from "@placard/hazmat-core/business";
import { useMemo, useState } from "react";
import type { NamedOnFile } from "../../../../lib/api/find-on-file.ts";
import type { OpenedContainers } from "../use-import-file.ts";
import { NO_CONTAINER_DECISIONS, type ContainerDecisions } from "./container-lines.ts";

const NO_RECORDS = { records: [], sign: null, dayOrder: null } as const;

/** The containers of a file with the user's decisions, and the records on file that they refer to. */
export function useContainerRecords(opened: OpenedContainers | null) {
  const [decisions, setDecisions] = useState<ContainerDecisions>(NO_CONTAINER_DECISIONS);
  const read = useMemo(() => (opened === null ? NO_RECORDS : containersOfSheet(opened.rows, opened.match)), [opened]);
  const { records } = read;
  const { corrections } = decisions;
  const named = useMemo<NamedOnFile>(() => {
    const cells = records.map((record) => corrections.get(record.row) ?? record.cells);
    return {
      names: cells.map(({ name }) => name),
      casNumbers: cells.map(({ cas_number }) => cas_number),
      ids: cells.flatMap(({ record }) => (/^[1-9]\d{0,8}$/.test(record) ? [Number(record)] : [])),
      codes: cells.flatMap(({ code }) => containerCode(code) ?? []),
    };
  }, [records, corrections]);
  return { opened, read, decisions, setDecisions, named };
}

export type ContainerRecords = ReturnType<typeof useContainerRecords>;
