import type { PlanPointKind } from "@placard/hazmat-core/business";
import { joinClasses } from "../../internal/class-name.ts";
import { floorPlanTexts } from "../../messages/en/business/floor-plan.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { ScriptStyledSvg } from "../../internal/ScriptStyledSvg.tsx";
import { PLAN_SHAPES } from "./plan-shapes.ts";
import "./PlanSymbol.css";

export interface PlanSymbolProps {
  /** Kind of the point, such as a hydrant or a shut-off. */
  kind: PlanPointKind;
  /** Size in px; default 28. */
  size?: number;
  /** True if its name is shown beside it: it is then hidden from screen readers. */
  isDecorative?: boolean;
  /** Class names to add to the outermost element. */
  className?: string;
}

/** Symbol of a point on a floor plan: key box, shut-offs, hydrant and so on. */
export function PlanSymbol({ kind, size = 28, isDecorative = false, className }: PlanSymbolProps) {
  const { floorPlan: texts } = useTexts(floorPlanTexts);
  const { lines, areas } = PLAN_SHAPES[kind];
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={joinClasses("placard-plan-symbol", className)}
      data-kind={kind}
      {...(isDecorative ? { "aria-hidden": true } : { role: "img", "aria-label": texts.kinds[kind] })}
    >
      <ScriptStyledSvg>
        <rect x="1" y="1" width="22" height="22" rx="4" />
        <g transform="translate(3 3) scale(0.75)">
          {areas === undefined ? undefined : <path className="placard-plan-area" d={areas} />}
          {lines === undefined ? undefined : <path className="placard-plan-line" d={lines} />}
        </g>
      </ScriptStyledSvg>
    </svg>
  );
}
