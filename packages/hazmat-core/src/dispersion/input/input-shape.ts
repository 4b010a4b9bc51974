import type { ReleaseRefusal } from "../release.ts";
import { refusal } from "./refuse.ts";

// Runtime checks of the input that TypeScript cannot guarantee for a form, queue or query string: every part is present
// and of its type. Ranges are checked in release-domain.ts.

type Parts = Readonly<Record<string, unknown>>;

/** One required part of the input, and the refusal if it has the wrong type. */
interface Part {
  readonly field: string;
  readonly fix: string;
  readonly isRight: (input: Readonly<Record<"substance" | "release" | "weather" | "site", Parts>> & Parts) => boolean;
}

const GROUPS = ["substance", "release", "weather", "site"] as const;
const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;
const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
const isOneOf = (value: unknown, words: readonly unknown[]): boolean => words.includes(value);
const isThreshold = (value: unknown): boolean =>
  isParts(value) && isText(value["id"]) && (value["ppm"] === null || typeof value["ppm"] === "number");

const PARTS: readonly Part[] = [
  {
    field: "substance",
    fix: "Give the CAS number of the substance, or its name and molar mass.",
    isRight: ({ substance }) => isText(substance["cas"]) || isText(substance["name"]),
  },
  {
    field: "release.state",
    fix: "Choose solid, liquid or gas.",
    isRight: ({ release }) => isOneOf(release["state"], ["solid", "liquid", "gas"]),
  },
  {
    field: "weather.stability",
    fix: "Choose a stability class from A to F, or leave it out and enter cloud and the sun's altitude.",
    isRight: ({ weather }) => isOneOf(weather["stability"], [undefined, "A", "B", "C", "D", "E", "F"]),
  },
  {
    field: "site.roughnessM",
    fix: 'Enter the roughness length in m, "open" or "urban".',
    isRight: ({ site }) =>
      typeof site["roughnessM"] === "number" || isOneOf(site["roughnessM"], [undefined, "open", "urban"]),
  },
  {
    field: "thresholds",
    fix: "Each limit needs an id, and its ppm as a number or null.",
    isRight: ({ thresholds }) =>
      thresholds === undefined || (Array.isArray(thresholds) && thresholds.every(isThreshold)),
  },
];

/** Returns a refusal for the first part that is missing or of the wrong type; null if the input is complete. */
export function shapeRefusal(input: unknown): ReleaseRefusal | null {
  const whole = isParts(input) ? input : {};
  const missing = GROUPS.find((group) => !isParts(whole[group]));
  if (missing !== undefined) {
    return refusal("outside_domain", `The ${missing} is missing. Enter substance, release, weather and site.`, [
      missing,
    ]);
  }
  // All four groups were checked above
  const wrong = PARTS.find(({ isRight }) => !isRight(whole as Parameters<Part["isRight"]>[0]));
  return wrong === undefined ? null : refusal("outside_domain", wrong.fix, [wrong.field]);
}
