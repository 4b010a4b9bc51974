import { onPlan, type PlanPlace } from "@placard/hazmat-core/business";
import { useRef, type MouseEvent, type ReactNode } from "react";
import { ZoomFrame } from "../../controls/ZoomFrame/ZoomFrame.tsx";
import { floorPlanWords } from "../../messages/en/business/floor-plan.ts";
import { useWords } from "../../messages/use-words.ts";
import type { MarkedPoint } from "./marked-point.ts";
import { PlanMarker } from "./PlanMarker.tsx";
import { PlanPointList } from "./PlanPointList.tsx";
import "./FloorPlan.css";

export interface FloorPlanProps {
  /** The page as a picture. */
  src: string;
  /** Its text for those who do not see it. */
  alt: string;
  points: readonly MarkedPoint[];
  /** Which point is chosen, in the plan and in the list. */
  selected?: number | null;
  onSelect?: (id: number) => void;
  /** Lets points be moved, by drag and by arrow keys. Told when a point is let go. */
  onMove?: (id: number, place: PlanPlace) => void;
  /** Lets a press on the plan set a point. */
  onPlace?: (place: PlanPlace) => void;
  /** Stands at the end of each row of the list: change, take off. */
  renderActions?: (point: MarkedPoint) => ReactNode;
}

/** A page of a floor plan with what is marked on it, and the same points as a list. */
export function FloorPlan({
  src,
  alt,
  points,
  selected = null,
  onSelect,
  onMove,
  onPlace,
  renderActions,
}: FloorPlanProps) {
  const { floorPlan: words } = useWords(floorPlanWords);
  const page = useRef<HTMLDivElement>(null);

  function placeOf(clientX: number, clientY: number): PlanPlace | null {
    const box = page.current?.getBoundingClientRect();
    return box === undefined || box.width === 0 || box.height === 0
      ? null
      : onPlan({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  }

  function press({ clientX, clientY }: MouseEvent): void {
    const place = placeOf(clientX, clientY);
    if (place !== null) onPlace?.(place);
  }

  return (
    <div className="placard-floor-plan-view">
      <ZoomFrame>
        <div ref={page} className="placard-floor-plan-page" data-placing={onPlace !== undefined || undefined}>
          <img src={src} alt={alt} draggable={false} {...(onPlace !== undefined && { onClick: press })} />
          {points.map((point, index) => (
            <PlanMarker
              key={point.id}
              point={point}
              number={index + 1}
              isSelected={point.id === selected}
              placeOf={placeOf}
              {...(onSelect !== undefined && { onSelect })}
              {...(onMove !== undefined && { onMove })}
            />
          ))}
        </div>
      </ZoomFrame>
      {points.length === 0 ? (
        <p className="placard-muted">{words.none}</p>
      ) : (
        <PlanPointList points={points} selected={selected} {...(renderActions !== undefined && { renderActions })} />
      )}
    </div>
  );
}
