import { Badge } from "../../controls/Badge/Badge.tsx";
import { Card } from "../../controls/Card/Card.tsx";
import type { ReactNode } from "react";
import { FoldedValues } from "./FoldedValues.tsx";
import type { PropertyRow } from "./property-rows.ts";

interface SourceColumnProps {
  readonly title: string;
  /** Number of the record in the source. */
  readonly tag?: string;
  /** Edition, or location of the sources. */
  readonly note: string;
  readonly rows: readonly PropertyRow[];
  /** Shown below the rows, or in place of them. */
  readonly children?: ReactNode;
}

/** All data on the chemical from one reference source. */
export function SourceColumn({ title, tag, note, rows, children }: SourceColumnProps) {
  return (
    <Card
      isFlush
      title={title}
      className="placard-source-column"
      actions={
        <>
          {tag === undefined ? undefined : <Badge>{tag}</Badge>}
          <span className="placard__note">{note}</span>
        </>
      }
    >
      {rows.length === 0 ? undefined : (
        <dl>
          {rows.map((row) => (
            <div key={row.id}>
              <dt>{row.label}</dt>
              <dd>
                <FoldedValues row={row} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </Card>
  );
}
