import type { PlanPlace } from "@placard/hazmat-core/business";
import { ZoomFrame } from "@placard/ui/internal";
import { useRef, type MouseEvent } from "react";
import type { PlacementDraft } from "./use-placement-draft.ts";

interface ControlPointPageProps {
  readonly src: string;
  readonly alt: string;
  readonly points: PlacementDraft["points"];
  readonly onPress: (place: PlanPlace) => void;
}

/** The page of a plan. A click sets the position of a point. The fields beside it are equivalent. */
export function ControlPointPage({ src, alt, points, onPress }: ControlPointPageProps) {
  const page = useRef<HTMLDivElement>(null);

  function press({ clientX, clientY }: MouseEvent): void {
    const box = page.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return;
    onPress({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  }

  const pressed = { onClick: press }; // the fields beside it offer the same by keyboard
  return (
    <ZoomFrame>
      <div ref={page} className="app-tied-page">
        <img src={src} alt={alt} draggable={false} {...pressed} />
        {points.map(({ at }, index) =>
          at === null ? null : (
            <span
              key={index === 0 ? "first" : "second"}
              className="app-tied-point"
              style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
              aria-hidden="true"
            >
              {index + 1}
            </span>
          ),
        )}
      </div>
    </ZoomFrame>
  );
}
