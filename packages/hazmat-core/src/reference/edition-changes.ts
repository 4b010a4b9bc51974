import { loadDataText } from "../data/load-data-text.ts";
import { loadTransport } from "../data/load.ts";
import { once } from "../data/once.ts";
import type { EditionChangeKind, StoredEditionChanges } from "../data/stored-edition-changes.ts";
import { unNumber, type UnNumber } from "../identity/un-number.ts";
import type { SourceKey, SourceRef } from "../provenance/source.ts";

/** One change of an edition of the ERG for one number on file. */
export interface EditionChange {
  readonly unNumber: UnNumber;
  readonly name: string;
  readonly kind: EditionChangeKind;
  /** Metres, or text for guides, gases and containers. `null`: not in this edition. */
  readonly before: number | string | null;
  readonly after: number | string | null;
  /** Sources of the earlier and the later figure. A mark means that the earlier one was not read in the book. */
  readonly sources: readonly [before: SourceRef, after: SourceRef];
}

/** Changes of the current ERG edition compared with the previous one. */
export interface EditionChanges {
  readonly before: SourceKey;
  readonly after: SourceKey;
  /** In the order of the numbers. */
  readonly changes: readonly EditionChange[];
}

/**
 * Loads the changes of the current ERG edition from the previous one, for every number on file.
 *
 * @example
 * const { changes } = await loadEditionChanges();
 * changes.find(({ name, kind }) => name === "Chlorine" && kind === "small-night");
 * // includes { unNumber: "UN1017", before: 1400, after: 1500 }
 */
export const loadEditionChanges: () => Promise<EditionChanges> = once(async () => {
  const [text, { entries }] = await Promise.all([
    loadDataText(() => import("../data/generated/edition-changes.ts"), "editionChanges"),
    loadTransport(),
  ]);
  const stored = JSON.parse(text) as StoredEditionChanges; // written by tools/dataset from the same type
  const changes = stored.changes.flatMap(({ ids, locator, mark, kind, before, after }) =>
    ids.map((id): EditionChange => {
      const place = locator === id.slice(2) ? id : locator;
      const earlier: SourceRef = { key: stored.before, locator: place };
      return {
        unNumber: unNumber(id),
        name: entries.get(id)?.names[0] ?? id,
        kind,
        before,
        after,
        sources: [mark === undefined ? earlier : { ...earlier, mark }, { key: stored.after, locator: place }],
      };
    }),
  );
  return {
    before: stored.before,
    after: stored.after,
    changes: changes.toSorted((a, b) => a.unNumber.slice(2).localeCompare(b.unNumber.slice(2))),
  };
});
