import { SegmentedControl } from "@placard/ui";
import { Pager } from "@placard/ui/internal";
import type { ReactNode } from "react";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { useFocusAfterAnswer } from "../focus/use-import-focus.ts";
import type { ImportState } from "../import-view.ts";
import { ChooseRows } from "./ChooseRows.tsx";
import { PREVIEW_PAGE_SIZE, useShownRows, type PreviewLine } from "./use-shown-rows.ts";

interface PreviewFrameProps<State extends ImportState, Line extends PreviewLine<State>> {
  /** Id of the heading. */
  readonly id: string;
  readonly texts: {
    readonly preview: string;
    readonly noneIn: Readonly<Record<State, string>>;
    readonly stateText: Readonly<Record<State, string>>;
  };
  /** The first of these states with rows is shown first. */
  readonly states: readonly State[];
  readonly lines: readonly Line[];
  readonly counts: Readonly<Record<State, number>>;
  readonly onLeaveOut: (rows: ReadonlySet<number>) => void;
  /** Actions for all rows of a state. */
  readonly renderForAll?: (state: State, found: readonly Line[]) => ReactNode;
  /** Renders one row as a list item. */
  readonly children: (line: Line) => ReactNode;
}

/** Shows the rows of a file by state, one page at a time. */
export function PreviewFrame<State extends ImportState, Line extends PreviewLine<State>>({
  id,
  texts,
  states,
  lines,
  counts,
  onLeaveOut,
  renderForAll,
  children,
}: PreviewFrameProps<State, Line>) {
  const { chemicalImport } = useMessages();
  const { state, choose, found, page, setPage } = useShownRows(states, lines, counts);
  const focus = useFocusAfterAnswer(state ?? "");
  if (state === undefined) return null;
  return (
    <section className="placard-surface app-import-card" aria-labelledby={id} {...focus}>
      <h2 id={id}>{texts.preview}</h2>
      <ChooseRows lines={lines} onLeaveOut={onLeaveOut} />
      <SegmentedControl
        className="app-import-states"
        label={texts.preview}
        options={states.map((each) => ({
          id: each,
          label: chemicalImport.stateCount(chemicalImport.states[each], counts[each]),
        }))}
        value={state}
        onChange={choose}
      />
      <p tabIndex={-1} data-focus="">
        {counts[state] === 0 ? texts.noneIn[state] : texts.stateText[state]}
      </p>
      {renderForAll?.(state, found)}
      <ul className="app-import-rows">
        {found.slice((page - 1) * PREVIEW_PAGE_SIZE, page * PREVIEW_PAGE_SIZE).map(children)}
      </ul>
      {found.length > PREVIEW_PAGE_SIZE && (
        <Pager page={page} pageSize={PREVIEW_PAGE_SIZE} total={found.length} onChange={setPage} />
      )}
    </section>
  );
}
