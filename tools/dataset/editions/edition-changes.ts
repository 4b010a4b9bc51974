import type {
  EditionChangeKind,
  StoredEditionChange,
  StoredEditionChanges,
} from "../../../packages/hazmat-core/src/data/stored-edition-changes.ts";
import type { SourceKey } from "../../../packages/hazmat-core/src/provenance/source.ts";
import { printedNumbers, type Edition, type PrintedNumber } from "./edition.ts";
import type { InputErg, InputGuide } from "../input-types.ts";
import type { buildTransport } from "../transport.ts";

type Difference = Omit<StoredEditionChange, "ids">;

/** Differences of one number by its four digits, and of one guide page. */
export interface EditionDifferences {
  readonly ofNumbers: ReadonlyMap<string, readonly Difference[]>;
  readonly ofGuides: ReadonlyMap<string, readonly Difference[]>;
}

const SPILL_KINDS = [
  ["small", "isolateM", "small-isolate"],
  ["small", "dayM", "small-day"],
  ["small", "nightM", "small-night"],
  ["large", "isolateM", "large-isolate"],
  ["large", "dayM", "large-day"],
  ["large", "nightM", "large-night"],
] as const;

const PAGE_KINDS = [
  ["isolationM", "page-isolate"],
  ["isolationSolidM", "page-isolate-solid"],
  ["largeSpillM", "page-large"],
  ["fireM", "page-fire"],
] as const;

const isChanged = ({ before, after }: Difference): boolean => before !== after;

const listed = (names: readonly string[] = []): string | null =>
  names.length === 0 ? null : names.toSorted().join(", ");

/** The figures of a container as text: two rows with equal text are the same container under different names. */
const figuresOf = ({ isolateM, day, night }: PrintedNumber["containers"][number]): string =>
  [isolateM, ...Object.values(day), ...Object.values(night)].join(" ");

function containerDifferences(before: PrintedNumber, after: PrintedNumber): readonly Difference[] {
  const rowOf = (row: PrintedNumber["containers"][number] | undefined): string | null =>
    row === undefined ? null : `${row.container}: ${figuresOf(row)} m`;
  const common = { kind: "container", locator: "Table 3" } as const;
  const kept = after.containers.map((row) => {
    const same = before.containers.find((one) => figuresOf(one) === figuresOf(row));
    if (same !== undefined) return { ...common, before: same.container, after: row.container };
    const named = before.containers.find(({ container }) => container === row.container);
    return { ...common, before: rowOf(named), after: rowOf(row) };
  });
  const gone = before.containers.filter(
    (row) => !after.containers.some((one) => figuresOf(one) === figuresOf(row) || one.container === row.container),
  );
  return [...kept, ...gone.map((row) => ({ ...common, before: rowOf(row), after: null }))];
}

/** Differences of a number that both editions list. `sure` leaves out rows that may not be in the earlier book. */
function numberDifferences(before: PrintedNumber, after: PrintedNumber, sure: PrintedNumber): readonly Difference[] {
  const spills = SPILL_KINDS.map(([size, distance, kind]): Difference => {
    const [old, read] = [before[size]?.[distance] ?? null, sure[size]?.[distance] ?? null];
    return {
      kind,
      locator: "Table 1",
      before: old,
      after: after[size]?.[distance] ?? null,
      ...(old !== read && { mark: "unverified" as const }),
    };
  });
  const marked = (is: boolean | undefined): string => (is === true ? "P" : "no P");
  const differences: readonly Difference[] = [
    { kind: "guide", locator: after.un, before: listed(before.guides), after: listed(after.guides) },
    { kind: "polymerizes", locator: after.un, before: marked(before.polymerizes), after: marked(after.polymerizes) },
    {
      kind: "water-gases",
      locator: "Table 2",
      before: listed(before.waterReactiveGases),
      after: listed(after.waterReactiveGases),
    },
    ...spills,
    ...containerDifferences(before, after),
  ];
  return differences.filter(isChanged);
}

