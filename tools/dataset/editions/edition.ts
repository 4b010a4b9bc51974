import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { InputDistances, InputErg, InputErgId, InputGuide, InputSpill } from "../input-types.ts";

/**
 * An edition of the ERG, stored in a folder such as `erg-2024` as `erg-2024.json`. The year is taken from the folder
 * name.
 */
export interface Edition extends InputErg {
  /** The key of its source in the product, such as `ERG2024`. */
  readonly key: string;
  readonly year: string;
  /** The file with its figures, as named in the hash of the dataset. */
  readonly file: string;
  readonly text: string;
}

const INPUT = fileURLToPath(new URL("../input/", import.meta.url));

/** The edition that the product is built from and cites. */
export const CURRENT_EDITION: string = join(INPUT, "erg-2024");

/** The previous edition, for reports of changes. */
export const PREVIOUS_EDITION: string = join(INPUT, "erg-2020");

/** Reads an edition folder. Throws if its name has no year, or if its file is missing or contains no numbers. */
export function readEdition(folder: string): Edition {
  const name = basename(folder);
  const year = /^erg-(\d{4})$/.exec(name)?.[1];
  if (year === undefined) throw new RangeError(`${folder} is not an edition folder. Name it erg- and the year.`);
  const file = `${name}.json`;
  const text = readFileSync(join(folder, file), "utf8");
  const erg = JSON.parse(text) as InputErg;
  if (erg.un.entries.length === 0) throw new RangeError(`${file} lists no numbers.`);
  return { ...erg, key: `ERG${year}`, year, file, text };
}

/** Data of an edition for one number. If Table 1 has several rows, the largest of each distance. */
export interface PrintedNumber extends InputErgId {
  /** The pages of its guides, largest isolation first. */
  readonly pages: readonly InputGuide[];
  readonly small: InputSpill | null;
  readonly large: InputSpill | null;
  readonly containers: NonNullable<InputDistances["table3"]>;
}

/** The largest of each distance over the rows of one number: a table lists one number under several names and zones. */
function worst(rows: readonly InputSpill[]): InputSpill | null {
  if (rows.length === 0) return null;
  const largest = (distance: keyof InputSpill): number => Math.max(...rows.map((row) => row[distance]));
  return { isolateM: largest("isolateM"), dayM: largest("dayM"), nightM: largest("nightM") };
}

/** Every number of an edition with its distances, in the order of the book. */
export function printedNumbers(edition: InputErg): ReadonlyMap<string, PrintedNumber> {
  const rows = Map.groupBy(edition.distances.entries, ({ un }) => un);
  const pages = new Map(edition.guides.entries.map((page) => [page.guide, page]));
  return new Map(
    edition.un.entries.map((entry) => {
      const own = rows.get(entry.un) ?? [];
      const ofGuides = entry.guides.flatMap((guide) => pages.get(guide) ?? []);
      return [
        entry.un,
        {
          ...entry,
          pages: ofGuides.toSorted((a, b) => (b.isolationM ?? 0) - (a.isolationM ?? 0)),
          small: worst(own.map(({ small }) => small)),
          large: worst(own.flatMap(({ large }) => large ?? [])),
          containers: own.find(({ table3 }) => table3 !== undefined)?.table3 ?? [],
        },
      ];
    }),
  );
}
