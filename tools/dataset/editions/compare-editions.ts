/**
 * `pnpm data:compare [earlier folder] [later folder]` prints each difference between two editions of the ERG in
 * numbers, guides and distances, with the affected cards.
 */
import { resolve } from "node:path";
import { checkedInput } from "../build.ts";
import { CURRENT_EDITION, PREVIOUS_EDITION, readEdition, type Edition } from "./edition.ts";
import { editionChanges } from "./edition-changes.ts";
import { buildTransport } from "../transport.ts";

/** The report as text: a line for each difference, followed by the affected cards. */
export function reportText(before: Edition, after: Edition): string {
  const { input } = checkedInput(after);
  const { entries } = buildTransport(input);
  const { changes } = editionChanges(before, after, entries);
  const names = new Map(entries.map(({ id, names: ofId }) => [id, ofId?.[0] ?? ""]));
  const substances = Map.groupBy(
    [...input.core, ...input.extended].flatMap(({ cas, name, un = [] }) =>
      un.map((tie) => ({ id: tie.un, cas, name })),
    ),
    ({ id }) => id,
  );
  const cardsOf = (id: string): string =>
    [`${id} ${names.get(id) ?? ""}`, ...(substances.get(id) ?? []).map(({ cas, name }) => `${name} (CAS ${cas})`)].join(
      ", ",
    );
  const lines = changes.flatMap(({ kind, locator, before: old, after: young, mark, ids }) => [
    `${locator.padEnd(10)} ${kind.padEnd(18)} ${old ?? "none"} → ${young ?? "none"}${mark === undefined ? "" : ` (${before.year} figure ${mark})`}`,
    ...ids.map((id) => `             ${cardsOf(id)}`),
    ...(ids.length === 0 ? ["             no card"] : []),
  ]);
  const cards = new Set(changes.flatMap(({ ids }) => ids));
  return [
    `ERG ${before.year} → ERG ${after.year}: ${changes.length} differences change the cards of ${cards.size} numbers. Distances in metres.`,
    ...lines,
  ].join("\n");
}

if (import.meta.main) {
  const [earlier = PREVIOUS_EDITION, later = CURRENT_EDITION] = process.argv.slice(2).map((folder) => resolve(folder));
  console.log(reportText(readEdition(earlier), readEdition(later)));
}
