import { formatDuration, type LonLat } from "@placard/hazmat-core";
import { isCalm, ZONE_IDS } from "@placard/hazmat-core/scene";
import { toasts } from "../../feedback/Toast/toasts.ts";
import { WindBug } from "../../plume/WindBug/WindBug.tsx";
import type { MapboxStreets } from "../engines/engine-props.ts";
import { IncidentMap, type IncidentMapProps } from "../IncidentMap/IncidentMap.tsx";
import { LayersPanel } from "../LayersPanel/LayersPanel.tsx";
import { WhenMoved } from "../engines/WhenMoved.tsx";
import { RangeRings } from "../RangeRings/RangeRings.tsx";
import type { MapRegion } from "../region/region-pack.ts";
import { PlaceLayers } from "../PlaceLayers/PlaceLayers.tsx";
import { placesInZones, type KnownPlaces } from "../PlaceLayers/places-in-zones.ts";
import { PLACE_KINDS, usePlaceRows, type PlaceKind } from "../PlaceLayers/use-place-rows.tsx";
import { pointsOf, type HydrantPlace, type MapView, type SitePlace } from "../ResponderMap/places.ts";
import { SitePointLayer } from "../SitePointLayer/SitePointLayer.tsx";
import { ZONE_LINES_BEGIN } from "../PlumeLayers/zone-paint.ts";
import { mapWords } from "../../messages/en/map/map.ts";
import { PlumeLayers } from "../PlumeLayers/PlumeLayers.tsx";
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from "react";
import { plumeWords } from "../../messages/en/plume/plume.ts";
import { withUnits } from "../../internal/Said.tsx";
import { useWords } from "../../messages/use-words.ts";
import { layerRows } from "../../plume/result/layer-rows.ts";
import { mapView } from "./map-view.ts";
import { evacuationOf, hasZones, protectiveOf, type PlumeResult } from "../../plume/result/plume-result.ts";
import { limitText, resultHeadline, windWords, type LimitUnit } from "../../plume/result/result-words.ts";
import { ZONES_HOLD_MS } from "../../plume/result/zones-hold.ts";
import { useNow } from "../../plume/WeatherCard/use-now.ts";
import { useMedia } from "../../hooks/use-media.ts";
import type { PlumeMapProps } from "../../plume/PlumePanel/plume-map-props.ts";
import { usePlumeSize } from "../../plume/PlumePanel/plume-size.ts";
import type { ZoneLimit } from "../../plume/ZoneTable/zone-lines.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import "./PlumeMap.css";

