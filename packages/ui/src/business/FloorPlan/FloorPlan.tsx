import { onPlan, type PlanPlace } from "@placard/hazmat-core/business";
import { useRef, type MouseEvent, type ReactNode } from "react";
import { ZoomFrame } from "../../controls/ZoomFrame/ZoomFrame.tsx";
import { floorPlanTexts } from "../../messages/en/business/floor-plan.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { MarkedPoint } from "./marked-point.ts";
import { PlanMarker } from "./PlanMarker.tsx";
import { PlanPointList } from "./PlanPointList.tsx";
import "./FloorPlan.css";

export interface FloorPlanProps {
  /** URL of the page as an image. */
  src: string;
  /** Alternative text of the image. */
  alt: string;
  /** Points to mark on the plan. */
  points: readonly MarkedPoint[];
  /** Id of the selected point, in the plan and in the list. */
  selected?: number | null;
  /** Called with the id of the point that the user selected. */
  onSelect?: (id: number) => void;
  /** Called when a point was moved by dragging or arrow keys. Without it points cannot be moved. */
  onMove?: (id: number, place: PlanPlace) => void;
  /**
   * Called with the position of a press on the plan, to place a point. Without it the plan does not react to presses.
   */
  onPlace?: (place: PlanPlace) => void;
  /** Renders the actions at the end of each list row, such as edit and remove. */
  renderActions?: (point: MarkedPoint) => ReactNode;
}

/** Shows a page of a floor plan with its marked points, and the same points as a list. */
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
  const { floorPlan: texts } = useTexts(floorPlanTexts);
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
        <p className="placard-muted">{texts.none}</p>
      ) : (
        <PlanPointList points={points} selected={selected} {...(renderActions !== undefined && { renderActions })} />
      )}
    </div>
  );
}