/** Does not compare figures that one edition lacks entirely, such as the 2020 distances for solids. */
function pageDifferences(before: InputGuide, after: InputGuide): readonly Difference[] {
  return PAGE_KINDS.flatMap(([distance, kind]): Difference[] => {
    if (before[distance] === undefined && before.isUnread === true) return [];
    const isFromMemory = before.unverified?.includes(distance) === true;
    const mark = isFromMemory ? "unverified" : "derived";
    const difference: Difference = {
      kind,
      locator: `Guide ${after.guide}`,
      before: before[distance] ?? null,
      after: after[distance] ?? null,
      ...(before.isUnread === true && { mark }),
    };
    return isChanged(difference) ? [difference] : [];
  });
}

/** Every difference between two editions by number and by guide page, both in the order of the later book. */
export function compareEditions(before: InputErg, after: InputErg): EditionDifferences {
  const [older, newer] = [printedNumbers(before), printedNumbers(after)];
  const sure = printedNumbers({
    ...before,
    distances: { entries: before.distances.entries.filter(({ unverified }) => unverified !== true) },
  });
  const existence = (kind: EditionChangeKind, { un, guides }: PrintedNumber): Difference => ({
    kind,
    locator: un,
    before: kind === "number-dropped" ? listed(guides) : null,
    after: kind === "number-dropped" ? null : listed(guides),
  });
  const ofNumbers = [...new Set([...older.keys(), ...newer.keys()])].toSorted().map((un) => {
    const [old, young] = [older.get(un), newer.get(un)];
    if (young === undefined) return [un, old === undefined ? [] : [existence("number-dropped", old)]] as const;
    if (old === undefined) return [un, [existence("number-added", young)]] as const;
    return [un, numberDifferences(old, young, sure.get(un) ?? old)] as const;
  });
  const pages = new Map(before.guides.entries.map((page) => [page.guide, page]));
  const ofGuides = after.guides.entries.map((page) => {
    const old = pages.get(page.guide) ?? { guide: page.guide };
    return [page.guide, pageDifferences(old, page)] as const;
  });
  const some = ([, differences]: readonly [string, readonly Difference[]]): boolean => differences.length > 0;
  return { ofNumbers: new Map(ofNumbers.filter(some)), ofGuides: new Map(ofGuides.filter(some)) };
}

/**
 * Every difference with the ids on file whose cards it changes: ids with the digits of a number, and ids of a guide
 * page that both editions list.
 *
 * @param entries - the ids with the data of the later edition
 */
export function editionChanges(
  before: Edition,
  after: Edition,
  entries: ReturnType<typeof buildTransport>["entries"],
): StoredEditionChanges {
  const { ofNumbers, ofGuides } = compareEditions(before, after);
  const ids = entries.flatMap(({ id, ...entry }) => (id === undefined ? [] : [{ id, ...entry }]));
  const idsOf = (un: string, { kind }: Difference): readonly string[] => {
    const own = ids.filter(({ id }) => id.slice(2) === un).toSorted((a, b) => b.id.localeCompare(a.id)); // UN before NA
    const isTable = /^(?:small|large)-/.test(kind) || kind === "container";
    return (isTable ? own.filter(({ small }) => small !== undefined) : own.slice(0, 1)).map(({ id }) => id);
  };
  const isNew = (id: string): boolean => ofNumbers.get(id.slice(2))?.[0]?.kind === "number-added";
  const idsOfGuide = (page: string): readonly string[] =>
    ids
      .filter(({ guide, otherGuides }) => guide === page || otherGuides?.includes(page) === true)
      .map(({ id }) => id)
      .filter((id) => !isNew(id));
  return {
    before: before.key as SourceKey, // a test compares both with the product's sources
    after: after.key as SourceKey,
    changes: [
      ...[...ofNumbers].flatMap(([un, list]) => list.map((one) => ({ ...one, ids: idsOf(un, one) }))),
      ...[...ofGuides].flatMap(([page, list]) => list.map((one) => ({ ...one, ids: idsOfGuide(page) }))),
    ],
  };
}
