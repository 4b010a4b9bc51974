import type { HazardLevel } from "@placard/hazmat-core";

/** From where the level of what is stored is known. */
export const storedLevel = {
  levelDerived: (source: string) => `Derived from ${source}`,
  levelOfOtherForm: (level: HazardLevel) => `Another form under the same CAS number is ${level}`,
};