/** The circles of a tank come once one is chosen. */
const TankCircles = lazy(async () => ({ default: (await import("./TankCircles.tsx")).TankCircles }));
const TankWords = lazy(async () => ({ default: (await import("./TankCircles.tsx")).TankWords }));

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
  /** Registered sites with what was set on their maps: those in the zones are drawn, counted and named. Left out: not known. */
  readonly sites?: readonly SitePlace[];
  /** Hydrants: those in the zones are drawn and counted. Left out: not known. Always the same list. */
  readonly hydrants?: readonly HydrantPlace[];
  /** Opens what a site has beside the map, such as its floor plans. */
  readonly onOpenSite?: (site: SitePlace) => void;
  /** Where someone left the map: it opens there and stays, until another place or result is shown or this is taken away. */
  readonly view?: MapView;
  /** Told where someone moved the map to; `null` once it goes to a place or a result on its own. */
  readonly onViewChange?: (view: MapView | null) => void;
  /** Why the map failed, without secrets. A toast says it to the reader, too. */
  readonly onError?: (message: string) => void;
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
  tank = result?.tank?.size ?? null,
  mark,
  onPick,
  theme = "light",
  mapbox,
  styleUrl,
  regions,
  sites,
  hydrants,
  onOpenSite,
  view,
  onViewChange,
  onError,
  children,
}: PlumeMapProps & PlumeMapLook) {
  const { plume } = useWords(plumeWords);
  const size = usePlumeSize();
  const isLow = useMedia(LOW, false);
  const viewPx = VIEW_PX[isLow ? "phone" : size];
  const left = useLeftView(view, place?.center, result?.id);
  const { center, zoom } =
    left ?? mapView(place?.center ?? null, result, viewPx, regions?.[0]?.bbox, tank?.preferredEvacuationM);
  const hasCircles = tank !== null && place !== null;
  return (
    <IncidentMap
      center={center}
      zoom={zoom}
      theme={theme}
      label={plume.mapLabel}
      onError={(text) => {
        toasts.show({ tone: "danger", title: plume.mapFailed, text });
        onError?.(text);
      }}
      {...(mapbox !== undefined && { mapbox })}
      {...(styleUrl !== undefined && { styleUrl })}
      {...(regions !== undefined && { regions })}
      {...((result !== null || hasCircles) && {
        sentence: (
          <>
            {result === null ? undefined : <Verdict result={result} mark={mark} sites={sites} hydrants={hydrants} />}
            {hasCircles ? (
              <Suspense>
                <TankWords tank={tank} />
              </Suspense>
            ) : undefined}
          </>
        ),
      })}
      {...(onPick !== null && { onPick })}
    >
      {place === null ? undefined : (
        <RangeRings center={result?.place.center ?? place.center} labelsTowardsDeg={labelSide(result)} />
      )}
      {hasCircles ? (
        <Suspense>
          <TankCircles center={place.center} tank={tank} />
        </Suspense>
      ) : undefined}
      {result === null ? (
        <SitePointLayer points={pointsOf(sites ?? [])} />
      ) : (
        <Zones result={result} unit={unit} sites={sites} hydrants={hydrants} onOpenSite={onOpenSite} />
      )}
      {onViewChange === undefined ? undefined : (
        <WhenMoved onMove={(next, { byHand }) => onViewChange(byHand ? next : null)} />
      )}
      {children}
    </IncidentMap>
  );
}

/**
 * Where someone left the map, as long as it holds. A place and a result that are found again after a reload come one by
 * one: only one in the place of another ends it.
 */
function useLeftView(view: MapView | undefined, place: LonLat | undefined, resultId: PlumeResult["id"] | undefined) {
  const [left, setLeft] = useState(view ?? null);
  const [first, setFirst] = useState({ place, resultId });
  if ((first.place === undefined && place !== undefined) || (first.resultId === undefined && resultId !== undefined)) {
    setFirst({ place: first.place ?? place, resultId: first.resultId ?? resultId });
  }
  const isOther =
    resultId === undefined && first.resultId === undefined
      ? isElsewhere(first.place, place)
      : resultId !== undefined && first.resultId !== undefined && resultId !== first.resultId;
  if (left !== null && (view === undefined || isOther)) setLeft(null);
  return left;
}

const isElsewhere = (one: LonLat | undefined, other: LonLat | undefined): boolean =>
  one !== undefined && other !== undefined && (one[0] !== other[0] || one[1] !== other[1]);

/** Distances stand off the plume: across the wind, and below where it has no direction. */
const labelSide = (result: PlumeResult | null): number => {
  const fromDeg = result?.used.windFromDeg ?? null;
  return fromDeg === null ? 200 : (fromDeg + 65) % 360;
};

interface ZonesProps extends KnownPlaces {
  readonly result: PlumeResult;
  readonly unit: LimitUnit;
  readonly onOpenSite: PlumeMapLook["onOpenSite"];
}

/** From this width on the legend covers nothing of the plume. */
const ROOMY = "(width > 1600px)";

