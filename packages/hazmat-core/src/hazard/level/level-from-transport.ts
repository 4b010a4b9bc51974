import { classTextOf } from "../../record/class-text.ts";
import type { TransportEntry } from "../../record/transport-entry.ts";
import { graded, type HazardDerivation } from "../hazard-derivation.ts";
import { derivationsFromClass } from "./level-from-class.ts";
import { ungraded, ungradedByUnNumber } from "../ungraded-dangers.ts";

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

/** What a guide is for, as a class, where the tables list an id without one. The others are for more than one class. [ERG2024] */
const CLASS_OF_GUIDE: ReadonlyMap<string, string> = new Map([
  ["112", "1"],
  ["116", "2.1"],
  ["122", "5.1"],
  ["126", "2.2"],
  ["127", "3"],
  ["133", "4.1"],
  ["151", "6.1"],
  ["163", "7"],
  ["165", "7"],
]);

function byGuide({ unNumber, guide, source }: TransportEntry): readonly HazardDerivation[] {
  const number = guide?.slice(0, 3);
  const meant = CLASS_OF_GUIDE.get(number ?? "");
  if (meant === undefined) return derivationsFromClass(null, [source]);
  const sources = [{ key: "ERG2024", locator: `Guide ${number}`, mark: "derived" } as const];
  return derivationsFromClass(meant, sources).map((derivation) => ({
    ...derivation,
    basis: `No class on file for ${unNumber}, so its guide was used. ${derivation.basis}`,
  }));
}

function derivationsFromEntry(entry: TransportEntry): readonly HazardDerivation[] {
  const danger = ungradedByUnNumber(entry.unNumber);
  const sources = [entry.source];
  if (danger !== null) return [ungraded(danger, entry.unNumber, sources)];
  const byClass = entry.hazardClass === null ? byGuide(entry) : derivationsFromClass(classTextOf(entry), sources);
  return entry.isToxicByInhalation
    ? [...byClass, graded("extreme", `${entry.unNumber}: listed as toxic by inhalation.`, sources)]
    : byClass;
}
