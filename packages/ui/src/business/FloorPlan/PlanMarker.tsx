import { onPlan, type PlanPlace } from "@placard/hazmat-core/business";
import { useState, type KeyboardEvent, type PointerEvent } from "react";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { floorPlanTexts } from "../../messages/en/business/floor-plan.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { PlanSymbol } from "../PlanSymbol/PlanSymbol.tsx";
import type { MarkedPoint } from "./marked-point.ts";

interface PlanMarkerProps {
  readonly point: MarkedPoint;
  /** Its number in the list. */
  readonly number: number;
  readonly isSelected: boolean;
  /** Converts a position in the window into a position on the page. */
  readonly placeOf: (clientX: number, clientY: number) => PlanPlace | null;
  readonly onSelect?: (id: number) => void;
  readonly onMove?: (id: number, place: PlanPlace) => void;
}

/** Distance that one press of an arrow key moves a point, as a fraction of the page. */
const STEP = 0.005;
const LARGE_STEP = 0.05;

const ARROWS: Readonly<Record<string, PlanPlace>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** One point on the plan. It follows the pointer or the arrow keys, and reports its position when released. */
export function PlanMarker({ point, number, isSelected, placeOf, onSelect, onMove }: PlanMarkerProps) {
  const { floorPlan: texts, colon } = useTexts({ ...floorPlanTexts, ...figureTexts });
  const [moving, setMoving] = useState<PlanPlace | null>(null);
  const { x, y } = moving ?? point;
  const kind = texts.kinds[point.kind];
  const label = texts.pointLabel(point.note === null ? kind : `${kind}${colon} ${point.note}`, number);

  function drag(event: PointerEvent<HTMLButtonElement>): void {
    if (onMove === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const place = placeOf(event.clientX, event.clientY);
    if (place !== null) setMoving(place);
  }

  function step(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (onMove === undefined || arrow === undefined) return;
    event.preventDefault(); // the plan must not scroll
    event.stopPropagation();
    const by = event.shiftKey ? LARGE_STEP : STEP;
    setMoving(onPlan({ x: x + arrow.x * by, y: y + arrow.y * by }));
  }

  function letGo(): void {
    if (moving === null) return;
    setMoving(null);
    if (moving.x !== point.x || moving.y !== point.y) onMove?.(point.id, moving);
  }

  return (
    <button
      type="button"
      className="placard-plan-marker"
      style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
      data-selected={isSelected || undefined}
      aria-label={label}
      aria-pressed={isSelected}
      {...(onMove !== undefined && { "aria-description": texts.moveHint })}
      onClick={() => onSelect?.(point.id)}
      onPointerDown={(event) => {
        if (onMove !== undefined) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={() => setMoving(null)}
      onKeyDown={step}
      onKeyUp={letGo}
      onBlur={letGo}
    >
      <PlanSymbol kind={point.kind} isDecorative />
      <span aria-hidden="true">{number}</span>
    </button>
  );
}
