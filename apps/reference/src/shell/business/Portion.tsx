import { Button } from "@placard/ui";
import { useRef, useState, type ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./Portion.css";

/** Number of rows rendered per step: with hundreds of results, typing in the search stays fast. */
const STEP = 50;

interface PortionProps<T> {
  readonly rows: readonly T[];
  /** Renders the visible rows. */
  readonly children: (shown: readonly T[]) => ReactNode;
}

/**
 * The first rows of a long list, the number of rows, and a button for more. When the last rows are shown, the button is
 * removed and the focus moves to the count.
 */
export function Portion<T>({ rows, children }: PortionProps<T>) {
  const { common } = useMessages();
  const [count, setCount] = useState(STEP);
  const status = useRef<HTMLParagraphElement>(null);
  const rest = Math.max(0, rows.length - count);

  function showMore(): void {
    setCount(count + STEP);
    if (rest <= STEP) status.current?.focus();
  }

  return (
    <>
      {children(rows.slice(0, count))}
      {rows.length > STEP && (
        <div className="app-portion">
          <p ref={status} role="status" tabIndex={-1}>
            {common.shownOf(rows.length - rest, rows.length)}
          </p>
          {rest > 0 && <Button onPress={showMore}>{common.showMore(Math.min(STEP, rest))}</Button>}
        </div>
      )}
    </>
  );
}
