import { classTextOf } from "../record/class-text.ts";
import type { TransportEntry } from "../record/transport-entry.ts";
import { graded, type HazardDerivation } from "./hazard-derivation.ts";
import { derivationsFromClass } from "./level-from-class.ts";
import { ungraded, ungradedByUnNumber } from "./ungraded-dangers.ts";

/**
 * What the UN and NA ids of a substance say of the level: classes with subsidiary classes, toxicity by inhalation, and
 * what a thing is. Batteries and vehicles are told by their id, since their class 9 says nothing of them.
 *
 * A substance may be shipped under 2.2 in one form and under a graded class in another, as ammonia is: it then does not
 * count as a gas that does no more than take the place of the air.
 */
export function derivationsFromTransport(entries: readonly TransportEntry[]): readonly HazardDerivation[] {
  const derivations = entries.flatMap(derivationsFromEntry);
  if (!derivations.some(({ kind }) => kind === "graded")) return derivations;
  return entries.filter((entry) => classTextOf(entry) !== "2.2").flatMap(derivationsFromEntry);
}

function derivationsFromEntry(entry: TransportEntry): readonly HazardDerivation[] {
  const danger = ungradedByUnNumber(entry.unNumber);
  const sources = [entry.source];
  if (danger !== null) return [ungraded(danger, entry.unNumber, sources)];
  const byClass = derivationsFromClass(classTextOf(entry), sources);
  return entry.isToxicByInhalation
    ? [...byClass, graded("extreme", `${entry.unNumber}: listed as toxic by inhalation.`, sources)]
    : byClass;
}
