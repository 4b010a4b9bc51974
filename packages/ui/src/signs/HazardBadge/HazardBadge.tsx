import type { HazardMark } from "@placard/hazmat-core";
import type { ComponentProps, ReactNode } from "react";
import { ScriptStyledSvg } from "../../internal/ScriptStyledSvg.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { warnOnce } from "../../internal/warn-once.ts";
import { hazardTexts } from "../../messages/en/signs/hazard.ts";
import { useTexts } from "../../messages/use-texts.ts";
import "./HazardBadge.css";

export interface HazardBadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /**
   * Level, or `unknown` or `not_graded` if there is none, from `hazardMark` of hazmat-core. An unknown level is never
   * shown as low.
   */
  level: HazardMark;
  /** `inline` in tables and lines below a heading, `solid` once per card. Default `inline`. */
  form?: "inline" | "solid";
}

/**
 * Shows a hazard level by colour, shape and word: circle, diamond, triangle, octagon. Without a level, a grey square
 * with ? or a dash.
 */
export function HazardBadge({ level: givenLevel, form = "inline", className, ...props }: HazardBadgeProps) {
  const { hazardLevel, noHazardLevel } = useTexts(hazardTexts);
  // An invalid level must not leave an empty box, so it is shown as unknown.
  const level = Object.hasOwn(SHAPES, givenLevel) ? givenLevel : "unknown";
  if (process.env.NODE_ENV !== "production" && level !== givenLevel) {
    warnOnce(`HazardBadge has no level "${givenLevel}". Choose from: ${Object.keys(SHAPES).join(", ")}.`);
  }
  const isAlone = form === "solid" && (level === "unknown" || level === "not_graded");
  return (
    <span {...props} className={joinClasses("placard-hazard", className)} data-level={level} data-form={form}>
      <svg className="placard__shape" viewBox="0 0 18 18" aria-hidden="true">
        <ScriptStyledSvg>{SHAPES[level]}</ScriptStyledSvg>
      </svg>
      <span>{isAlone ? noHazardLevel[level] : hazardLevel[level]}</span>
    </span>
  );
}

const SHAPES: Readonly<Record<HazardMark, ReactNode>> = {
  low: <circle className="placard__body" cx="9" cy="9" r="7" />,
  medium: <path className="placard__body" d="M9 .8 17.2 9 9 17.2.8 9z" />,
  high: <path className="placard__body" d="M9 1.4 17.4 16.4H.6z" strokeLinejoin="round" />,
  extreme: <path className="placard__body" d="M5.7 1h6.600L17 5.700v6.600L12.300 17H5.700L1 12.300V5.700z" />,
  unknown: (
    <>
      <rect className="placard__body" x="1.4" y="1.4" width="15.2" height="15.2" rx="4" />
      <path className="placard__glyph" d="M6.7 7a2.35 2.35 0 1 1 3.5 2.05c-.8.45-1.2.95-1.2 1.85M9 13.7v.01" />
    </>
  ),
  not_graded: (
    <>
      <rect className="placard__body" x="1.4" y="1.4" width="15.2" height="15.2" />
      <path className="placard__glyph" d="M5.6 9h6.8" />
    </>
  ),
};
