import { useEffect, useRef } from "react";

/** A focused control, and its position among the rows. */
interface FocusedControl {
  readonly element: HTMLElement;
  /** Id of the list when the control got the focus. */
  readonly list: string;
  /** Id of its row, and the index of the row in the list; `null` outside of the list. */
  readonly row: { readonly id: string | undefined; readonly at: number } | null;
  /** True for the first control of its row. */
  readonly isFirst: boolean;
}

const CONTROLS = "input:not([type='hidden']):not([tabindex='-1']), button:not([tabindex='-1']), [tabindex='0']";

/**
 * Moves the focus if an answer removes the focused control: to the next control of the same row, else to the row that
 * took its place, else to the element marked `data-focus`. Rows are marked `data-row`.
 *
 * @param list - id of the listed rows; after a change of the list the focus moves to `data-focus`
 * @returns the `ref` and the event handler of the section
 */
export function useFocusAfterAnswer(list: string) {
  const section = useRef<HTMLElement>(null);
  const last = useRef<FocusedControl | null>(null);
  useEffect(() => {
    const before = last.current;
    if (before === null || before.element.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    const control = before.list === list ? nextControl(section.current, before) : null;
    (control ?? section.current?.querySelector<HTMLElement>("[data-focus]"))?.focus();
  });
  return {
    ref: section,
    onFocus({ target }: { readonly target: EventTarget }): void {
      // Options of an open list are rendered outside of the section.
      if (target instanceof HTMLElement && section.current?.contains(target) === true)
        last.current = focusedControl(section.current, list, target);
    },
  };
}

const rowsOf = (section: HTMLElement): readonly HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>("[data-row]"),
];

function focusedControl(section: HTMLElement, list: string, element: HTMLElement): FocusedControl {
  const row = element.closest<HTMLElement>("[data-row]");
  return {
    element,
    list,
    row: row === null ? null : { id: row.dataset["row"], at: rowsOf(section).indexOf(row) },
    isFirst: row?.querySelector(CONTROLS) === element,
  };
}

function nextControl(section: HTMLElement | null, { row, isFirst }: FocusedControl): HTMLElement | undefined {
  if (section === null || row === null) return undefined;
  const rows = rowsOf(section);
  const next = rows.find((each) => each.dataset["row"] === row.id) ?? rows[Math.min(row.at, rows.length - 1)];
  const [first, second] = next?.querySelectorAll<HTMLElement>(CONTROLS) ?? [];
  // The first control skips the row, the second one answers its question.
  return isFirst ? first : (second ?? first);
}

/** The steps of an import after the choice of a file. */
type ImportStep = "opened" | "sending" | "done";

/**
 * Moves the focus to the element marked `data-step` when a step begins. After a failure it moves to the element marked
 * `send`, to try again. A restored file does not move it.
 *
 * @param file - the opened file; another file begins the step again
 */
export function useStepFocus(step: ImportStep | null, file: File | null, isRestored: boolean): void {
  const before = useRef<{ readonly step: ImportStep | null; readonly file: File | null }>({ step: null, file: null });
  useEffect(() => {
    const { step: previous, file: previousFile } = before.current;
    before.current = { step, file };
    const isNew = step !== previous || (step === "opened" && file !== previousFile);
    if (step === null || !isNew || (step === "opened" && isRestored)) return;
    const mark = step === "opened" && previous === "sending" ? "send" : step;
    const marked = document.querySelector<HTMLElement>(`[data-step="${mark}"]`);
    (marked?.querySelector("button") ?? marked)?.focus();
  }, [step, file, isRestored]);
}
