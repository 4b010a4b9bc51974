import type { Unsent } from "../outbox.ts";

/** Number of unsent entries per kind, in the order in which an incident creates them. */
export function unsentKinds(unsent: readonly Unsent[]): readonly (readonly [kind: Unsent["kind"], count: number])[] {
  const kinds: readonly Unsent["kind"][] = ["incident", "note", "photo", "checklists", "plan", "end"];
  return kinds
    .map((kind) => [kind, unsent.filter((one) => one.kind === kind).length] as const)
    .filter(([, count]) => count > 0);
}
