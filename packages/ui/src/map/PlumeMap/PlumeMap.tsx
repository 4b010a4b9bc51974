import { isCalm } from "@placard/hazmat-core/scene";
import { toasts } from "../../feedback/Toast/toasts.ts";
import { WindBug } from "../../plume/WindBug/WindBug.tsx";
import type { MapboxStreets } from "../engines/engine-props.ts";
import { IncidentMap, type IncidentMapProps } from "../IncidentMap/IncidentMap.tsx";
import { LayersPanel } from "../LayersPanel/LayersPanel.tsx";
import { RangeRings } from "../RangeRings/RangeRings.tsx";
import type { MapRegion } from "../region/region-pack.ts";
import { PlumeLayers } from "../PlumeLayers/PlumeLayers.tsx";
import { useCallback, useState, type ReactNode } from "react";
import { plumeWords } from "../../messages/en/plume/plume.ts";
import { useWords } from "../../messages/use-words.ts";
import { layerRows } from "../../plume/result/layer-rows.ts";
import { mapView } from "./map-view.ts";
import { evacuationOf, hasZones, protectiveOf, type PlumeResult } from "../../plume/result/plume-result.ts";
import { limitText, resultHeadline, windWords, type LimitUnit } from "../../plume/result/result-words.ts";
import { useMedia } from "../../hooks/use-media.ts";
import type { PlumeMapProps } from "../../plume/PlumePanel/plume-map-props.ts";
import { usePlumeSize } from "../../plume/PlumePanel/plume-size.ts";
import type { ZoneLimit } from "../../plume/ZoneTable/zone-lines.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import "./PlumeMap.css";

/** The side of the square that a result should fit in, px: what panels leave of the map. */
const VIEW_PX = { wide: 480, tablet: 300, phone: 170 } as const;

/** A lying phone: the map is wide and as low as that of a standing one. */
const LOW = "(height <= 480px)";

/** Where the map of a host differs: its streets and its look. */
export interface PlumeMapLook {
  /** Light unless given. */
  readonly theme?: IncidentMapProps["theme"];
  /** Streets of Mapbox, from `mapboxStreets` of `@placard/ui/map/mapbox`. */
  readonly mapbox?: MapboxStreets;
  /** The address of a MapLibre style. */
  readonly styleUrl?: string;
  /** Regions that the embedded map draws in full detail. Always the same list. While no place is known the first is shown. */
  readonly regions?: readonly MapRegion[];
  /** Further layers, such as the marks of an incident. */
  readonly children?: ReactNode;
}

/**
 * Zones, circle and swing lines over the ground, with the result in a sentence. Drawn from this device alone.
 *
 * @example
 * <PlumePanel source={source} geocoder={geocoder} map={PlumeMap} />
 */
export function PlumeMap({
  place,
  result,
  unit,
  onPick,
  theme = "light",
  mapbox,
  styleUrl,
  regions,
  children,
}: PlumeMapProps & PlumeMapLook) {
  const { plume } = useWords(plumeWords);
  const size = usePlumeSize();
  const isLow = useMedia(LOW, false);
  const viewPx = VIEW_PX[isLow ? "phone" : size];
  const { center, zoom } = mapView(place?.center ?? null, result, viewPx, regions?.[0]?.bbox);
  return (
    <IncidentMap
      center={center}
      zoom={zoom}
      theme={theme}
      label={plume.mapLabel}
      onError={(text) => toasts.show({ tone: "danger", title: plume.mapFailed, text })}
      {...(mapbox !== undefined && { mapbox })}
      {...(styleUrl !== undefined && { styleUrl })}
      {...(regions !== undefined && { regions })}
      {...(result !== null && { sentence: <Verdict result={result} /> })}
      {...(onPick !== null && { onPick })}
    >
      {place === null ? undefined : (
        <RangeRings center={result?.place.center ?? place.center} labelsTowardsDeg={labelSide(result)} />
      )}
      {result === null ? undefined : <Zones key={result.id} result={result} unit={unit} />}
      {children}
    </IncidentMap>
  );
}

/** Distances stand off the plume: across the wind, and below where it has no direction. */
const labelSide = (result: PlumeResult | null): number => {
  const fromDeg = result?.used.windFromDeg ?? null;
  return fromDeg === null ? 200 : (fromDeg + 65) % 360;
};

interface ZonesProps {
  readonly result: PlumeResult;
  readonly unit: LimitUnit;
}

/** From this width on the legend covers nothing of the plume. */
const ROOMY = "(width > 1600px)";

/** The layers of one result. A new result shows all of its layers again. */
function Zones({ result, unit }: ZonesProps) {
  const hasRoom = useMedia(ROOMY, false);
  const { plume } = useWords(plumeWords);
  const speech = useSpeech();
  const rows = layerRows(result, plume, unit, speech);
  // Over a plume the protective distance is one tap away; without one it is what there is to see.
  const [visible, setVisible] = useState<readonly string[]>(() =>
    rows.map(({ id }) => id).filter((id) => id !== "protect" || !hasZones(result)),
  );
  const formatLimit = useCallback(
    (limit: ZoneLimit) => limitText(limit, unit, result, plume, speech),
    [unit, result, plume, speech],
  );
  const evacuation = evacuationOf(result);
  const protective = protectiveOf(result);
  const { plume: modelled, place } = result;
  return (
    <>
      <PlumeLayers
        origin={place.center}
        zones={modelled?.zones ?? []}
        visible={visible}
        formatLimit={formatLimit}
        {...(evacuation !== undefined && { evacuation })}
        {...(protective !== undefined && { protective })}
        {...(modelled !== null && { swingLines: modelled.swingLines })}
      />
      <LayersPanel
        layers={rows.map(({ id, label, detail, isDrawn }) => ({ id, label, note: detail, isMissing: !isDrawn }))}
        visible={visible}
        onChange={setVisible}
        isInitiallyClosed={!hasRoom}
      />
    </>
  );
}

function Verdict({ result }: { readonly result: PlumeResult }) {
  const { plume } = useWords(plumeWords);
  const speech = useSpeech();
  const { plume: modelled, used } = result;
  return (
    <div className="placard-plume-verdict">
      <WindBug size={52} fromDeg={isCalm(used.windSpeedMps) ? null : used.windFromDeg} />
      <p>
        <b>{resultHeadline(result, plume, speech)}</b>
        {windWords(used, plume, speech)}{" "}
        {modelled === null || modelled.swingLines.length === 0 ? undefined : (
          <span className="placard__swing">{plume.swing(String(Math.round(modelled.swingDeg)))}</span>
        )}
      </p>
    </div>
  );
}
