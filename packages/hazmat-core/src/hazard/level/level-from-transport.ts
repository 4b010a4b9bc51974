import { classTextOf } from "../../record/class-text.ts";
import { CURRENT_ERG, type SourceRef } from "../../provenance/source.ts";
import type { TransportEntry } from "../../record/transport-entry.ts";
import { graded, type HazardDerivation } from "../hazard-derivation.ts";
import { derivationsFromClass } from "./level-from-class.ts";
import { ungraded, ungradedByUnNumber } from "../ungraded-dangers.ts";

/**
 * What the UN and NA ids of a substance say of the level: classes with subsidiary classes, toxicity by inhalation, fire that
 * NFPA 704 gives degree 4, and what a thing is. Batteries and vehicles are told by their id, since their class 9 says nothing of them.
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

/** Articles with a flammable gas in them. NFPA 704 rates the gas, not a lighter. [49CFR172.101] */
const GAS_ARTICLES: ReadonlySet<string> = new Set([
  "UN1057",
  "UN1950",
  "UN2037",
  "UN3150",
  "UN3358",
  "UN3468",
  "UN3478",
  "UN3479",
  "UN3529",
  "UN3537",
]);

/** Liquid explosives made safe have packing group I for another reason. [ERG2024] */
const DESENSITIZED_GUIDE = "113";

/** What NFPA 704 gives fire degree 4 by criteria that the printed row answers; `null` for all else. */
function burnsLikeGas({
  hazardClass,
  subsidiaryClasses,
  packingGroups,
  guide,
  unNumber,
}: TransportEntry): string | null {
  // NFPA 704 and Division 2.1 have one criterion for a flammable gas: 49 CFR 173.115(a).
  if (hazardClass === "2.1") return GAS_ARTICLES.has(unNumber) ? null : "flammable gas";
  // Packing group I of class 3 alone boils at 35 °C or below: 49 CFR 173.121(a).
  const isVolatile = hazardClass === "3" && subsidiaryClasses.length === 0 && packingGroups.join() === "I";
  return isVolatile && guide !== DESENSITIZED_GUIDE ? "flammable liquid, boils at 35 °C or below" : null;
}

/** Fire degree 4 of NFPA 704 by one rule, whether a list has the substance or not. */
function byFire(entry: TransportEntry, sources: readonly SourceRef[]): readonly HazardDerivation[] {
  const what = burnsLikeGas(entry);
  if (what === null) return [];
  return [
    graded("extreme", `${entry.unNumber}: ${what}. NFPA 704 fire 4.`, [
      ...sources,
      { key: "NFPA704", mark: "derived" },
    ]),
  ];
}

function byGuide(entry: TransportEntry): readonly HazardDerivation[] {
  const { unNumber, guide, source } = entry;
  const number = guide?.slice(0, 3);
  const meant = CLASS_OF_GUIDE.get(number ?? "");
  if (meant === undefined) return derivationsFromClass(null, [source]);
  const sources = [{ key: CURRENT_ERG, locator: `Guide ${number}`, mark: "derived" } as const];
  const byClass = derivationsFromClass(meant, sources);
  return [...byClass, ...byFire({ ...entry, hazardClass: meant }, sources)].map((derivation) => ({
    ...derivation,
    basis: `No class on file for ${unNumber}, so its guide was used. ${derivation.basis}`,
  }));
}

function derivationsFromEntry(entry: TransportEntry): readonly HazardDerivation[] {
  const { unNumber, hazardClass, isToxicByInhalation, source } = entry;
  const danger = ungradedByUnNumber(unNumber);
  const sources = [source];
  if (danger !== null) return [ungraded(danger, unNumber, sources)];
  const byClass =
    hazardClass === null
      ? byGuide(entry)
      : [...derivationsFromClass(classTextOf(entry), sources), ...byFire(entry, sources)];
  return isToxicByInhalation
    ? [...byClass, graded("extreme", `${unNumber}: listed as toxic by inhalation.`, sources)]
    : byClass;
}
