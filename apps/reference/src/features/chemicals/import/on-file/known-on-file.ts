import type { StoredStock } from "@placard/api-client";
import type { ImportRecord } from "@placard/hazmat-core/business";
import type { FoundOnFile, NamedOnFile } from "../../../../lib/api/find-on-file.ts";

/** Requested parts of the record and the matches found so far. */
export interface KnownOnFile {
  readonly requested: Required<{ readonly [Kind in keyof NamedOnFile]: ReadonlySet<string | number> }>;
  readonly chemicals: readonly StoredStock[];
  /** Codes of containers on file. */
  readonly codes: ReadonlySet<string>;
}

const NONE: ReadonlySet<string | number> = new Set();

export const NOTHING_KNOWN: KnownOnFile = {
  requested: { names: NONE, casNumbers: NONE, ids: NONE, codes: NONE },
  chemicals: [],
  codes: new Set(),
};

/** The records that the rows refer to: chemicals by name, containers by their keys. */
export function namedInFile(records: readonly Pick<ImportRecord, "cells">[], containers: NamedOnFile): NamedOnFile {
  return { ...containers, names: [...records.map(({ cells }) => cells.name), ...(containers.names ?? [])] };
}

/** Requests still to send, each once. */
export function unknownKeys(
  { requested }: KnownOnFile,
  { names = [], casNumbers = [], ids = [], codes = [] }: NamedOnFile,
): Required<NamedOnFile> {
  const missing = <One extends string | number>(all: readonly One[], known: ReadonlySet<string | number>) =>
    [...new Set(all)].filter((one) => one !== "" && !known.has(one));
  return {
    names: missing(names, requested.names),
    casNumbers: missing(casNumbers, requested.casNumbers),
    ids: missing(ids, requested.ids),
    codes: missing(codes, requested.codes),
  };
}

/** The known matches after a request. */
export function withMatches(
  { requested, chemicals, codes }: KnownOnFile,
  now: Required<NamedOnFile>,
  found: FoundOnFile,
): KnownOnFile {
  const byId = new Map([...chemicals, ...found.chemicals].map((one) => [one.id, one]));
  return {
    requested: {
      names: new Set([...requested.names, ...now.names]),
      casNumbers: new Set([...requested.casNumbers, ...now.casNumbers]),
      ids: new Set([...requested.ids, ...now.ids]),
      codes: new Set([...requested.codes, ...now.codes]),
    },
    chemicals: [...byId.values()],
    codes: new Set([...codes, ...found.codes]),
  };
}
