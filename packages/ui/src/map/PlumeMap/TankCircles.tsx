import { destination, formatMetres, isolationCircle, type LonLat } from "@placard/hazmat-core";
import {
  TANK_FIRE_LABELS as LABELS,
  tankCircles,
  tankFireWords,
  type TankCircle,
  type TankSize,
} from "@placard/hazmat-core/guidance";
import type { FeatureCollection } from "geojson";
import { useMemo } from "react";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { SubstanceTexts } from "../../messages/language/SubstanceTexts.tsx";
import { useSpeech, type Speech } from "../../messages/language/speech.ts";
import { colourOf } from "../colours.ts";
import { useMapParts } from "../map-parts.ts";

interface TankCirclesProps {
  /** Position of the tank. */
  readonly center: LonLat;
  readonly tank: TankSize;
}

/**
 * Circles of a tank of flammable gas in a fire: fireball, crew distance and both evacuation distances, each with its
 * name.
 */
export function TankCircles(props: TankCirclesProps) {
  return (
    <SubstanceTexts>
      <Circles {...props} />
    </SubstanceTexts>
  );
}

/** Text alternative for the circles. */
export function TankText({ tank }: Pick<TankCirclesProps, "tank">) {
  return (
    <SubstanceTexts>
      <p className="placard-plume-tank">
        <b>
          <CoreSentence text={LABELS.title} />.
        </b>{" "}
        <CoreSentence text={tankFireWords(tank)} />
      </p>
    </SubstanceTexts>
  );
}

/**
 * Dashes of each circle in line widths, and the side of its name. The fireball is solid and filled. Where names would
 * overlap, the first is kept; table and sentence contain all four.
 */
const LINES: Readonly<Record<TankCircle["id"], { dash: readonly number[] | null; nameDeg: 0 | 180 }>> = {
  evacuate: { dash: [3, 2], nameDeg: 0 },
  preferred: { dash: [1, 3], nameDeg: 180 },
  responders: { dash: [6, 2], nameDeg: 180 },
  fireball: { dash: null, nameDeg: 0 },
};

/** Features of the circles, and of their names at the northern or southern end. */
export function tankFeatures(
  [lon, lat]: LonLat,
  tank: TankSize,
  speech: Pick<Speech, "say" | "figure">,
): { readonly rings: FeatureCollection; readonly names: FeatureCollection } {
  const center = { lon, lat };
  const collection = (features: FeatureCollection["features"]): FeatureCollection => ({
    type: "FeatureCollection",
    features,
  });
  return {
    rings: collection(
      tankCircles(tank).map(({ id, radiusM }) => ({
        type: "Feature",
        properties: { id },
        geometry: isolationCircle(center, radiusM),
      })),
    ),
    names: collection(
      tankCircles(tank).map(({ id, label, radiusM }, rank) => ({
        type: "Feature",
        properties: {
          text: `${speech.say(label) ?? label} ${speech.figure(formatMetres(radiusM))}`,
          rank,
          anchor: LINES[id].nameDeg === 0 ? "bottom" : "top",
        },
        geometry: { type: "Point", coordinates: [...destination(center, LINES[id].nameDeg, radiusM)] },
      })),
    ),
  };
}

function Circles({ center: [lon, lat], tank }: TankCirclesProps) {
  const { Source, Layer, colours, below, labelFont } = useMapParts();
  const speech = useSpeech();
  const { rings, names } = useMemo(() => tankFeatures([lon, lat], tank, speech), [lon, lat, tank, speech]);
  const under = below === undefined ? {} : { beforeId: below };
  const ink = colourOf(colours, "--placard-color-text");
  const halo = colourOf(colours, "--placard-map-halo");
  return (
    <>
      <Source id="placard-tank" type="geojson" data={rings}>
        <Layer
          {...under}
          id="placard-tank-fireball"
          type="fill"
          filter={["==", ["get", "id"], "fireball"]}
          paint={{ "fill-color": ink, "fill-opacity": 0.25 }}
        />
        <Layer
          {...under}
          id="placard-tank-casing"
          type="line"
          paint={{ "line-color": halo, "line-width": 6, "line-opacity": 0.8 }}
        />
        {Object.entries(LINES).map(([id, { dash }]) => (
          <Layer
            key={id}
            {...under}
            id={`placard-tank-${id}-line`}
            type="line"
            filter={["==", ["get", "id"], id]}
            paint={{ "line-color": ink, "line-width": 2.5, ...(dash !== null && { "line-dasharray": [...dash] }) }}
          />
        ))}
      </Source>
      <Source id="placard-tank-names" type="geojson" data={names}>
        <Layer
          {...under}
          id="placard-tank-names"
          type="symbol"
          layout={{
            "text-field": ["get", "text"],
            "text-font": labelFont,
            "text-size": 14,
            "text-anchor": ["get", "anchor"],
            "text-max-width": 30,
            "symbol-sort-key": ["get", "rank"],
          }}
          paint={{ "text-color": ink, "text-halo-color": halo, "text-halo-width": 2 }}
        />
      </Source>
    </>
  );
}
