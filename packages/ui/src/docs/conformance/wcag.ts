import type { GuideKind } from "../component-guide.ts";

/** One success criterion of WCAG 2.2, level A or AA. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly level: "A" | "AA";
  /** Kinds of components it applies to; `page`: only a page can meet it; `nothing`: applies to no component here. */
  readonly asks: readonly GuideKind[] | "every" | "page" | "nothing";
  /** How it is met, beyond the checks of axe: as text, with the test that verifies it. */
  readonly kept?: { readonly words: string; readonly test?: TestEvidence };
}

/** A test by its file below `packages/ui/src`, and a text that it contains. */
export interface TestEvidence {
  readonly file: string;
  readonly title: string;
}

const test = (file: string, title: string): TestEvidence => ({ file, title });
const FOCUSABLE: readonly GuideKind[] = ["control", "field", "overlay", "map", "panel"];

/** Test of the contrast of every pair of tokens, in four themes. */
const CONTRAST = test("styles/contrast.test.ts", "TEXT_PAIRS");

export const CRITERIA: readonly Criterion[] = [
  { id: "1.1.1", name: "Non-text content", level: "A", asks: ["sign", "map", "control", "panel"] },
  ...none(
    "A",
    ["1.2.1", "Audio-only and video-only"],
    ["1.2.2", "Captions"],
    ["1.2.3", "Audio description or alternative"],
  ),
  ...none("AA", ["1.2.4", "Captions, live"], ["1.2.5", "Audio description"]),
  { id: "1.3.1", name: "Info and relationships", level: "A", asks: "every" },
  {
    id: "1.3.2",
    name: "Meaningful sequence",
    level: "A",
    asks: "every",
    kept: { words: "Style sheets do not change the reading order." },
  },
  {
    id: "1.3.3",
    name: "Sensory characteristics",
    level: "A",
    asks: ["sign", "text", "status"],
    kept: { words: "Every sign has words." },
  },
  { id: "1.3.4", name: "Orientation", level: "AA", asks: "page" },
  {
    id: "1.3.5",
    name: "Identify input purpose",
    level: "AA",
    asks: ["field"],
    kept: { words: "Fields pass `autoComplete` on to the input." },
  },
  {
    id: "1.4.1",
    name: "Use of color",
    level: "A",
    asks: ["sign", "text", "status", "control", "map"],
    kept: {
      words: "Shapes or words repeat the meaning of a colour.",
      test: test("signs/HazardBadge/HazardBadge.stories.tsx", "Permutations"),
    },
  },
  ...none("A", ["1.4.2", "Audio control"]),
  {
    id: "1.4.3",
    name: "Contrast (minimum)",
    level: "AA",
    asks: "every",
    kept: { words: "4.5:1 in light and dark, 7:1 in night and sun.", test: CONTRAST },
  },
  { id: "1.4.4", name: "Resize text", level: "AA", asks: "every", kept: { words: "Sizes are in rem." } },
  {
    id: "1.4.5",
    name: "Images of text",
    level: "AA",
    asks: "every",
    kept: { words: "Text is real text, also in signs." },
  },
  {
    id: "1.4.10",
    name: "Reflow",
    level: "AA",
    asks: "every",
    kept: { words: "Down to 320 px. Tables and maps may scroll." },
  },
  {
    id: "1.4.11",
    name: "Non-text contrast",
    level: "AA",
    asks: ["control", "field", "sign", "map"],
    kept: { words: "3:1 for lines and indicators.", test: test("styles/contrast.test.ts", "LINE_PAIRS") },
  },
  { id: "1.4.12", name: "Text spacing", level: "AA", asks: "every", kept: { words: "Boxes grow with their text." } },
  ...none("AA", ["1.4.13", "Content on hover or focus"]),
  {
    id: "2.1.1",
    name: "Keyboard",
    level: "A",
    asks: FOCUSABLE,
    kept: { words: "The keys are listed above.", test: test("controls/Menu/Menu.stories.tsx", "KeyboardChooses") },
  },
  {
    id: "2.1.2",
    name: "No keyboard trap",
    level: "A",
    asks: FOCUSABLE,
    kept: {
      words: "Escape closes what opens over the page.",
      test: test("controls/Dialog/Dialog.stories.tsx", "EscapeCloses"),
    },
  },
  ...none("A", ["2.1.4", "Character key shortcuts"]),
  {
    id: "2.2.1",
    name: "Timing adjustable",
    level: "A",
    asks: ["status"],
    kept: {
      words: "Errors stay until they are closed.",
      test: test("feedback/Toast/Toast.stories.tsx", "ThreeAtOnceAndErrorsStay"),
    },
  },
  {
    id: "2.2.2",
    name: "Pause, stop, hide",
    level: "A",
    asks: ["status", "overlay"],
    kept: { words: "Movements are short, and off with reduced motion." },
  },
  { id: "2.3.1", name: "Three flashes", level: "A", asks: "every", kept: { words: "Nothing flashes." } },
  ...pages("A", ["2.4.1", "Bypass blocks"], ["2.4.2", "Page titled"]),
  {
    id: "2.4.3",
    name: "Focus order",
    level: "A",
    asks: FOCUSABLE,
    kept: {
      words: "The focus returns to the control that opened it.",
      test: test("controls/Drawer/Drawer.stories.tsx", "EscapeClosesItAndTheFocusGoesBack"),
    },
  },
  { id: "2.4.4", name: "Link purpose", level: "A", asks: ["control", "panel"] },
  ...pages("AA", ["2.4.5", "Multiple ways"]),
  {
    id: "2.4.6",
    name: "Headings and labels",
    level: "AA",
    asks: ["field", "panel", "control", "overlay"],
    kept: { words: "The label is a required property." },
  },
  {
    id: "2.4.7",
    name: "Focus visible",
    level: "AA",
    asks: FOCUSABLE,
    kept: { words: "A ring of 3 px, also in forced colours." },
  },
  {
    id: "2.4.11",
    name: "Focus not obscured",
    level: "AA",
    asks: FOCUSABLE,
    kept: { words: "A drawer ends above the toasts. Your page keeps its own bars clear of it." },
  },
  {
    id: "2.5.1",
    name: "Pointer gestures",
    level: "A",
    asks: ["control", "map"],
    kept: { words: "One press is enough for everything. Maps have buttons." },
  },
  {
    id: "2.5.2",
    name: "Pointer cancellation",
    level: "A",
    asks: FOCUSABLE,
    kept: { words: "A press acts on release, and can be cancelled by moving away." },
  },
  { id: "2.5.3", name: "Label in name", level: "A", asks: ["control", "field"] },
  ...none("A", ["2.5.4", "Motion actuation"]),
  {
    id: "2.5.7",
    name: "Dragging movements",
    level: "AA",
    asks: ["control", "field", "map"],
    kept: { words: "Keys and buttons do everything that dragging does." },
  },
  {
    id: "2.5.8",
    name: "Target size (minimum)",
    level: "AA",
    asks: FOCUSABLE,
    kept: { words: "44 px, and 64 px in glove density." },
  },
  ...pages("A", ["3.1.1", "Language of page"]),
  ...pages("AA", ["3.1.2", "Language of parts"]),
  { id: "3.2.1", name: "On focus", level: "A", asks: FOCUSABLE, kept: { words: "Focus alone changes nothing." } },
  {
    id: "3.2.2",
    name: "On input",
    level: "A",
    asks: ["field", "control"],
    kept: { words: "Input changes only values that depend on it, never the page." },
  },
  ...pages("AA", ["3.2.3", "Consistent navigation"], ["3.2.4", "Consistent identification"]),
  ...pages("A", ["3.2.6", "Consistent help"]),
  {
    id: "3.3.1",
    name: "Error identification",
    level: "A",
    asks: ["field"],
    kept: {
      words: "The error is shown at its field and linked to it.",
      test: test("plume/PlumePanel/PlumePanel.stories.tsx", "WhatIsMissingStandsAtItsField"),
    },
  },
  { id: "3.3.2", name: "Labels or instructions", level: "A", asks: ["field"] },
  {
    id: "3.3.3",
    name: "Error suggestion",
    level: "AA",
    asks: ["field"],
    kept: {
      words: "The error says how to correct the input.",
      test: test("plume/PlumeForm/PlumeForm.stories.tsx", "ARefusalStandsAtItsField"),
    },
  },
  {
    id: "3.3.4",
    name: "Error prevention",
    level: "AA",
    asks: ["overlay"],
    kept: {
      words: "Actions that cannot be undone ask for confirmation.",
      test: test("feedback/ConfirmDialog/ConfirmDialog.stories.tsx", "toHaveFocus"),
    },
  },
  ...pages("A", ["3.3.7", "Redundant entry"]),
  ...pages("AA", ["3.3.8", "Accessible authentication"]),
  { id: "4.1.2", name: "Name, role, value", level: "A", asks: [...FOCUSABLE, "sign", "status"] },
  {
    id: "4.1.3",
    name: "Status messages",
    level: "AA",
    asks: ["status", "map", "panel"],
    kept: {
      words: "Changes without user action are announced.",
      test: test("chemical/MeantQuestion/MeantQuestion.stories.tsx", 'getByRole("alert")'),
    },
  },
];

type Named = readonly [id: string, name: string];

/** Criteria about features that no component has: sound, video, single-letter shortcuts, tips that open on hover. */
function none(level: Criterion["level"], ...named: readonly Named[]): readonly Criterion[] {
  return named.map(([id, name]) => ({ id, name, level, asks: "nothing" }));
}

/** Criteria that only a whole page or site can meet. */
function pages(level: Criterion["level"], ...named: readonly Named[]): readonly Criterion[] {
  return named.map(([id, name]) => ({ id, name, level, asks: "page" }));
}

/** True if a criterion applies to a component. */
export function appliesTo({ asks }: Criterion, kinds: readonly GuideKind[]): boolean {
  if (asks === "every") return true;
  return typeof asks !== "string" && kinds.some((kind) => asks.includes(kind));
}
