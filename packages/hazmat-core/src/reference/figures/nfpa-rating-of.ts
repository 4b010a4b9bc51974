import { dataSource } from "../../data/data-source.ts";
import type { StoredSubstance } from "../../data/stored-substance.ts";
import { type DerivedDegree, nfpaFlammability } from "../../hazard/nfpa/nfpa-flammability.ts";
import { type DerivedHealth, type HealthFigures, nfpaHealth } from "../../hazard/nfpa/nfpa-health.ts";
import type { NfpaDegree, NfpaDerivation, NfpaRating } from "../../hazard/nfpa/nfpa-rating.ts";
import type { SourceRef } from "../../provenance/source.ts";
import type { PhysicalConstants } from "../../record/physical-constants.ts";
import type { TransportEntry } from "../../record/transport-entry.ts";
import { GAS_CONSTANT, ICE_POINT, STANDARD_PRESSURE } from "../../units/constants.ts";
import { constantsOf } from "./constants-of.ts";

/** Data of one substance for both derivations. */
interface Facts {
  readonly of: StoredSubstance;
  readonly constants: PhysicalConstants;
  /** The leading number, if the substance itself is shipped under it: no n.o.s. entry and no solution. */
  readonly own: TransportEntry | null;
  readonly state: HealthFigures["state"];
}

const USUAL_C = 20;
/** J/(mol K), assumed: that of ethanol. Most liquids have 85 to 95, and so a higher vapour pressure than calculated. */
const VAPORISATION_ENTROPY = 110;

function factsOf(of: StoredSubstance, leading: TransportEntry | undefined): Facts {
  const constants = constantsOf(of);
  const own = leading === undefined || leading.when !== undefined ? null : leading;
  return { of, constants, own, state: stateOf(constants, own) };
}

/** State at 20 °C by the class of the UN number, then by the figures. */
function stateOf(constants: PhysicalConstants, own: TransportEntry | null): HealthFigures["state"] {
  const hazardClass = own?.hazardClass ?? "";
  if (hazardClass.startsWith("2")) return "gas";
  if (hazardClass === "3") return "liquid";
  const { meltingPointC: melts, boilingPointC: boils, flashPointC: flash, vapourPressurePa: pressure } = constants;
  if (melts !== null && melts.value > USUAL_C) return "solid";
  if (boils !== null && boils.value <= USUAL_C) return "gas";
  return [melts, boils, flash, pressure].every((figure) => figure === null) ? null : "liquid";
}

/** Vapour pressure on file, or a low estimate for 20 °C from the boiling point. */
function vapourPressurePa({ vapourPressurePa: pressure, boilingPointC: boils }: PhysicalConstants): number | null {
  if (pressure !== null || boils === null) return pressure?.value ?? null;
  const boilingK = boils.value + ICE_POINT;
  const exponent = (VAPORISATION_ENTROPY / GAS_CONSTANT) * (1 - boilingK / (USUAL_C + ICE_POINT));
  return STANDARD_PRESSURE * Math.exp(exponent);
}

function healthSource({ own, of }: Facts, { kind, by }: DerivedHealth): SourceRef {
  const { key, locator } =
    kind === "zone"
      ? { key: "49CFR172.101" as const, locator: own?.unNumber }
      : dataSource(of.ghs?.src ?? "", of.ghs?.index);
  const place = [locator, kind === "zone" ? `zone ${by}` : by].filter((part) => part !== undefined).join(", ");
  return { key, locator: place, mark: "derived" };
}

function healthOf(facts: Facts, listed: NfpaDegree | null): NfpaDerivation | null {
  const { of, constants, own, state = null } = facts;
  const found = nfpaHealth({
    hCodes: of.ghs?.hCodes ?? [],
    classes: of.ghs?.classes ?? [],
    hazardZones: own?.hazardZones ?? [],
    state,
    vapourPressurePa: vapourPressurePa(constants),
    molarMassGPerMol: constants.molarMassGPerMol?.value ?? null,
  });
  // Without a listed degree, a degree that can be higher would be read as the rating.
  if (found === null || (listed === null && found.isLeast)) return null;
  const from = found.kind === "zone" ? `49 CFR zone ${found.by}` : found.by;
  return derivation({ field: "health", degree: found.degree, listed }, from, healthSource(facts, found));
}

