import type { Unsent } from "../outbox.ts";

/** How many of each kind wait, in the order in which an incident has them. */
export function unsentKinds(unsent: readonly Unsent[]): readonly (readonly [kind: Unsent["kind"], count: number])[] {
  const kinds: readonly Unsent["kind"][] = ["incident", "note", "photo", "checklists", "plan", "end"];
  return kinds
    .map((kind) => [kind, unsent.filter((one) => one.kind === kind).length] as const)
    .filter(([, count]) => count > 0);
}
