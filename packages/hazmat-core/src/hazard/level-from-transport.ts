import type { TransportEntry } from "../record/transport-entry.ts";
import { graded, type HazardDerivation } from "./hazard-derivation.ts";
import { derivationsFromClass } from "./level-from-class.ts";
import { ungraded, ungradedByUnNumber } from "./ungraded-dangers.ts";

/**
 * What a UN or NA id says of the level: its class with subsidiary classes, toxicity by inhalation, and what it is.
 * Batteries and vehicles are told by their id, since their class 9 says nothing of them.
 *
 * @returns at least one derivation
 */
export function derivationsFromTransport(entry: TransportEntry): readonly HazardDerivation[] {
  const danger = ungradedByUnNumber(entry.unNumber);
  const sources = [entry.source];
  if (danger !== null) return [ungraded(danger, entry.unNumber, sources)];
  const byClass = derivationsFromClass(classTextOf(entry), sources);
  return entry.isToxicByInhalation
    ? [...byClass, graded("extreme", `${entry.unNumber}: listed as toxic by inhalation.`, sources)]
    : byClass;
}

/** UN class with its subsidiary classes, `2.3 (5.1, 8)`, or `null`. */
function classTextOf({ hazardClass, subsidiaryClasses }: TransportEntry): string | null {
  if (hazardClass === null) return null;
  return subsidiaryClasses.length === 0 ? hazardClass : `${hazardClass} (${subsidiaryClasses.join(", ")})`;
}