function flammabilityOf({ constants }: Facts): DerivedDegree {
  const { flashPointC: flash, boilingPointC: boils, isNoncombustible } = constants;
  return nfpaFlammability({
    flashPointC: flash?.source.mark === "estimated" ? null : (flash?.value ?? null),
    boilingPointC: boils?.value ?? null,
    isNoncombustible: isNoncombustible?.value ?? null,
  });
}

/** Derived fire degree above a listed one: only for a liquid, by a flash point with a reviewed source. */
function fireOf(facts: Facts, listed: NfpaDegree | null): NfpaDerivation | null {
  const { flashPointC: flash, boilingPointC: boils } = facts.constants;
  const { degree, source } = flammabilityOf(facts);
  if (degree === null || flash === null || flash.source.mark !== undefined || facts.state !== "liquid") return null;
  const boiling = boils === null ? "" : `, boiling point ${boils.value} °C`;
  const locator = `flash point ${flash.value} °C${boiling}`;
  return derivation({ field: "fire", degree, listed }, "flash point and boiling point", { ...source, locator });
}

const FIELD_NAMES = { health: "Health", fire: "Fire" } as const;

function derivation(
  found: Pick<NfpaDerivation, "field" | "degree" | "listed">,
  from: string,
  source: SourceRef,
): NfpaDerivation {
  return { ...found, text: `${FIELD_NAMES[found.field]} ${found.degree}: derived from ${from}.`, source };
}

const asDegree = (value: number): NfpaDegree | null =>
  value === 0 || value === 1 || value === 2 || value === 3 || value === 4 ? value : null;

/** Degrees of the unverified list; a higher derived one leads. */
function listedRating(facts: Facts, list: NonNullable<StoredSubstance["nfpa"]>): NfpaRating {
  const listed = { health: asDegree(list.h), fire: asDegree(list.f), reactivity: asDegree(list.r) };
  const derived = [healthOf(facts, listed.health), fireOf(facts, listed.fire)]
    .filter((found) => found !== null)
    .filter((found) => found.degree > (found.listed ?? -1));
  return {
    ...listed,
    ...Object.fromEntries(derived.map(({ field, degree }) => [field, degree])),
    special: list.special,
    source: { key: "NFPA-LIST", mark: "unverified" },
    ...(derived.length === 0 ? {} : { derived }),
    note: derived.length === 0 ? `Degrees may be too low. ${SITE_FIRST}` : SITE_FIRST,
  };
}

/** The source with its mark and the listed degrees are fields of the rating, so the note does not repeat them. */
const SITE_FIRST = "A rating declared by the site takes precedence.";

/** Derived health and fire degrees. */
function unlistedRating(facts: Facts): NfpaRating | null {
  const health = healthOf(facts, null);
  const fire = flammabilityOf(facts);
  if (health === null && fire.degree === null) return null;
  const basis = fire.degree === null ? [] : [fire.basis];
  return {
    health: health?.degree ?? null,
    fire: fire.degree,
    reactivity: null,
    special: null,
    source: fire.source,
    ...(health === null ? {} : { derived: [health] }),
    note: [...basis, missingNote(health === null, fire.degree === null)].join(" "),
  };
}

function missingNote(isHealthMissing: boolean, isFireMissing: boolean): string {
  if (isHealthMissing) return "Health and instability are not on file.";
  return isFireMissing ? "Fire and instability are not on file." : "Instability is not on file.";
}

/**
 * NFPA 704 degrees: those of the unverified list, marked as such, or health and fire derived by the criteria. A derived
 * degree above the listed one leads, and the listed one is also given.
 */
export function nfpaRatingOf(of: StoredSubstance, [leading]: readonly TransportEntry[]): NfpaRating | null {
  const facts = factsOf(of, leading);
  return of.nfpa === undefined ? unlistedRating(facts) : listedRating(facts, of.nfpa);
}
