import { mapWords } from "../../messages/en/map/map.ts";
import { useWords } from "../../messages/use-words.ts";
import { BASEMAP_CREDITS } from "../basemap/load-basemap.ts";
import type { Ground } from "./engine-choice.ts";

/** What the reader must know of the ground: that it is no street map, and who made it. */
export function MapNotes({ ground, hasFallen }: { ground: Ground; hasFallen: boolean }) {
  const words = useWords(mapWords).map;
  return (
    <p className="placard-map-notes">
      {hasFallen ? <b>{words.fallen} </b> : undefined}
      {ground === "embedded" ? (
        <>
          <b>{words.noStreets}</b> {words.coarse} {BASEMAP_CREDITS}.{" "}
        </>
      ) : undefined}
      {words.notForNavigation}
    </p>
  );
}
