import type { HazardLevel, PackingGroup } from "@placard/hazmat-core";
import { flashPointText, type FlashMethod, type FlashPoint } from "@placard/hazmat-core/business";

const METHODS: Readonly<Record<FlashMethod, string>> = { closed_cup: "closed cup", open_cup: "open cup" };

/** Keeps a figure and its unit on one line. */
const together = (figure: string): string => figure.replaceAll(" ", "\u00a0");

/** Source of a stored chemical's hazard level. */
export const storedLevel = {
  levelDerived: (source: string) => `Derived from ${source}`,
  packingGroupOf: (group: PackingGroup) => `Packing group ${group}`,
  flashPointOf: (point: FlashPoint) =>
    `Flash point ${together(flashPointText({ ...point, method: null }))}${point.method === null ? "" : `, ${METHODS[point.method]}`}`,
  levelOfOtherForm: (level: HazardLevel) => `Another form with the same CAS number is rated ${level}`,
};
