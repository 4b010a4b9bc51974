import type { StandingMark } from "@placard/api-client";
import type { StoredChemical } from "@placard/ui";

/** How a row stands among its neighbours, by its id. */
export type StandingMarks = ReadonlyMap<number, NonNullable<StoredChemical["standing"]>>;

/** The marks of the server by row; empty until they are read. */
export function standingMarks(marks: readonly StandingMark[] | undefined): StandingMarks {
  return new Map(
    (marks ?? []).map(({ chemical_id, is_accepted }) => [chemical_id, is_accepted ? "accepted" : "keep_apart"]),
  );
}

/** How many rows stand with what they must be kept apart from, accepted ones left out. */
export function openMarks(marks: StandingMarks): number {
  return [...marks.values()].filter((mark) => mark === "keep_apart").length;
}
