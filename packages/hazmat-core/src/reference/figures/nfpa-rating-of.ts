import type { StoredSubstance } from "../../data/stored-substance.ts";
import { nfpaFlammability } from "../../hazard/nfpa/nfpa-flammability.ts";
import type { NfpaDegree, NfpaRating } from "../../hazard/nfpa/nfpa-rating.ts";
import { withholdLowHealth } from "../../hazard/nfpa/withhold-low-health.ts";
import type { TransportEntry } from "../../record/transport-entry.ts";
import { boilingPointOf } from "./boiling-point-of.ts";

/** A correlation and not a measurement: no degree is derived from it. */
const ESTIMATED_FLASH = "Serat";

function degree(value: number): NfpaDegree | null {
  return value === 0 || value === 1 || value === 2 || value === 3 || value === 4 ? value : null;
}

function derived(of: StoredSubstance): NfpaRating | null {
  const [flash, code] = of.flashC ?? [];
  const fire = nfpaFlammability({
    flashPointC: code === ESTIMATED_FLASH ? null : (flash ?? null),
    boilingPointC: boilingPointOf(of)?.value ?? null,
    isNoncombustible: of.combustClass === undefined ? null : of.combustClass[0] === "noncombustible",
  });
  if (fire.degree === null) return null;
  const note = `${fire.basis} Health and instability are not on file.`;
  return { health: null, fire: fire.degree, reactivity: null, special: null, source: fire.source, note };
}

/**
 * NFPA 704 degrees: those of the unverified list under that name, or flammability alone, derived. Health is unknown
 * where the list says less than the GHS statements or the hazard zone of the leading id ask for.
 */
export function nfpaRatingOf(of: StoredSubstance, [leading]: readonly TransportEntry[]): NfpaRating | null {
  if (of.nfpa === undefined) return derived(of);
  const listed: NfpaRating = {
    health: degree(of.nfpa.h),
    fire: degree(of.nfpa.f),
    reactivity: degree(of.nfpa.r),
    special: of.nfpa.special,
    source: { key: "NFPA-LIST", mark: "unverified" },
    note: "From an unverified list that rates deadly gases too low. A rating declared by the site takes precedence.",
  };
  return withholdLowHealth(listed, of.ghs?.hCodes ?? [], leading?.hazardZones ?? []);
}
