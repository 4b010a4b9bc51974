import { classTextOf } from "../../record/class-text.ts";
import { CURRENT_ERG, type SourceRef } from "../../provenance/source.ts";
import type { TransportEntry } from "../../record/transport-entry.ts";
import { graded, type HazardDerivation } from "../hazard-derivation.ts";
import { derivationsFromClass } from "./level-from-class.ts";
import { ungraded, ungradedByUnNumber } from "../ungraded-dangers.ts";

/**
 * Derives levels from the UN and NA numbers of a substance: classes with subsidiary classes, toxicity by inhalation,
 * NFPA 704 fire degree 4, and types of articles. Batteries and vehicles are recognized by their number, because their
 * class 9 does not describe them.
 *
 * A substance can be shipped under 2.2 in one form and under a rated class in another, such as ammonia: it then does
 * not count as a simple asphyxiant.
 */
export function derivationsFromTransport(entries: readonly TransportEntry[]): readonly HazardDerivation[] {
  const derivations = entries.flatMap(derivationsFromEntry);
  if (!derivations.some(({ kind }) => kind === "graded")) return derivations;
  return entries.filter((entry) => classTextOf(entry) !== "2.2").flatMap(derivationsFromEntry);
}

/**
 * The class that a guide is for, for a number listed without a class. The other guides are for more than one class.
 * [ERG2024]
 */
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

/** Articles that contain a flammable gas. NFPA 704 rates the gas, not a lighter. [49CFR172.101] */
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

/** Desensitized liquid explosives have packing group I for another reason. [ERG2024] */
const DESENSITIZED_GUIDE = "113";

/** Meets NFPA 704 fire degree 4 by criteria that the printed row answers; `null` otherwise. */
function burnsLikeGas({
  hazardClass,
  subsidiaryClasses,
  packingGroups,
  guide,
  unNumber,
}: TransportEntry): string | null {
  // NFPA 704 and Division 2.1 have one criterion for a flammable gas: 49 CFR 173.115(a).
  if (hazardClass === "2.1") return GAS_ARTICLES.has(unNumber) ? null : "flammable gas";
  // In class 3, only packing group I boils at 35 °C or below: 49 CFR 173.121(a).
  const isVolatile = hazardClass === "3" && subsidiaryClasses.length === 0 && packingGroups.join() === "I";
  return isVolatile && guide !== DESENSITIZED_GUIDE ? "flammable liquid, boils at 35 °C or below" : null;
}

/** NFPA 704 fire degree 4 by one rule, whether the substance is in a list or not. */
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
