import type { ReactNode } from "react";

/** What a shape says of itself by attributes, and what any rule of a host's sheet would win over. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ..."d cx cy r rx ry x y width height".split(" "),
  ..."fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin".split(" "),
  ..."text-anchor text-decoration font-size font-weight".split(" "),
]);

/** Numbers that are not lengths. */
const WITHOUT_UNIT: ReadonlySet<string> = new Set(["fill", "stroke", "font-weight", "stroke-dasharray"]);

interface Said {
  readonly text: string;
  /** True if the shape has no other style of its own. */
  readonly isAll: boolean;
}

/** What was said of each shape: a sign that is drawn again says nothing twice. */
const said = new WeakMap<SVGGraphicsElement, Said>();

/**
 * The shapes of a sign, safe from the host's sheets: `* { all: unset }` or `path { fill: red }` wins over attributes,
 * and no sheet can hold what differs from shape to shape. So each attribute is said once more as an important style of
 * its element. It is said by script and not in the markup, which a strict content security policy would refuse; and
 * before the sign is laid out, so that it is laid out once.
 */
export function AsDrawn({ children }: { children: ReactNode }) {
  // A new function each time, so that it is called after each drawing.
  return (
    <g
      ref={(shapes) => {
        for (const shape of shapes?.querySelectorAll<SVGGraphicsElement>("*") ?? []) hold(shape);
      }}
    >
      {children}
    </g>
  );
}

function hold(shape: SVGGraphicsElement): void {
  const styles: (readonly [name: string, value: string])[] = [];
  for (const { name, value } of shape.attributes) {
    if (ATTRIBUTES.has(name)) styles.push([name, styleOf(name, value)]);
    else if (name === "transform") styles.push(...turned(shape));
  }
  const text = styles.map(([name, value]) => `${name}:${value}!important`).join(";");
  const before = said.get(shape);
  if (text === (before?.text ?? "")) return;
  const { style } = shape;
  const isAll = before?.isAll ?? style.length === 0;
  said.set(shape, { text, isAll });
  // At once where nothing else is said: each single property would have the browser look at the shape anew.
  if (isAll) style.cssText = text;
  else for (const [name, value] of styles) style.setProperty(name, value, "important");
}

function styleOf(name: string, value: string): string {
  if (name === "d") return `path("${value}")`;
  return !WITHOUT_UNIT.has(name) && !Number.isNaN(Number(value)) ? `${value}px` : value;
}

function turned({ transform }: SVGGraphicsElement): readonly (readonly [name: string, value: string])[] {
  const matrix = transform.baseVal.consolidate()?.matrix;
  if (matrix === undefined) return [];
  const { a, b, c, d, e, f } = matrix;
  return [
    ["transform", `matrix(${[a, b, c, d, e, f].join(",")})`],
    ["transform-origin", "0 0"],
  ];
}
