import {
  CURRENT_EDITION,
  printedNumbers,
  readEdition,
  type PrintedNumber,
} from "../../../tools/dataset/editions/edition.ts";
import type { InputSpill } from "../../../tools/dataset/input-types.ts";
import { responseCardOf } from "../src/card/response-card-of.ts";
import { stateForDistance } from "../src/guidance/derived/physical-state-of.ts";
import type { IsolationAnswer } from "../src/isolation/isolation-answer.ts";
import { isLargeSpillCircle } from "../src/isolation/isolation-rows.ts";
import type { ChemicalRecord } from "../src/record/chemical-record.ts";
import type { TransportEntry } from "../src/record/transport-entry.ts";
import { loadSearchIndex, readKnownRecord } from "../src/reference/known-records.ts";

/**
 * The first row of a number whose substance requires more than the guide: explosives shipped wet or in solution, and
 * one gas that is fatal if inhaled.
 */
export const RAISED: RegExp = /^(?:Explosive|Fatal if inhaled) \(/;

/** Result for a user who types the number. */
export interface Opened {
  readonly printed: PrintedNumber;
  readonly record: ChemicalRecord;
  readonly entry: TransportEntry;
  readonly isSolid: boolean;
  /** True if the large spill of the guide page is a circle. */
  readonly isCircle: boolean;
  /** True if the substance requires more than the guide, and the card says so. */
  readonly isRaised: boolean;
}

/**
 * The pages, starting with the one whose text the card shows. Battery-powered equipment has two pages with the same
 * isolation: the text is that of Guide 154. The distances are the largest of all pages.
 */
function ledBy(guide: string | null, pages: PrintedNumber["pages"]): PrintedNumber["pages"] {
  const equals = pages.filter(({ isolationM }) => isolationM === pages[0]?.isolationM);
  const leading = equals.filter((page) => page.guide === guide);
  return [...leading, ...pages.filter((page) => !leading.includes(page))];
}

async function openNumber(ofBook: PrintedNumber): Promise<Opened> {
  const meant = (await loadSearchIndex()).meant(ofBook.un);
  const record = meant.kind === "one" ? await readKnownRecord(meant.match.key) : null;
  const entry = record?.transport.find(({ unNumber }) => unNumber.slice(2) === ofBook.un);
  if (record === null || entry === undefined) throw new RangeError(`${ofBook.un} opens no record of its own.`);
  const printed = { ...ofBook, pages: ledBy(entry.guide, ofBook.pages) };
  const isSolid = stateForDistance(record, entry) === "solid";
  const { isolate } = responseCardOf(record, null, { unNumber: entry.unNumber });
  return {
    printed,
    record,
    entry,
    isSolid,
    isCircle: isLargeSpillCircle(entry, entry.guide ?? ""),
    isRaised: shownBy(isolate) === "raised",
  };
}

/** Every number of the current edition with its result. */
export function openNumbers(): Promise<readonly Opened[]> {
  return Promise.all([...printedNumbers(readEdition(CURRENT_EDITION)).values()].map(openNumber));
}

/** Figures shown by an answer; a distance increased by the hazards of the substance is checked in its own row. */
export function shownBy(
  answer: IsolationAnswer,
): readonly [isolateM: number | null, downwindM: number | null] | "raised" {
  if (RAISED.test(answer.rows[0]?.label ?? "") && answer.isolateM === answer.rows[0]?.isolateM) return "raised";
  return [answer.isolateM, answer.kind === "distance" ? answer.downwindM : null];
}

/**
 * Printed answer for a number: isolation distance, and protective action distance downwind (`null`: not in the book).
 */
export interface PrintedAnswer {
  readonly isolateM: number;
  readonly downwindM: number | null;
}

/** Known conditions of a scene. Missing ones use the larger distance. */
export interface PrintedScene {
  readonly spill?: "small" | "large";
  readonly time?: "day" | "night";
  readonly isSolid?: boolean;
}

const downwindOf = ({ dayM, nightM }: InputSpill, time: PrintedScene["time"]): number =>
  time === undefined ? Math.max(dayM, nightM) : time === "day" ? dayM : nightM;

function largeAnswer(
  printed: PrintedNumber,
  atOnceM: number,
  { time }: PrintedScene,
  isCircle: boolean,
): PrintedAnswer {
  const { containers, large, pages } = printed;
  const ofContainers = containers.map(({ isolateM, day, night }): PrintedAnswer => {
    const winds = [time === "night" ? [] : Object.values(day), time === "day" ? [] : Object.values(night)].flat();
    return { isolateM, downwindM: Math.max(...winds) };
  });
  const [worstContainer] = ofContainers.toSorted((a, b) => b.isolateM - a.isolateM);
  if (worstContainer !== undefined) return worstContainer;
  if (large !== null) return { isolateM: large.isolateM, downwindM: downwindOf(large, time) };
  const ofPage = Math.max(...pages.map(({ largeSpillM }) => largeSpillM ?? 0));
  if (ofPage === 0) return { isolateM: atOnceM, downwindM: null };
  return isCircle ? { isolateM: Math.max(atOnceM, ofPage), downwindM: null } : { isolateM: atOnceM, downwindM: ofPage };
}

/**
 * Calculates the book's answer for a number in a scene only from the printed figures: the tests compare every path of
 * the product with it. Without a spill size the larger spill is used, and never less than the guide's own distance.
 *
 * @param isCircle - whether the large-spill distance of the guide page applies in all directions
 */
export function printedAnswer(printed: PrintedNumber, scene: PrintedScene, isCircle: boolean): PrintedAnswer {
  const atOnce = printed.pages.flatMap(
    ({ isolationM, isolationSolidM }) => (scene.isSolid === true ? isolationSolidM : undefined) ?? isolationM ?? [],
  );
  const atOnceM = Math.max(...atOnce);
  if (atOnce.length === 0) throw new RangeError(`No guide page on file for ${printed.un}.`);
  const { small } = printed;
  const ofSmall: PrintedAnswer =
    small === null
      ? { isolateM: atOnceM, downwindM: null }
      : { isolateM: small.isolateM, downwindM: downwindOf(small, scene.time) };
  const ofLarge = largeAnswer(printed, atOnceM, scene, isCircle);
  if (scene.spill !== undefined) return scene.spill === "small" ? ofSmall : ofLarge;
  if (small === null && printed.containers.length === 0) return { isolateM: atOnceM, downwindM: null };
  const either = ofSmall.isolateM > ofLarge.isolateM ? ofSmall : ofLarge;
  return { ...either, isolateM: Math.max(atOnceM, either.isolateM) };
}

/**
 * The scenes in which every path is compared, most of them only if Table 1 or 3 distinguishes spills, day and night.
 */
export function scenesOf({ small, containers }: PrintedNumber): readonly PrintedScene[] {
  const spills = (["small", "large"] as const).map((spill) => ({ spill }));
  if (small === null && containers.length === 0) return [{}, ...spills];
  return [{}, ...spills.flatMap((told) => (["day", "night"] as const).map((time) => ({ ...told, time })))];
}

/** Number of entries compared in one test of a batch: the test stays well within its time limit. */
const BATCH = 200;

/** Numbers in batches, each with its first and last number for the title of its test. */
export function inBatches(
  opened: readonly Opened[],
): readonly { readonly from: string; readonly to: string; readonly numbers: readonly Opened[] }[] {
  return Array.from({ length: Math.ceil(opened.length / BATCH) }, (_, at) => {
    const numbers = opened.slice(at * BATCH, (at + 1) * BATCH);
    return { from: numbers[0]?.printed.un ?? "", to: numbers.at(-1)?.printed.un ?? "", numbers };
  });
}

/** Counts the comparisons of one path, and collects differences. `pnpm validate` prints its line. */
export function ergBoard(path: string): {
  compare: (what: string, own: unknown, printed: unknown) => void;
  readonly differences: readonly string[];
  print: () => void;
} {
  const differences: string[] = [];
  let compared = 0;
  return {
    differences,
    compare: (what, own, printed) => {
      compared += 1;
      const [shown, expected] = [JSON.stringify(own), JSON.stringify(printed)];
      if (shown !== expected) differences.push(`${what}: ${shown} for ${expected}`);
    },
    print: () => {
      // oxlint-disable-next-line no-console -- the board is the output of the command
      console.log(`ERG 2024  ${path.padEnd(34)} ${compared} figures compared, ${differences.length} differences`);
    },
  };
}
