import { GAS_CONSTANT, ICE_POINT, STANDARD_PRESSURE } from "../../units/constants.ts";
import type { NfpaDegree } from "./nfpa-rating.ts";

/** Figures and hazard statements for the health degree. Missing or `null`: not on file. */
export interface HealthFigures {
  /** GHS hazard statements: `H330`. */
  readonly hCodes?: readonly string[];
  /** GHS classes in the order of their statements: `Acute Tox. 2`. */
  readonly classes?: readonly string[];
  /** Hazard zones of the substance's own UN number, `A` to `D`; if there are several, the least toxic counts. */
  readonly hazardZones?: readonly string[];
  readonly state?: "gas" | "liquid" | "solid" | null;
  /** At 20 to 25 °C. */
  readonly vapourPressurePa?: number | null;
  readonly molarMassGPerMol?: number | null;
}

/** Health degree by the criteria of NFPA 704, derived from one hazard zone or statement. */
export interface DerivedHealth {
  readonly degree: NfpaDegree;
  /** `B` or `H330`. */
  readonly by: string;
  readonly kind: "zone" | "statement";
  /** True if another statement allows a higher degree and nothing on file decides between them. */
  readonly isLeast: boolean;
}

type Category = 1 | 2 | null;

/** The zones of 49 CFR 173.116 and 173.133 end at the limits of the degrees: LC50 of 1000, 3000 and 5000 ppm. */
const BY_ZONE: Readonly<Record<string, NfpaDegree>> = { A: 4, B: 4, C: 3, D: 2 };

/** Upper LC50 of vapours with H330, mg/L over four hours [CLP-VI]. */
const VAPOUR_LIMIT_MG_PER_L = { 1: 0.5, 2: 2 } as const;

// Degree 4 of a liquid: LC50 of 1000 ppm or less, and saturated vapour of at least 10 times the LC50 [NFPA704].
const DEADLY_LC50_PPM = 1000;
const DEADLY_SATURATION = 10;
/** L/mol at 25 °C. */
const MOLAR_VOLUME_L = ((GAS_CONSTANT * (ICE_POINT + 25)) / STANDARD_PRESSURE) * 1000;

/**
 * Derives the health degree by the criteria of NFPA 704: the highest that a hazard zone or a GHS statement requires.
 * H331, H315 and H319 give no degree: Annex VI assigns them to many substances that NFPA 704 rates lower. If a
 * statement allows two degrees, the lower is used: H310 category 1 ends at 50 mg/kg but degree 4 at 40, and H330 of a
 * liquid gives 4 only if it is volatile enough.
 *
 * @returns `null` if nothing on file gives a degree
 * @example
 * nfpaHealth({ hazardZones: ["B"] }); // { degree: 4, by: "B", kind: "zone", isLeast: false }
 * nfpaHealth({ hCodes: ["H314"] })?.degree; // 3
 * nfpaHealth({ hCodes: ["H331"] }); // null
 */
export function nfpaHealth(figures: HealthFigures): DerivedHealth | null {
  const zone = figures.hazardZones?.toSorted().at(-1) ?? "";
  const byZone = BY_ZONE[zone];
  const found = [
    ...(byZone === undefined ? [] : [{ degree: byZone, by: zone, kind: "zone" as const, isLeast: false }]),
    ...byStatements(figures),
  ];
  const highest = found.toSorted((a, b) => b.degree - a.degree)[0];
  if (highest === undefined || highest.degree === 4) return highest ?? null;
  const isInhalationOpen = (byZone === undefined || byZone < 3) && has(figures, "H331");
  return { ...highest, isLeast: isInhalationOpen || found.some(({ isLeast }) => isLeast) };
}

function byStatements(figures: HealthFigures): readonly DerivedHealth[] {
  const swallowed = categoryOf(figures, "H300");
  const degrees: readonly (readonly [by: string, degree: NfpaDegree, isLeast: boolean])[] = [
    ["H330", isDeadlyInhaled(figures) ? 4 : 3, !isDeadlyInhaled(figures)],
    ["H310", 3, categoryOf(figures, "H310") !== 2],
    ["H300", swallowed === 1 ? 4 : 3, swallowed === null],
    ["H314", 3, false],
    ["H318", 3, false],
  ];
  return degrees
    .filter(([by]) => has(figures, by))
    .map(([by, degree, isLeast]) => ({ degree, by, kind: "statement", isLeast }));
}

/**
 * The H330 range of gases, dusts and mists is within degree 4; that of vapours only if enough of the liquid evaporates.
 */
function isDeadlyInhaled(figures: HealthFigures): boolean {
  const { state, vapourPressurePa: pressure, molarMassGPerMol: molarMass } = figures;
  if (state === "gas" || state === "solid") return true;
  if (state !== "liquid" || pressure == null || molarMass == null) return false;
  const limit = VAPOUR_LIMIT_MG_PER_L[categoryOf(figures, "H330") ?? 2];
  const lc50Ppm = (limit * 1000 * MOLAR_VOLUME_L) / molarMass;
  return lc50Ppm <= DEADLY_LC50_PPM && (pressure / STANDARD_PRESSURE) * 1e6 >= DEADLY_SATURATION * lc50Ppm;
}

const ACUTE = /^H3(?:0[0-2]|1[0-2]|3[0-2])/;

/** Category of an acute statement. `null`: classes and statements do not correspond. */
function categoryOf({ hCodes = [], classes = [] }: HealthFigures, statement: string): Category {
  const codes = hCodes.filter((code) => ACUTE.test(code));
  const acute = classes.filter((name) => name.startsWith("Acute Tox."));
  if (codes.length !== acute.length) return null;
  const category = /\d/.exec(acute[codes.findIndex((code) => code.startsWith(statement))] ?? "")?.[0];
  if (category === "1") return 1;
  return category === "2" ? 2 : null;
}

function has({ hCodes = [] }: HealthFigures, statement: string): boolean {
  return hCodes.some((code) => code.startsWith(statement));
}
