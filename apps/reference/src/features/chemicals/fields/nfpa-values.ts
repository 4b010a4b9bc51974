import type { InventoryChemical } from "@placard/api-client";

type Declared = NonNullable<InventoryChemical["nfpa"]>;

/** The fields of the diamond that contain a degree. */
export const NFPA_FIELDS = ["health", "fire", "reactivity"] as const;

/** Degrees of NFPA 704, least hazard first. */
export const NFPA_DEGREES = [0, 1, 2, 3, 4] as const;

/** The NFPA 704 diamond of a site in form values. Blank: not stated. */
export type NfpaValues = {
  readonly nfpa_health: string;
  readonly nfpa_fire: string;
  readonly nfpa_reactivity: string;
  readonly nfpa_special: string;
};

export const NO_NFPA: NfpaValues = { nfpa_health: "", nfpa_fire: "", nfpa_reactivity: "", nfpa_special: "" };

export function nfpaValues(stored: Declared | null): NfpaValues {
  if (stored === null) return NO_NFPA;
  const { health, fire, reactivity, special } = stored;
  return {
    nfpa_health: String(health ?? ""),
    nfpa_fire: String(fire ?? ""),
    nfpa_reactivity: String(reactivity ?? ""),
    nfpa_special: special ?? "",
  };
}

/** The request value; `null` if nothing is stated. */
export function nfpaOf(values: NfpaValues): Declared | null {
  const degree = (text: string): Declared["health"] => NFPA_DEGREES.find((known) => String(known) === text) ?? null;
  const declared = {
    health: degree(values.nfpa_health),
    fire: degree(values.nfpa_fire),
    reactivity: degree(values.nfpa_reactivity),
    special: values.nfpa_special.trim() || null,
  };
  return Object.values(declared).every((field) => field === null) ? null : declared;
}
