import { formatDuration, type LonLat } from "@placard/hazmat-core";
import { isCalm, ZONE_IDS } from "@placard/hazmat-core/scene";
import { toasts } from "../../feedback/Toast/toasts.ts";
import { WindBug } from "../../plume/WindBug/WindBug.tsx";
import type { MapboxStreets } from "../engines/engine-props.ts";
import { IncidentMap, type IncidentMapProps } from "../IncidentMap/IncidentMap.tsx";
import { LayersPanel } from "../LayersPanel/LayersPanel.tsx";
import { MapMoveListener } from "../engines/MapMoveListener.tsx";
import { RangeRings } from "../RangeRings/RangeRings.tsx";
import type { MapRegion } from "../region/region-pack.ts";
import { PlaceLayers } from "../PlaceLayers/PlaceLayers.tsx";
import { placesInZones, type KnownPlaces } from "../PlaceLayers/places-in-zones.ts";
import { PLACE_KINDS, usePlaceRows, type PlaceKind } from "../PlaceLayers/use-place-rows.tsx";
import { pointsOf, type HydrantPlace, type MapView, type SitePlace } from "../ResponderMap/places.ts";
import { SitePointLayer } from "../SitePointLayer/SitePointLayer.tsx";
import { ZONE_LINES_BEGIN } from "../PlumeLayers/zone-paint.ts";
import { mapTexts } from "../../messages/en/map/map.ts";
import { PlumeLayers } from "../PlumeLayers/PlumeLayers.tsx";
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from "react";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { withUnits } from "../../internal/CoreSentence.tsx";
import { useTexts } from "../../messages/use-texts.ts";
import { layerRows } from "../../plume/result/layer-rows.ts";
import { mapView } from "./map-view.ts";
import { evacuationOf, hasZones, protectiveOf, type PlumeResult } from "../../plume/result/plume-result.ts";
import { limitText, resultHeadline, windText, type LimitUnit } from "../../plume/result/result-texts.ts";
import { ZONES_VALID_MS } from "../../plume/result/zones-validity.ts";
import { useNow } from "../../plume/WeatherCard/use-now.ts";
import { useMedia } from "../../hooks/use-media.ts";
import type { PlumeMapProps } from "../../plume/PlumePanel/plume-map-props.ts";
import { usePlumeSize } from "../../plume/PlumePanel/plume-size.ts";
import type { ZoneLimit } from "../../plume/ZoneTable/zone-lines.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import "./PlumeMap.css";

/** Loads the circles of a tank once one is chosen. */
const TankCircles = lazy(async () => ({ default: (await import("./TankCircles.tsx")).TankCircles }));
const TankText = lazy(async () => ({ default: (await import("./TankCircles.tsx")).TankText }));

/**
 * The space that the sentence, the tools and the notes leave on the map, px: side of the square for a result, and the
 * position of its centre from that of the map, to the right and down.
 */
const FREE_SPACE = {
  wide: { sidePx: 430, offsetPx: [-36, 70] },
  tablet: { sidePx: 290, offsetPx: [-36, 40] },
  phone: { sidePx: 140, offsetPx: [-40, -8] },
} as const;

/** Height of a phone in landscape: the map is wide, and as low as on a phone in portrait. */
const LOW_QUERY = "(height <= 480px)";

/** Map options of the host: streets and theme. */
export interface PlumeMapLook {
  /** Default: light. */
  readonly theme?: NonNullable<IncidentMapProps["theme"]>;
  /** Mapbox streets, from `mapboxStreets` of `@placard/ui/map/mapbox`. */
  readonly mapbox?: MapboxStreets;
  /** URL of a MapLibre style. */
  readonly styleUrl?: string;
  /**
   * Regions that the embedded map draws in full detail. Pass the same array in every render. Without a position the map
   * shows the first one.
   */
  readonly regions?: readonly MapRegion[];
  /**
   * Registered sites with the points on their maps. Those in the zones are drawn, counted and named. Omit if not known.
   */
  readonly sites?: readonly SitePlace[];
  /** Hydrants. Those in the zones are drawn and counted. Omit if not known. Pass the same array in every render. */
  readonly hydrants?: readonly HydrantPlace[];
  /** Called to open further data of a site, such as its floor plans. */
  readonly onOpenSite?: (site: SitePlace) => void;
  /**
   * Earlier view chosen by the user. The map opens with it and keeps it until another position or result is shown or
   * the prop is removed.
   */
  readonly view?: MapView;
  /**
   * Called with the view after the user moved the map; `null` after the map moved to a position or result
   * automatically.
   */
  readonly onViewChange?: (view: MapView | null) => void;
  /** Called with an error of the map, free of secrets. A toast shows it to the user too. */
  readonly onError?: (message: string) => void;
  /** Further layers, such as the marks of an incident. */
  readonly children?: ReactNode;
}

