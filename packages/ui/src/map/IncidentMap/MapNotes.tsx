import type { ReactNode } from "react";
import { mapWords } from "../../messages/en/map/map.ts";
import { useWords } from "../../messages/use-words.ts";

interface MapNotesProps {
  /** The ground that was asked for did not load. */
  readonly hasFallen: boolean;
  /** What the reader must know of this ground, and who made it. */
  readonly children?: ReactNode;
}

/** What the reader must know of the ground. */
export function MapNotes({ hasFallen, children }: MapNotesProps) {
  const words = useWords(mapWords).map;
  return (
    <div className="placard-map-notes">
      {hasFallen ? <b>{words.fallen} </b> : undefined}
      {children} {words.notForNavigation}
    </div>
  );
}
