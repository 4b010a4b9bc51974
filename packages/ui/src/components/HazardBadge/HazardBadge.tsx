import type { HazardLevel } from "@placard/hazmat-core";
import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import { useMessages } from "../../messages/messages-context.tsx";
import "./HazardBadge.css";

export interface HazardBadgeProps extends Omit<ComponentProps<"span">, "children"> {
  level: HazardLevel;
  /** `inline` in tables and lines, `solid` once on a card. `inline` unless given. */
  form?: "inline" | "solid";
  /** False where nothing was known and the level is only the default: the words say so. True unless given. */
  isClassified?: boolean;
}

/** A hazard level by colour, shape and word: circle, diamond, triangle, octagon. */
export function HazardBadge({ level, form = "inline", isClassified = true, className, ...props }: HazardBadgeProps) {
  const words = useMessages();
  return (
    <span {...props} className={joinClasses("placard-hazard", className)} data-level={level} data-form={form}>
      <svg className="shape" viewBox="0 0 18 18" aria-hidden="true">
        {SHAPES[level]}
      </svg>
      <span>
        {words.hazardLevel[level]}
        {isClassified ? undefined : <span className="unclassified">, {words.notClassified}</span>}
      </span>
    </span>
  );
}

const SHAPES: Readonly<Record<HazardLevel, ReactNode>> = {
  low: <circle className="body" cx="9" cy="9" r="7" />,
  medium: <path className="body" d="M9 .8 17.2 9 9 17.2.8 9z" />,
  high: <path className="body" d="M9 1.4 17.4 16.4H.6z" strokeLinejoin="round" />,
  extreme: <path className="body" d="M5.7 1h6.600L17 5.700v6.600L12.300 17H5.700L1 12.300V5.700z" />,
};
