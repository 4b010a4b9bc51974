import type { ReactNode } from "react";
import { TableLayout, Virtualizer } from "react-aria-components/Virtualizer";

/** Until a row was measured: two lines of text, px. */
const ROW_HEIGHT = 57;
const HEAD_HEIGHT = 41;
const LAYOUT = { estimatedRowHeight: ROW_HEIGHT, headingHeight: HEAD_HEIGHT };

/** Draws of the table in it only the rows in view. A file of its own: it loads with the first long table. */
export function VirtualFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Virtualizer layout={TableLayout} layoutOptions={LAYOUT}>
      {children}
    </Virtualizer>
  );
}
