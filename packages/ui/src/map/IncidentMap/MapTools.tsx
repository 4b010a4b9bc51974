import type { LonLat } from "@placard/hazmat-core";
import { Crosshair, Maximize, Minimize, Minus, Navigation2, Plus } from "lucide";
import { useRef } from "react";
import { Button } from "react-aria-components/Button";
import { Icon } from "../../internal/Icon.tsx";
import { mapTexts } from "../../messages/en/map/map.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { useMapParts } from "../map-parts.ts";
import { SatelliteTool } from "./SatelliteTool.tsx";
import type { Satellite } from "./use-satellite.ts";
import { useFullscreen } from "./use-fullscreen.ts";

interface MapToolsProps {
  readonly satellite: Satellite | null;
  readonly onPick: ((place: LonLat) => void) | undefined;
}

/**
 * Zoom, north, satellite imagery, full screen, and a button that picks the centre of the map, for users who cannot
 * point.
 */
export function MapTools({ satellite, onPick }: MapToolsProps) {
  const texts = useTexts(mapTexts).map;
  const { map } = useMapParts();
  const button = useRef<HTMLButtonElement>(null);
  const fullscreen = useFullscreen(button);
  return (
    <div className="placard-map-tools">
      <Button aria-label={texts.zoomIn} onPress={() => map.zoomIn({ duration: 0 })}>
        <Icon of={Plus} aria-hidden="true" />
      </Button>
      <Button aria-label={texts.zoomOut} onPress={() => map.zoomOut({ duration: 0 })}>
        <Icon of={Minus} aria-hidden="true" />
      </Button>
      <span className="placard__north" role="img" aria-label={texts.northUp}>
        <Icon of={Navigation2} aria-hidden="true" />
        <b aria-hidden="true">{texts.north}</b>
      </span>
      {fullscreen === null ? undefined : (
        <Button
          ref={button}
          aria-label={fullscreen.isOn ? texts.leaveFullscreen : texts.fullscreen}
          onPress={fullscreen.toggle}
        >
          {fullscreen.isOn ? <Icon of={Minimize} aria-hidden="true" /> : <Icon of={Maximize} aria-hidden="true" />}
        </Button>
      )}
      {satellite === null ? undefined : <SatelliteTool satellite={satellite} />}
      {onPick === undefined ? undefined : (
        <Button
          aria-label={texts.pickMiddle}
          onPress={() => {
            const { lng, lat } = map.getCenter();
            onPick([lng, lat]);
          }}
        >
          <Icon of={Crosshair} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