/**
 * Shows zones, isolation circle and swing lines on a map, with the result as a sentence. Works offline.
 *
 * @example
 * <PlumePanel source={source} map={PlumeMap} />
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
  const { plume } = useTexts(plumeTexts);
  const size = usePlumeSize();
  const isLow = useMedia(LOW_QUERY, false);
  const { sidePx, offsetPx } = FREE_SPACE[isLow ? "phone" : size];
  const left = useStoredView(view, place?.center, result?.id);
  const { center, zoom } =
    left ?? mapView(place?.center ?? null, result, sidePx, offsetPx, regions?.[0]?.bbox, tank?.preferredEvacuationM);
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
                <TankText tank={tank} />
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
        <MapMoveListener onMove={(next, { byHand }) => onViewChange(byHand ? next : null)} />
      )}
      {children}
    </IncidentMap>
  );
}

/**
 * View chosen by the user, as long as it applies. After a reload, position and result are restored one after the other;
 * only a change of either ends the view.
 */
function useStoredView(view: MapView | undefined, place: LonLat | undefined, resultId: PlumeResult["id"] | undefined) {
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

/** Side for distance labels, away from the plume: crosswind, or south if the plume has no direction. */
const labelSide = (result: PlumeResult | null): number => {
  const fromDeg = result?.used.windFromDeg ?? null;
  return fromDeg === null ? 200 : (fromDeg + 65) % 360;
};

interface ZonesProps extends KnownPlaces {
  readonly result: PlumeResult;
  readonly unit: LimitUnit;
  readonly onOpenSite: PlumeMapLook["onOpenSite"];
}

/** Width from which the legend does not cover the plume. */
const WIDE_QUERY = "(width > 1600px)";

/** Layers of one result. A new result shows all of its layers again. */
function Zones({ result, unit, sites, hydrants, onOpenSite }: ZonesProps) {
  const hasRoom = useMedia(WIDE_QUERY, false);
  const { plume } = useTexts(plumeTexts);
  const speech = useSpeech();
  const rows = layerRows(result, plume, unit, speech);
  const first = (): readonly string[] => [
    ...rows.map(({ id }) => id).filter((id) => isShownFirst(id, result)),
    ...PLACE_KINDS,
  ];
  const [visible, setVisible] = useState(first);
  // Mounting new layers would take three frames, so existing layers stay and are updated.
  const [shownId, setShownId] = useState(result.id);
  if (shownId !== result.id) {
    setShownId(result.id);
    setVisible(first());
  }
  const inside = useMemo(() => placesInZones(result, { sites, hydrants }, visible), [result, sites, hydrants, visible]);
  // Key boxes and connections are most useful outside the zones, so they are drawn there too.
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

/** The protective action distance is hidden at first if there is a plume, and shown if there is none. */
const isShownFirst = (id: string, result: PlumeResult): boolean => id !== "protect" || !hasZones(result);

interface VerdictProps extends KnownPlaces {
  readonly result: PlumeResult;
  readonly mark: string | undefined;
}

function Verdict({ result, mark, sites, hydrants }: VerdictProps) {
  const { plume } = useTexts(plumeTexts);
  const speech = useSpeech();
  const { plume: modelled, used } = result;
  const ageMs = useNow().getTime() - result.calculatedAt.getTime();
  const doubt = mark ?? (ageMs < ZONES_VALID_MS ? null : plume.oldTitle(formatDuration(ageMs / 1000)));
  return (
    <div className="placard-plume-verdict" data-placard-toast-free data-doubtful={doubt !== null || undefined}>
      <WindBug size={52} fromDeg={isCalm(used.windSpeedMps) ? null : used.windFromDeg} />
      <p>
        {doubt === null ? undefined : <span className="placard__doubt">{doubt} </span>}
        <b>{withUnits(resultHeadline(result, plume, speech))}</b>
        {windText(used, plume, speech)}{" "}
        {modelled === null || modelled.swingLines.length === 0 ? undefined : (
          <span className="placard__swing">{plume.swing(String(Math.round(modelled.swingDeg)))}</span>
        )}
        <InsideText result={result} sites={sites} hydrants={hydrants} />
      </p>
    </div>
  );
}

/**
 * Text alternative for the places in the zones drawn at first, and in the protective action distance if it is hidden at
 * first.
 */
function InsideText({ result, sites, hydrants }: Omit<VerdictProps, "mark">) {
  const { map: texts } = useTexts(mapTexts);
  const { all, drawn } = useMemo(() => {
    const within = placesInZones(result, { sites, hydrants }, ZONE_IDS);
    const first = ZONE_IDS.filter((id) => isShownFirst(id, result));
    // For speed, hydrants outside all zones are not checked again.
    return { all: within, drawn: placesInZones(result, { sites, hydrants: within.hydrants }, first) };
  }, [result, sites, hydrants]);
  const saidOf = (count: (kind: PlaceKind) => number): string =>
    PLACE_KINDS.flatMap((kind) => (count(kind) === 0 ? [] : [texts.placesInZones[kind](count(kind))])).join(", ");
  const drawnOf = (kind: PlaceKind): number => drawn[kind]?.length ?? 0;
  const counts = saidOf(drawnOf);
  const others = saidOf((kind) => (all[kind]?.length ?? 0) - drawnOf(kind));
  if (sites === undefined && hydrants === undefined) return undefined;
  return (
    <span className="placard__inside">
      {counts === "" ? texts.noneInZones : texts.inZones(counts)}
      {others !== "" && ` ${texts.beyondZones(others)}`}
    </span>
  );
}