/** The layers of one result. A new result shows all of its layers again. */
function Zones({ result, unit, sites, hydrants, onOpenSite }: ZonesProps) {
  const hasRoom = useMedia(ROOMY, false);
  const { plume } = useWords(plumeWords);
  const speech = useSpeech();
  const rows = layerRows(result, plume, unit, speech);
  const first = (): readonly string[] => [
    ...rows.map(({ id }) => id).filter((id) => isShownFirst(id, result)),
    ...PLACE_KINDS,
  ];
  const [visible, setVisible] = useState(first);
  // Layers that were built anew would cost the map three frames: what is drawn stays, and takes the new figures.
  const [shownId, setShownId] = useState(result.id);
  if (shownId !== result.id) {
    setShownId(result.id);
    setVisible(first());
  }
  const inside = useMemo(() => placesInZones(result, { sites, hydrants }, visible), [result, sites, hydrants, visible]);
  // A key box or a connection serves a crew outside of the zones best: it is drawn there too.
  const points = useMemo(() => pointsOf(sites ?? []), [sites]);
  const places = usePlaceRows(inside, points.length > 0);
  const isShown = (kind: PlaceKind): boolean => visible.includes(kind);
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
      <PlaceLayers
        sites={isShown("sites") ? (inside.sites ?? NONE) : NONE}
        points={isShown("points") ? points : NONE}
        hydrants={isShown("hydrants") ? (inside.hydrants ?? NONE) : NONE}
        onOpenSite={onOpenSite}
        hydrantsUnder={ZONE_LINES_BEGIN}
      />
      <LayersPanel
        layers={rows.map(({ id, label, detail, isDrawn }) => ({ id, label, note: detail, isMissing: !isDrawn }))}
        places={places}
        visible={visible}
        onChange={setVisible}
        isInitiallyClosed={!hasRoom}
      />
    </>
  );
}

const NONE: readonly never[] = [];

/** Over a plume the protective distance is one tap away; without one it is what there is to see. */
const isShownFirst = (id: string, result: PlumeResult): boolean => id !== "protect" || !hasZones(result);

interface VerdictProps extends KnownPlaces {
  readonly result: PlumeResult;
  readonly mark: string | undefined;
}

function Verdict({ result, mark, sites, hydrants }: VerdictProps) {
  const { plume } = useWords(plumeWords);
  const speech = useSpeech();
  const { plume: modelled, used } = result;
  const ageMs = useNow().getTime() - result.calculatedAt.getTime();
  const doubt = mark ?? (ageMs < ZONES_HOLD_MS ? null : plume.oldTitle(formatDuration(ageMs / 1000)));
  return (
    <div className="placard-plume-verdict" data-doubtful={doubt !== null || undefined}>
      <WindBug size={52} fromDeg={isCalm(used.windSpeedMps) ? null : used.windFromDeg} />
      <p>
        {doubt === null ? undefined : <span className="placard__doubt">{doubt} </span>}
        <b>{withUnits(resultHeadline(result, plume, speech))}</b>
        {windWords(used, plume, speech)}{" "}
        {modelled === null || modelled.swingLines.length === 0 ? undefined : (
          <span className="placard__swing">{plume.swing(String(Math.round(modelled.swingDeg)))}</span>
        )}
        <InsideWords result={result} sites={sites} hydrants={hydrants} />
      </p>
    </div>
  );
}

/**
 * What lies in the zones that are drawn at first, and in the protective distance where it is drawn at a tap alone, in words:
 * for those who do not see the map.
 */
function InsideWords({ result, sites, hydrants }: Omit<VerdictProps, "mark">) {
  const { map: words } = useWords(mapWords);
  const { all, drawn } = useMemo(() => {
    const within = placesInZones(result, { sites, hydrants }, ZONE_IDS);
    const first = ZONE_IDS.filter((id) => isShownFirst(id, result));
    // Hydrants are many: what lies in no zone at all is not asked again.
    return { all: within, drawn: placesInZones(result, { sites, hydrants: within.hydrants }, first) };
  }, [result, sites, hydrants]);
  const saidOf = (count: (kind: PlaceKind) => number): string =>
    PLACE_KINDS.flatMap((kind) => (count(kind) === 0 ? [] : [words.placesInZones[kind](count(kind))])).join(", ");
  const drawnOf = (kind: PlaceKind): number => drawn[kind]?.length ?? 0;
  const counts = saidOf(drawnOf);
  const others = saidOf((kind) => (all[kind]?.length ?? 0) - drawnOf(kind));
  if (sites === undefined && hydrants === undefined) return undefined;
  return (
    <span className="placard__inside">
      {counts === "" ? words.noneInZones : words.inZones(counts)}
      {others !== "" && ` ${words.beyondZones(others)}`}
    </span>
  );
}
