import type { StoredStock } from "@placard/api-client";
import type { ImportRecord } from "@placard/hazmat-core/business";
import type { FoundOnFile, NamedOnFile } from "../../../../lib/api/find-on-file.ts";

/** What was asked about the record so far, and what it has of that. */
export interface KnownOnFile {
  readonly asked: Required<{ readonly [Kind in keyof NamedOnFile]: ReadonlySet<string | number> }>;
  readonly chemicals: readonly StoredStock[];
  /** Codes that containers on file have. */
  readonly codes: ReadonlySet<string>;
}

const NONE: ReadonlySet<string | number> = new Set();

export const NOTHING_KNOWN: KnownOnFile = {
  asked: { names: NONE, casNumbers: NONE, ids: NONE, codes: NONE },
  chemicals: [],
  codes: new Set(),
};

/** What of the record the rows of a file name: chemicals by their names, containers as they say. */
export function namedInFile(records: readonly Pick<ImportRecord, "cells">[], containers: NamedOnFile): NamedOnFile {
  return { ...containers, names: [...records.map(({ cells }) => cells.name), ...(containers.names ?? [])] };
}

/** What is still to be asked, each once. */
export function notKnownYet(
  { asked }: KnownOnFile,
  { names = [], casNumbers = [], ids = [], codes = [] }: NamedOnFile,
): Required<NamedOnFile> {
  const missing = <One extends string | number>(all: readonly One[], known: ReadonlySet<string | number>) =>
    [...new Set(all)].filter((one) => one !== "" && !known.has(one));
  return {
    names: missing(names, asked.names),
    casNumbers: missing(casNumbers, asked.casNumbers),
    ids: missing(ids, asked.ids),
    codes: missing(codes, asked.codes),
  };
}

/** What is known once this was asked and that was found. */
export function withFound(
  { asked, chemicals, codes }: KnownOnFile,
  now: Required<NamedOnFile>,
  found: FoundOnFile,
): KnownOnFile {
  const byId = new Map([...chemicals, ...found.chemicals].map((one) => [one.id, one]));
  return {
    asked: {
      names: new Set([...asked.names, ...now.names]),
      casNumbers: new Set([...asked.casNumbers, ...now.casNumbers]),
      ids: new Set([...asked.ids, ...now.ids]),
      codes: new Set([...asked.codes, ...now.codes]),
    },
    chemicals: [...byId.values()],
    codes: new Set([...codes, ...found.codes]),
  };
}
