import type { ComponentProps } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import "./Skeleton.css";

export interface SkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  /** How many rows are to come; 3 unless given. */
  lines?: number;
  /** What is being loaded: `Loading fire hydrants...`. Shown below and announced. */
  label: string;
}

/** Grey rows in the shape of those to come, for loads longer than 300 ms. No spinner over content. */
export function Skeleton({ lines = 3, label, className, ...props }: SkeletonProps) {
  return (
    <div role="status" {...props} className={joinClasses("placard-skeleton", className)}>
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className="placard-skeleton-line"
          style={{ inlineSize: `${WIDTHS[index % WIDTHS.length]}%` }}
        />
      ))}
      <span className="placard-skeleton-label">{label}</span>
    </div>
  );
}

/** Widths in percent of rows of text as they fall. */
const WIDTHS = [46, 92, 78, 85];
