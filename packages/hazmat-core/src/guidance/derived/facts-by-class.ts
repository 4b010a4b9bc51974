import { isExplosive } from "../../isolation/isolation-fallback.ts";
import type { TransportEntry } from "../../record/transport-entry.ts";
import type { HazardFact, HazardKind } from "./hazard-fact.ts";

/** Hazards of a class or division by itself. 4.2 can be pyrophoric, 2.3 can be fatal: the worse hazard is used. */
const KINDS: Readonly<Record<string, readonly HazardKind[]>> = {
  "1": ["explosive"],
  "2.1": ["flammable"],
  "2.2": ["harmful"],
  "2.3": ["fatal-inhaled", "fatal"],
  "3": ["flammable"],
  "4.1": ["flammable"],
  "4.2": ["pyrophoric", "self-heating"],
  "4.3": ["water-reactive"],
  "5.1": ["oxidizing"],
  "5.2": ["organic-peroxide"],
  "6.1": ["toxic"],
  "6.2": ["infectious"],
  "7": ["radioactive"],
  "8": ["corrosive"],
  "9": ["harmful"],
};

const MAIN_CLASS = /^\d/;
const DIVISION = /^\d(?:\.\d)?/;

/** Hazards of a class or division for a crew; empty if the text is not a class. */
export function kindsOfClass(printed: string): readonly HazardKind[] {
  return KINDS[DIVISION.exec(printed)?.[0] ?? ""] ?? KINDS[MAIN_CLASS.exec(printed)?.[0] ?? ""] ?? [];
}

/** Hazards from the classes of a UN number, for one without a guide. */
export function factsByClass(entry: TransportEntry): readonly HazardFact[] {
  const { hazardClass, subsidiaryClasses, isToxicByInhalation, source, unNumber } = entry;
  const printed = [hazardClass, ...subsidiaryClasses].filter((code) => code !== null);
  const byClass = printed.flatMap((code) =>
    kindsOfClass(code).map((kind) => ({ kind, shown: `class ${code}`, source })),
  );
  const inhaled: readonly HazardFact[] = isToxicByInhalation
    ? (["fatal-inhaled", "fatal"] as const).map((kind) => ({ kind, shown: "toxic by inhalation", source }))
    : [];
  const byNumber: readonly HazardFact[] =
    hazardClass === null && isExplosive(entry) ? [{ kind: "explosive", shown: `${unNumber} is Class 1`, source }] : [];
  return [...byClass, ...inhaled, ...byNumber];
}
