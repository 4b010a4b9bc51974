import type { ComponentProps } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import "./Skeleton.css";

export interface SkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  /** Number of rows; default 3. */
  lines?: number;
  /** Text for the load in progress: `Loading fire hydrants...`. Shown below and announced. */
  label: string;
}

/**
 * Grey rows in the shape of the expected content, for loads longer than 300 ms. Use it instead of a spinner over
 * content.
 */
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

/** Widths of the rows in percent, as uneven as text. */
const WIDTHS = [46, 92, 78, 85];
