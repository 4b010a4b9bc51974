import { useEffect, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { mapWords } from "../../messages/en/map/map.ts";
import { useWords } from "../../messages/use-words.ts";
import { BASEMAP_CREDITS } from "../basemap/load-basemap.ts";
import { MapNotes } from "../IncidentMap/MapNotes.tsx";
import { useMapParts } from "../map-parts.ts";
import { groundDetail, isWithin, type GroundDetail, type MapWindow } from "./ground-detail.ts";
import { RegionLayers } from "./RegionLayers.tsx";
import type { MapRegion, RegionPack } from "./region-pack.ts";
import { useRegions } from "./use-regions.ts";

interface EmbeddedGroundProps {
  readonly regions: readonly MapRegion[];
  readonly hasFallen: boolean;
}

/** Regions over the embedded world map, and notes on the basemap at the centre of the view. */
export function EmbeddedGround({ regions, hasFallen }: EmbeddedGroundProps) {
  const words = useWords(mapWords).map;
  const { packs, missing } = useRegions(regions);
  const { detail, pack } = useGroundInView(packs);
  return (
    <>
      {packs.map((drawn) => (
        <RegionLayers key={drawn.name} pack={drawn} />
      ))}
      <MapNotes hasFallen={hasFallen}>
        {missing.map((name) => (
          <b key={name}>{words.regionMissing(name)} </b>
        ))}
        {detail === "region" && pack !== null ? (
          <RegionNote pack={pack} />
        ) : detail === "nothing" ? (
          <b>{words.noCoast}</b>
        ) : (
          <>
            <b>{words.noStreets}</b> {words.coarse} {BASEMAP_CREDITS}.
          </>
        )}
      </MapNotes>
    </>
  );
}

function RegionNote({ pack: { name, caption, edition, attribution } }: { readonly pack: RegionPack }) {
  const words = useWords(mapWords).map;
  return (
    <>
      <b>{caption}.</b> <span className="placard__edition">{words.edition(name, edition)}</span>{" "}
      {attribution.map(({ short }) => short).join(", ")}.{" "}
      <DialogTrigger>
        <Button className="placard-map-sources">{words.sources}</Button>
        <Popover className="placard-map-popup">
          <Dialog aria-label={words.sources}>
            <p>{words.edition(name, edition)}</p>
            {attribution.map((source) => (
              <p key={source.short}>{source.words}</p>
            ))}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </>
  );
}

/** Data source at the centre of the view, updated with each move. */
function useGroundInView(packs: readonly RegionPack[]): { detail: GroundDetail; pack: RegionPack | null } {
  const { map } = useMapParts();
  const [view, setView] = useState<MapWindow>(() => windowOf(map));
  useEffect(() => {
    const look = (): void => setView(windowOf(map));
    look();
    map.on("moveend", look);
    return () => {
      map.off("moveend", look);
    };
  }, [map]);
  const drawn = packs.map(({ bbox }) => bbox);
  return { detail: groundDetail(view, drawn), pack: packs.find(({ bbox }) => isWithin(view, bbox)) ?? null };
}

function windowOf(map: Pick<ReturnType<typeof useMapParts>["map"], "getCenter" | "getZoom">): MapWindow {
  const { lng, lat } = map.getCenter();
  return { lon: lng, lat, zoom: map.getZoom() };
}
