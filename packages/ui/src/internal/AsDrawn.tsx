import { useEffect, useRef, type ReactNode } from "react";

/** What a shape says of itself by attributes, and what any rule of a host's sheet would win over. */
const ATTRIBUTES = [
  ..."d cx cy r rx ry x y width height".split(" "),
  ..."fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin".split(" "),
  ..."text-anchor text-decoration font-size font-weight".split(" "),
];

/** Numbers that are no lengths. */
const WITHOUT_UNIT: ReadonlySet<string> = new Set(["font-weight", "stroke-dasharray"]);

/**
 * The shapes of a sign, safe from the host's sheets: `* { all: unset }` or `path { fill: red }` wins over attributes,
 * and no sheet can hold what differs from shape to shape. So each attribute is said once more as an important style of
 * its element. It is said by script and not in the markup, which a strict content security policy would refuse.
 */
export function AsDrawn({ children }: { children: ReactNode }) {
  const shapes = useRef<SVGGElement>(null);
  useEffect(() => {
    for (const shape of shapes.current?.querySelectorAll<SVGGraphicsElement>("*") ?? []) hold(shape);
  });
  return <g ref={shapes}>{children}</g>;
}

function hold(shape: SVGGraphicsElement): void {
  const say = (name: string, value: string): void => shape.style.setProperty(name, value, "important");
  for (const name of ATTRIBUTES) {
    const value = shape.getAttribute(name);
    if (value === null) continue;
    say(name, name === "d" ? `path("${value}")` : isLength(name, value) ? `${value}px` : value);
  }
  const matrix = shape.hasAttribute("transform") ? shape.transform.baseVal.consolidate()?.matrix : undefined;
  if (matrix !== undefined) {
    const { a, b, c, d, e, f } = matrix;
    say("transform", `matrix(${[a, b, c, d, e, f].join(",")})`);
    say("transform-origin", "0 0");
  }
}

const isLength = (name: string, value: string): boolean =>
  !Number.isNaN(Number(value)) && name !== "fill" && name !== "stroke" && !WITHOUT_UNIT.has(name);
