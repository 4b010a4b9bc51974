/** What kind of thing a component is: it decides which success criteria of WCAG ask something of it. */
export type GuideKind =
  /** Takes focus and keys. */
  | "control"
  /** Takes an entry that may be wrong. */
  | "field"
  /** Opens over the page. */
  | "overlay"
  /** A drawing that says something. */
  | "sign"
  /** Says something on its own, when it changes. */
  | "status"
  /** Figures or words to read. */
  | "text"
  /** A part of a page with headings of its own. */
  | "panel"
  /** A map of the world. */
  | "map";

/**
 * What the page of a component says beside its props, tokens, messages and stories. It stands in `<Component>.guide.ts`
 * beside the component, with the code to copy in `<Component>.example.tsx`. Backticks mark code.
 */
export interface ComponentGuide {
  /** What it is for: one or two sentences. */
  readonly purpose: string;
  /** When something else serves better, and what. */
  readonly avoid: readonly string[];
  /** Its parts, in reading order. */
  readonly anatomy: readonly string[];
  /** States by name, and how each is seen or heard. */
  readonly states: Readonly<Record<string, string>>;
  /** Keys, and what each does. Empty where nothing in it takes the focus. */
  readonly keyboard: Readonly<Record<string, string>>;
  readonly kinds: readonly [GuideKind, ...GuideKind[]];
}
