import type { LonLat } from "@placard/hazmat-core";
import type { ReactNode } from "react";
import { Button } from "../../controls/Button/Button.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { floorPlanTexts } from "../../messages/en/business/floor-plan.ts";
import { sitePointTexts } from "../../messages/en/business/site-points.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { PlanSymbol } from "../PlanSymbol/PlanSymbol.tsx";
import { pointPlace, type SitePoint } from "./site-point.ts";
import "./SitePointList.css";

export interface SitePointListProps {
  /** Points of the site, in the order of the list. */
  points: readonly SitePoint[];
  /** Called to show a point on the map. */
  onShow?: (place: LonLat) => void;
  /** Renders the actions of a point, such as move and remove. */
  renderActions?: (point: SitePoint) => ReactNode;
  /** Class names to add to the outermost element. */
  className?: string;
}

/**
 * Lists the points of a site's map as text: kind, coordinates and author. For use without a map.
 *
 * @example
 * <SitePointList points={points} />
 */
export function SitePointList({ points, onShow, renderActions, className }: SitePointListProps) {
  const { floorPlan, sitePoints: texts } = useTexts({ ...floorPlanTexts, ...sitePointTexts });
  if (points.length === 0) return <p className={joinClasses("placard-site-points-none", className)}>{texts.none}</p>;
  return (
    <ul className={joinClasses("placard-site-points", className)} aria-label={texts.title}>
      {points.map((point) => (
        <li key={point.id}>
          <PlanSymbol kind={point.kind} size={26} isDecorative />
          <div className="placard__words">
            <b>{floorPlan.kinds[point.kind]}</b>
            {point.note === null ? undefined : (
              <span>
                <bdi>{point.note}</bdi>
              </span>
            )}
            <small>
              <span dir="ltr">{pointPlace(point.center)}</span>
              {point.setBy === undefined ? undefined : <span> · {texts.setBy(point.setBy)}</span>}
            </small>
          </div>
          {onShow === undefined ? undefined : (
            <Button
              variant="quiet"
              aria-label={texts.show(floorPlan.kinds[point.kind])}
              onPress={() => onShow(point.center)}
            >
              {texts.showShort}
            </Button>
          )}
          {renderActions?.(point)}
        </li>
      ))}
    </ul>
  );
}
