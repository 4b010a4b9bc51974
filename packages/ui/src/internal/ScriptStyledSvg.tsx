import type { ReactNode } from "react";

/** Presentation attributes of a shape, which any rule in a host's style sheet would override. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ..."d cx cy r rx ry x y width height".split(" "),
  ..."fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin".split(" "),
  ..."text-anchor text-decoration font-size font-weight".split(" "),
]);

/** Numeric properties without a unit. */
const WITHOUT_UNIT: ReadonlySet<string> = new Set(["fill", "stroke", "font-weight", "stroke-dasharray"]);

interface AppliedStyle {
  readonly text: string;
  /** True if the shape has no other inline style. */
  readonly isAll: boolean;
}

/** Styles already set for each shape, so that a repeated render does not set them again. */
const appliedStyles = new WeakMap<SVGGraphicsElement, AppliedStyle>();

/**
 * Protects the shapes of a symbol from the host's style sheets: `* { all: unset }` or `path { fill: red }` overrides
 * attributes, and no style sheet can contain values that differ from shape to shape. Each attribute is therefore
 * repeated as an important inline style. A script sets it, because a strict content security policy blocks style
 * attributes in markup, and before layout, so that layout runs only once.
 */
export function ScriptStyledSvg({ children }: { children: ReactNode }) {
  // A new function in each render, so that React calls it after each render.
  return (
    <g
      ref={(shapes) => {
        for (const shape of shapes?.querySelectorAll<SVGGraphicsElement>("*") ?? []) applyAttributes(shape);
      }}
    >
      {children}
    </g>
  );
}

function applyAttributes(shape: SVGGraphicsElement): void {
  const styles: (readonly [name: string, value: string])[] = [];
  for (const name of shape.getAttributeNames()) {
    if (ATTRIBUTES.has(name)) styles.push([name, styleOf(name, shape.getAttribute(name) ?? "")]);
    else if (name === "transform") styles.push(...transformStyle(shape));
  }
  const text = styles.map(([name, value]) => `${name}:${value}!important`).join(";");
  const before = appliedStyles.get(shape);
  if (text === (before?.text ?? "")) return;
  const { style } = shape;
  const isAll = before?.isAll ?? style.length === 0;
  appliedStyles.set(shape, { text, isAll });
  // Sets all properties in one step if there is no other style: setting each one would restyle the shape each time.
  if (isAll) style.cssText = text;
  else for (const [name, value] of styles) style.setProperty(name, value, "important");
}

function styleOf(name: string, value: string): string {
  if (name === "d") return `path("${value}")`;
  return !WITHOUT_UNIT.has(name) && !Number.isNaN(Number(value)) ? `${value}px` : value;
}

function transformStyle({ transform }: SVGGraphicsElement): readonly (readonly [name: string, value: string])[] {
  const matrix = transform.baseVal.consolidate()?.matrix;
  if (matrix === undefined) return [];
  const { a, b, c, d, e, f } = matrix;
  return [
    ["transform", `matrix(${[a, b, c, d, e, f].join(",")})`],
    ["transform-origin", "0 0"],
  ];
}
