import { isExplosive } from "../../isolation/isolation-fallback.ts";
import type { TransportEntry } from "../../record/transport-entry.ts";
import type { HazardFact, HazardKind } from "./hazard-fact.ts";

/** What a class or division says on its own. 4.2 may be pyrophoric, 2.3 may be fatal: the worse is taken. */
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

/** What a class or division means to a crew; none for what is not a class. */
export function kindsOfClass(printed: string): readonly HazardKind[] {
  return KINDS[DIVISION.exec(printed)?.[0] ?? ""] ?? KINDS[MAIN_CLASS.exec(printed)?.[0] ?? ""] ?? [];
}

/** What the classes of an id say, for one that names no guide. */
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
