import type { AddressSuggestion, LonLat } from "@placard/hazmat-core";
import { isCalm } from "@placard/hazmat-core/scene";
import { toasts, WindBug, type ZoneLimit } from "@placard/ui";
import { IncidentMap, LayersPanel, PlumeLayers } from "@placard/ui/map";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useApi } from "../../../../lib/ApiProvider.tsx";
import { configQuery } from "../../../../lib/app-queries.ts";
import { useIsNarrow } from "../../../../lib/use-is-narrow.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { useLook } from "../../../../shell/LookProvider.tsx";
import { layerRows } from "../result/layer-rows.ts";
import { mapView } from "./map-view.ts";
import { evacuationOf, hasZones, protectiveOf, type PlumeResult } from "../result/plume-result.ts";
import { limitText, resultHeadline, windWords, type LimitUnit } from "../result/result-words.ts";
import { useIsWide } from "../use-is-wide.ts";

/** The side of the square that a result should fit in, px: what panels leave of the map. */
const VIEW_PX = { wide: 480, tablet: 300, phone: 170 } as const;

export interface PlumeMapProps {
  readonly place: AddressSuggestion | null;
  readonly result: PlumeResult | null;
  /** Of the limits, as in the table of zones. */
  readonly unit: LimitUnit;
  /** Takes the place of the release from the map; only while the person asked for it. */
  readonly onPick: ((place: LonLat) => void) | null;
}

/** Zones, circle and swing lines over the ground, with the result in a sentence. Drawn from this device alone. */
export function PlumeMap({ place, result, unit, onPick }: PlumeMapProps) {
  const { plume } = useMessages();
  const { theme } = useLook().current;
  const isWide = useIsWide();
  const isNarrow = useIsNarrow();
  const config = useQuery(configQuery(useApi()));
  const map = config.data?.map;
  const { center, zoom } = mapView(
    place?.center ?? null,
    result,
    VIEW_PX[isWide ? "wide" : isNarrow ? "phone" : "tablet"],
  );
  return (
    <IncidentMap
      center={center}
      zoom={zoom}
      theme={theme}
      label={plume.mapLabel}
      onError={(text) => toasts.show({ tone: "danger", title: plume.mapFailed, text })}
      {...(map?.mapbox_token && { mapboxToken: map.mapbox_token })}
      {...(map?.style_url && { styleUrl: map.style_url })}
      {...(result !== null && { sentence: <Verdict result={result} /> })}
      {...(onPick !== null && { onPick })}
    >
      {result === null ? undefined : <Zones key={result.id} result={result} unit={unit} isWide={isWide} />}
    </IncidentMap>
  );
}

interface ZonesProps {
  readonly result: PlumeResult;
  readonly unit: LimitUnit;
  readonly isWide: boolean;
}

/** The layers of one result. A new result shows all of its layers again. */
function Zones({ result, unit, isWide }: ZonesProps) {
  const { plume } = useMessages();
  const rows = layerRows(result, plume, unit);
  // Over a plume the protective distance is one tap away; without one it is what there is to see.
  const [visible, setVisible] = useState<readonly string[]>(() =>
    rows.map(({ id }) => id).filter((id) => id !== "protect" || !hasZones(result)),
  );
  const formatLimit = useCallback((limit: ZoneLimit) => limitText(limit, unit, result, plume), [unit, result, plume]);
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
        isInitiallyClosed={!isWide}
      />
    </>
  );
}

function Verdict({ result }: { readonly result: PlumeResult }) {
  const { plume } = useMessages();
  const { plume: modelled, used } = result;
  return (
    <div className="placard-plume-verdict">
      <WindBug size={52} fromDeg={isCalm(used.windSpeedMps) ? null : used.windFromDeg} />
      <p>
        <b>{resultHeadline(result, plume)}</b>
        {windWords(used, plume)}{" "}
        {modelled === null || modelled.swingLines.length === 0 ? undefined : (
          <span className="placard__swing">{plume.swing(String(Math.round(modelled.swingDeg)))}</span>
        )}
      </p>
    </div>
  );
}
