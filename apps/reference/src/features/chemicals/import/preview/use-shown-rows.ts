import { useState } from "react";
import type { ImportState } from "../import-view.ts";

export interface PreviewLine<State> {
  readonly row: number;
  readonly state: State;
  readonly problems: object;
}

/** Number of rows on one page of a preview. */
export const PREVIEW_PAGE_SIZE = 20;

/** The shown page of rows with the chosen state, or with the first state that has rows. */
export function useShownRows<State extends ImportState, Line extends PreviewLine<State>>(
  states: readonly State[],
  lines: readonly Line[],
  counts: Readonly<Record<State, number>>,
) {
  const [chosen, setChosen] = useState<State | null>(null);
  const [page, setPage] = useState(1);
  const state = chosen ?? states.find((each) => counts[each] > 0) ?? states[0];
  const found = lines.filter((line) => line.state === state);
  return {
    state,
    found,
    page: Math.max(1, Math.min(page, Math.ceil(found.length / PREVIEW_PAGE_SIZE))),
    setPage,
    choose: (next: string): void => {
      setChosen(states.find((each) => each === next) ?? null);
      setPage(1);
    },
  };
}
