/** Kind of a component, which determines the WCAG success criteria that apply to it. */
export type GuideKind =
  /** Can be focused and handles keys. */
  | "control"
  /** Accepts input that may be invalid. */
  | "field"
  /** Opens over the page. */
  | "overlay"
  /** A drawing with a meaning. */
  | "sign"
  /** Announces its own changes. */
  | "status"
  /** Figures or text to read. */
  | "text"
  /** A part of a page with its own headings. */
  | "panel"
  /** A map of the world. */
  | "map";

/**
 * Content of a component's docs page besides its props, tokens, messages and stories. Stored in `<Component>.guide.ts`
 * beside the component, with the code to copy in `<Component>.example.tsx`. Backticks mark code.
 */
export interface ComponentGuide {
  /** Purpose: one or two sentences. */
  readonly purpose: string;
  /** When to use another component, and which one. */
  readonly avoid: readonly string[];
  /** Parts, in reading order. */
  readonly anatomy: readonly string[];
  /** States by name, and how users see or hear each. */
  readonly states: Readonly<Record<string, string>>;
  /** Keys and their effects. Empty if nothing in the component can be focused. */
  readonly keyboard: Readonly<Record<string, string>>;
  readonly kinds: readonly [GuideKind, ...GuideKind[]];
}
