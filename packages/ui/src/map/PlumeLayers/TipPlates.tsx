import type { LonLat } from "@placard/hazmat-core";
import { ZONE_IDS } from "@placard/hazmat-core/scene";
import { useEffect, useRef, useState } from "react";
import { ScriptStyledSvg } from "../../internal/ScriptStyledSvg.tsx";
import { useMapParts, type MapParts } from "../map-parts.ts";
import { occupancyOf } from "./occupancy.ts";
import { placePlates, type PlacedPlate, type TakenArea } from "./place-plates.ts";
import type { ScreenPoint } from "./screen-point.ts";
import type { DrawnZone } from "./zone-features.ts";
import "./PlumeLayers.css";

interface TipPlatesProps {
  readonly zones: readonly DrawnZone[];
  /** Position of the release. */
  readonly origin: LonLat;
}

/** A plate at the end of each zone with its name, distance and limit, and a leader line. */
export function TipPlates({ zones, origin: [lon, lat] }: TipPlatesProps) {
  const { map } = useMapParts();
  const root = useRef<HTMLDivElement>(null);
  const [plates, setPlates] = useState<readonly PlacedPlate[]>([]);

  useEffect(() => {
    const place = (): void => {
      const container = map.getContainer();
      const { clientWidth: width, clientHeight: height } = container;
      const wishes = ZONE_IDS.flatMap((id) => zones.filter((zone) => zone.id === id)).map(({ id, tip }) => ({
        id,
        tip: onScreen(map, tip),
        size: sizeOf(root.current, id),
      }));
      setPlates(
        placePlates(wishes, {
          width,
          height,
          taken: takenAreas(container),
          origin: onScreen(map, [lon, lat]),
          zones: occupancyOf(
            zones.flatMap(({ polygon }) =>
              (polygon.type === "Polygon" ? [polygon.coordinates] : polygon.coordinates).flatMap(([outer = []]) => [
                outer.map((corner) => onScreen(map, corner)),
              ]),
            ),
            width,
            height,
          ),
        }),
      );
    };
    place();
    const frame = frameOf(map.getContainer());
    const panels = new MutationObserver((changes) => {
      if (changes.some(({ target }) => root.current?.contains(target) !== true)) place();
    });
    if (frame !== null) panels.observe(frame, { childList: true, subtree: true });
    map.on("move", place);
    map.on("resize", place);
    return () => {
      panels.disconnect();
      map.off("move", place);
      map.off("resize", place);
    };
  }, [map, zones, lon, lat]);

  return (
    <div ref={root} className="placard-plates">
      <svg aria-hidden="true">
        <ScriptStyledSvg>
          {plates.map(({ id, tip, at, size }) => (
            <g key={id}>
              <path d={`M${tip.x} ${tip.y}L${at.x + size.width / 2} ${at.y + size.height / 2}`} />
              <circle cx={tip.x} cy={tip.y} r="4" />
            </g>
          ))}
        </ScriptStyledSvg>
      </svg>
      {zones.map(({ id, label, detail }) => {
        const at = plates.find((plate) => plate.id === id)?.at;
        return (
          <p
            key={id}
            className="placard-plate"
            data-zone={id}
            // A plate without space is hidden but keeps its size for the next move. The table contains its data.
            style={at === undefined ? { visibility: "hidden" } : { translate: `${at.x}px ${at.y}px` }}
          >
            <b>{label}</b>
            <small>{detail}</small>
          </p>
        );
      })}
    </div>
  );
}

function onScreen(map: MapParts["map"], [lon = 0, lat = 0]: readonly number[]): ScreenPoint {
  const { x, y } = map.project([lon, lat]);
  return { x, y };
}

/** Size of a plate, which depends on its text. */
function sizeOf(root: HTMLElement | null, id: string): { readonly width: number; readonly height: number } {
  const plate = root?.querySelector<HTMLElement>(`[data-zone="${id}"]`);
  return { width: plate?.offsetWidth ?? 0, height: plate?.offsetHeight ?? 0 };
}

/** Elements on the map that plates avoid: panels, buttons, marks of the crew, and places in the zones. */
const PANELS = [
  ...["marker", "sentence", "tools", "panel", "notes", "close", "open-filters", "filters", "release"].map(
    (name) => `.placard-map-${name}`,
  ),
  ".placard-map-open-navigation",
  ".placard-navigation",
  ".maplibregl-ctrl-scale",
  ".mapboxgl-ctrl-scale",
].join();

/** The map with the panels that its host draws on it. */
const frameOf = (container: HTMLElement): Element | null =>
  container.closest(".placard-responder-map") ?? container.closest(".placard-map");

function takenAreas(container: HTMLElement): readonly TakenArea[] {
  const { left, top } = container.getBoundingClientRect();
  const panels = frameOf(container)?.querySelectorAll(PANELS) ?? [];
  const shown = [...panels].filter((panel) => panel.checkVisibility({ visibilityProperty: true }));
  return shown.map((panel) => {
    const { x, y, width, height } = panel.getBoundingClientRect();
    return { x: x - left, y: y - top, width, height };
  });
}
