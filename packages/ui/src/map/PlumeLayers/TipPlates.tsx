import { ZONE_IDS } from "@placard/hazmat-core/scene";
import { useEffect, useState } from "react";
import { useMapParts } from "../map-parts.ts";
import { placePlates, type PlacedPlate, type TakenArea } from "./place-plates.ts";
import type { DrawnZone } from "./zone-features.ts";
import "./PlumeLayers.css";

/** Size of a plate, px; the style sheet holds it to that. */
const PLATE = { width: 176, height: 46 } as const;

/** A plate at the end of each zone with its name, distance and limit, and a line that leads there. */
export function TipPlates({ zones }: { zones: readonly DrawnZone[] }) {
  const { map } = useMapParts();
  const [plates, setPlates] = useState<readonly PlacedPlate[]>([]);

  useEffect(() => {
    const place = (): void => {
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      const wishes = ZONE_IDS.flatMap((id) => zones.filter((zone) => zone.id === id)).map(({ id, tip }) => {
        const { x, y } = map.project([tip[0] ?? 0, tip[1] ?? 0]);
        return { id, tip: { x, y } };
      });
      setPlates(placePlates(wishes, { width, height, plate: PLATE, taken: takenAreas(map.getContainer()) }));
    };
    place();
    const frame = map.getContainer().closest(".placard-map");
    const panels = new MutationObserver(place);
    if (frame !== null) panels.observe(frame, { childList: true, subtree: true });
    map.on("move", place);
    map.on("resize", place);
    return () => {
      panels.disconnect();
      map.off("move", place);
      map.off("resize", place);
    };
  }, [map, zones]);

  return (
    <div className="placard-plates">
      <svg aria-hidden="true">
        {plates.map(({ id, tip, at }) => (
          <g key={id}>
            <path d={`M${tip.x} ${tip.y}L${at.x + PLATE.width / 2} ${at.y + PLATE.height / 2}`} />
            <circle cx={tip.x} cy={tip.y} r="4" />
          </g>
        ))}
      </svg>
      {plates.map(({ id, at }) => {
        const zone = zones.find((candidate) => candidate.id === id);
        return zone === undefined ? undefined : (
          <p key={id} className="placard-plate" data-zone={id} style={{ translate: `${at.x}px ${at.y}px` }}>
            <b>{zone.label}</b>
            <small>{zone.detail}</small>
          </p>
        );
      })}
    </div>
  );
}

/** What stands on the map beside the plume. */
const PANELS = ".placard-map-sentence, .placard-map-tools, .placard-map-panel, .placard-map-notes";

function takenAreas(container: HTMLElement): readonly TakenArea[] {
  const { left, top } = container.getBoundingClientRect();
  const panels = container.closest(".placard-map")?.querySelectorAll(PANELS) ?? [];
  return Array.from(panels, (panel) => {
    const { x, y, width, height } = panel.getBoundingClientRect();
    return { x: x - left, y: y - top, width, height };
  });
}
