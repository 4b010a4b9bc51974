import { Button } from "@placard/ui";
import { useRef, useState, type ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./Portion.css";

/** So many rows are drawn at once: a search over hundreds stays as quick as the typing. */
const STEP = 50;

interface PortionProps<T> {
  readonly rows: readonly T[];
  /** Draws the rows that are shown. */
  readonly children: (shown: readonly T[]) => ReactNode;
}

/**
 * The first rows of a long list, how many there are, and a button for more. The button goes with the last rows: the
 * focus then stays at the count.
 */
export function Portion<T>({ rows, children }: PortionProps<T>) {
  const { common } = useMessages();
  const [count, setCount] = useState(STEP);
  const said = useRef<HTMLParagraphElement>(null);
  const rest = Math.max(0, rows.length - count);

  function showMore(): void {
    setCount(count + STEP);
    if (rest <= STEP) said.current?.focus();
  }

  return (
    <>
      {children(rows.slice(0, count))}
      {rows.length > STEP && (
        <div className="app-portion">
          <p ref={said} role="status" tabIndex={-1}>
            {common.shownOf(rows.length - rest, rows.length)}
          </p>
          {rest > 0 && <Button onPress={showMore}>{common.showMore(Math.min(STEP, rest))}</Button>}
        </div>
      )}
    </>
  );
}
