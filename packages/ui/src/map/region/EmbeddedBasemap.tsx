import { useEffect, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { mapTexts } from "../../messages/en/map/map.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { BASEMAP_CREDITS } from "../basemap/load-basemap.ts";
import { MapNotes } from "../IncidentMap/MapNotes.tsx";
import { useMapParts } from "../map-parts.ts";
import { basemapDetail, isWithin, type BasemapDetail, type MapWindow } from "./basemap-detail.ts";
import { RegionLayers } from "./RegionLayers.tsx";
import type { MapRegion, RegionPack } from "./region-pack.ts";
import { useRegions } from "./use-regions.ts";

interface EmbeddedBasemapProps {
  readonly regions: readonly MapRegion[];
  readonly hasFallen: boolean;
}

/** Regions over the embedded world map, and notes on the basemap at the centre of the view. */
export function EmbeddedBasemap({ regions, hasFallen }: EmbeddedBasemapProps) {
  const texts = useTexts(mapTexts).map;
  const { packs, missing } = useRegions(regions);
  const { detail, pack } = useBasemapInView(packs);
  return (
    <>
      {packs.map((drawn) => (
        <RegionLayers key={drawn.name} pack={drawn} />
      ))}
      <MapNotes hasFallen={hasFallen}>
        {missing.map((name) => (
          <b key={name}>{texts.regionMissing(name)} </b>
        ))}
        {detail === "region" && pack !== null ? (
          <RegionNote pack={pack} />
        ) : detail === "nothing" ? (
          <b>{texts.noCoast}</b>
        ) : (
          <>
            <b>{texts.noStreets}</b> {texts.coarse} {BASEMAP_CREDITS}.
          </>
        )}
      </MapNotes>
    </>
  );
}

function RegionNote({ pack: { name, caption, edition, attribution } }: { readonly pack: RegionPack }) {
  const texts = useTexts(mapTexts).map;
  return (
    <>
      <b>{caption}.</b> <span className="placard__edition">{texts.edition(name, edition)}</span>{" "}
      {attribution.map(({ short }) => short).join(", ")}.{" "}
      <DialogTrigger>
        <Button className="placard-map-sources">{texts.sources}</Button>
        <Popover className="placard-map-popup">
          <Dialog aria-label={texts.sources}>
            <p>{texts.edition(name, edition)}</p>
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
function useBasemapInView(packs: readonly RegionPack[]): { detail: BasemapDetail; pack: RegionPack | null } {
  const { map } = useMapParts();
  const [view, setView] = useState<MapWindow>(() => windowOf(map));
  useEffect(() => {
    const updateView = (): void => setView(windowOf(map));
    updateView();
    map.on("moveend", updateView);
    return () => {
      map.off("moveend", updateView);
    };
  }, [map]);
  const drawn = packs.map(({ bbox }) => bbox);
  return { detail: basemapDetail(view, drawn), pack: packs.find(({ bbox }) => isWithin(view, bbox)) ?? null };
}

function windowOf(map: Pick<ReturnType<typeof useMapParts>["map"], "getCenter" | "getZoom">): MapWindow {
  const { lng, lat } = map.getCenter();
  return { lon: lng, lat, zoom: map.getZoom() };
}
