import type { IconNode } from "lucide";
import { createElement, type SVGAttributes } from "react";

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** Shapes to draw, such as `Eye` of `lucide`. */
  readonly of: IconNode;
  /** Width and height in pixels; a style sheet can set another size. */
  readonly size?: number;
}

/** Draws an icon in the current colour. Screen readers skip an icon without a role. */
export function Icon({ of: shapes, size = 24, className, ...rest }: IconProps) {
  return createElement(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 2,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      "aria-hidden": rest.role === undefined ? true : undefined,
      className: className === undefined ? "lucide" : `lucide ${className}`,
      ...rest,
    },
    ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
