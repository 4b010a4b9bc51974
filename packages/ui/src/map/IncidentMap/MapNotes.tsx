import type { ReactNode } from "react";
import { mapWords } from "../../messages/en/map/map.ts";
import { useWords } from "../../messages/use-words.ts";

interface MapNotesProps {
  /** True if the requested basemap did not load. */
  readonly hasFallen: boolean;
  /** Notes on this basemap, and its attribution. */
  readonly children?: ReactNode;
}

/** Notes on the basemap for the user. */
export function MapNotes({ hasFallen, children }: MapNotesProps) {
  const words = useWords(mapWords).map;
  return (
    <div className="placard-map-notes">
      {hasFallen ? <b>{words.fallen} </b> : undefined}
      {children} {words.notForNavigation}
    </div>
  );
}
