import type { ReactNode } from "react";
import { mapTexts } from "../../messages/en/map/map.ts";
import { useTexts } from "../../messages/use-texts.ts";

interface MapNotesProps {
  /** True if the requested basemap did not load. */
  readonly hasFallen: boolean;
  /** Notes on this basemap, and its attribution. */
  readonly children?: ReactNode;
}

/** Notes on the basemap for the user. */
export function MapNotes({ hasFallen, children }: MapNotesProps) {
  const texts = useTexts(mapTexts).map;
  return (
    <div className="placard-map-notes">
      {hasFallen ? <b>{texts.fallen} </b> : undefined}
      {children} {texts.notForNavigation}
    </div>
  );
}
