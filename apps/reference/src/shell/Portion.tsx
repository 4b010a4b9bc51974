import { Button } from "@placard/ui";
import { useState, type ReactNode } from "react";
import { useMessages } from "../messages/MessagesProvider.tsx";
import "./Portion.css";

/** So many rows are drawn at once: a search over hundreds stays as quick as the typing. */
const STEP = 50;

interface PortionProps<T> {
  readonly rows: readonly T[];
  /** Draws the rows that are shown. */
  readonly children: (shown: readonly T[]) => ReactNode;
}

/** The first rows of a long list, how many there are, and a button for more. */
export function Portion<T>({ rows, children }: PortionProps<T>) {
  const { common } = useMessages();
  const [count, setCount] = useState(STEP);
  const rest = rows.length - count;
  return (
    <>
      {children(rows.slice(0, count))}
      {rest > 0 && (
        <div className="app-portion">
          <p role="status">{common.shownOf(count, rows.length)}</p>
          <Button onPress={() => setCount(count + STEP)}>{common.showMore(Math.min(STEP, rest))}</Button>
        </div>
      )}
    </>
  );
}
