import {
  cellsTakenOver,
  CONTAINER_FIELDS,
  containersOfSheet,
  MOST_CONTAINERS,
  readContainer,
  type ContainerCells,
  type ContainerField,
  type ContainerMatch,
  type ContainerRecord,
  type ContainerSetting,
  type FieldErrors,
  type ImportedContainer,
  type Problem,
  type ReadContainer,
  type SheetRows,
} from "@placard/hazmat-core/business";
import type { ChemicalLink, StockOfContainers } from "./stock-of-containers.ts";

/** Decisions about containers, by row of their worksheet. */
export interface ContainerDecisions {
  /** Corrected cells. */
  readonly corrections: ReadonlyMap<number, ContainerCells>;
  readonly leftOut: ReadonlySet<number>;
}

export const NO_CONTAINER_DECISIONS: ContainerDecisions = { corrections: new Map(), leftOut: new Set() };

/** State of a container in the import. */
export type ContainerState = "wrong" | "duplicate" | "leftOut" | "ready";

export interface ContainerLine {
  readonly row: number;
  readonly cells: ContainerCells;
  readonly state: ContainerState;
  readonly problems: FieldErrors<ContainerField>;
  readonly container: ImportedContainer | null;
  readonly link: ChemicalLink | null;
}

/** Creates a reader with a cache for one setting, so that a correction does not read the whole file again. */
export function containerReader(setting: ContainerSetting): (cells: ContainerCells) => ReadContainer {
  const known = new WeakMap<ContainerCells, ReadContainer>();
  return (cells) => {
    const read = known.get(cells) ?? readContainer(cells, setting);
    known.set(cells, read);
    return read;
  };
}

/** The data on file that containers are compared with. */
interface ContainersOnFile {
  readonly chemicals: readonly { readonly id: number; readonly containers_count: number }[];
  /** Codes that are in use. */
  readonly codes: ReadonlySet<string>;
}

/** Every container with its errors, its chemical, and whether its code is already on file. */
export function containerLines(
  records: readonly ContainerRecord[],
  read: (cells: ContainerCells) => ReadContainer,
  { corrections, leftOut }: ContainerDecisions,
  stock: StockOfContainers,
  { chemicals, codes }: ContainersOnFile,
): readonly ContainerLine[] {
  /** Row of the file by container code. */
  const usedCodes = new Map<string, number>();
  const below = new Map<string, number>();
  for (const { id, containers_count } of chemicals) below.set(keyOf({ kind: "onFile", id }), containers_count);
  return records.map(({ row, cells: asRead }): ContainerLine => {
    const cells = corrections.get(row) ?? asRead;
    const { container, location_id, problems } = read(cells);
    const line = { row, cells, problems, container: null, link: null };
    if (leftOut.has(row)) return { ...line, state: "leftOut" };
    const code = container?.code ?? null;
    if (container !== null && code !== null && codes.has(code)) return { ...line, container, state: "duplicate" };
    // A row with other errors also shows the error of its chemical, so that both can be corrected in one pass.
    const found = location_id === null || problems.name || problems.cas_number ? null : stock.find(cells, location_id);
    const wrong: FieldErrors<ContainerField> = {
      ...problems,
      ...chemicalProblem(found),
      ...codeProblem(code, usedCodes),
    };
    if (container === null || found === null || "code" in found || Object.keys(wrong).length > 0)
      return { ...line, problems: wrong, state: "wrong" };
    if (increment(below, keyOf(found)) > MOST_CONTAINERS)
      return { ...line, problems: { name: { code: "import.containers_full", most: MOST_CONTAINERS } }, state: "wrong" };
    if (code !== null) usedCodes.set(code, row);
    return { ...line, container, link: found, state: "ready" };
  });
}

/** Marks the cell to correct: the room if several chemicals match, else the name. */
function chemicalProblem(found: ChemicalLink | Problem | null): FieldErrors<ContainerField> {
  if (found === null || !("code" in found)) return {};
  return found.code === "import.chemical_several" ? { room: found, record: found } : { name: found };
}

function codeProblem(code: string | null, usedCodes: ReadonlyMap<string, number>): FieldErrors<ContainerField> {
  const row = code === null ? undefined : usedCodes.get(code);
  return code === null || row === undefined ? {} : { code: { code: "import.code_twice", text: code, row } };
}

const keyOf = (link: ChemicalLink): string => (link.kind === "file" ? `row ${link.row}` : `id ${link.id}`);

function increment(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

/** Corrected rows after a field was assigned to another column. Fields with a changed column are read again. */
export function remappedContainers(
  corrections: ContainerDecisions["corrections"],
  { rows, match }: { readonly rows: SheetRows; readonly match: ContainerMatch },
  to: ContainerMatch,
): ContainerDecisions["corrections"] {
  const moved = CONTAINER_FIELDS.filter((field) => match.columns[field] !== to.columns[field]);
  const now = new Map(containersOfSheet(rows, to).records.map(({ row, cells }) => [row, cells]));
  return new Map(
    [...corrections].map(([row, cells]) => {
      const read = now.get(row);
      return [row, read === undefined ? cells : cellsTakenOver(cells, read, moved)];
    }),
  );
}

/** Number of containers in each state. */
export function countContainerStates(lines: readonly ContainerLine[]): Readonly<Record<ContainerState, number>> {
  const counts = { wrong: 0, duplicate: 0, leftOut: 0, ready: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}

/** A container in a request. */
export type SentContainer = ImportedContainer &
  ({ readonly chemical_place: number } | { readonly chemical_id: number });

/**
 * The containers of the request.
 *
 * @param places - index among the chemicals that are sent, by row of the file
 */
export function containersToSend(
  lines: readonly ContainerLine[],
  places: ReadonlyMap<number, number>,
): readonly SentContainer[] {
  return lines.flatMap(({ state, container, link }): SentContainer[] => {
    if (state !== "ready" || container === null || link === null) return [];
    if (link.kind === "onFile") return [{ ...container, chemical_id: link.id }];
    const place = places.get(link.row);
    return place === undefined ? [] : [{ ...container, chemical_place: place }];
  });
}
