import type { InputOf, InventoryChemical } from "@placard/api-client";
import type { updateChemical } from "@placard/api-client/internal";
import { parseFlashPoint, readHazardCodes, type SdsOffer } from "@placard/hazmat-core/business";
import { NO_CHEMICAL_FIELDS } from "@placard/hazmat-core/regulatory";

/** Fields that are not stored as text. */
const READ: ReadonlySet<SdsOffer["field"]> = new Set(["h_codes", "flash_point"]);

/** The request that saves these values in the record. Its version prevents overwriting changes by others. */
export function recordChanges(
  chemical: InventoryChemical,
  selected: readonly Pick<SdsOffer, "field" | "value">[],
): NonNullable<InputOf<typeof updateChemical>["body"]> {
  const { version, tier_two } = chemical;
  const texts = selected.filter(({ field }) => !READ.has(field)).map(({ field, value }) => [field, value] as const);
  const codes = selected.find(({ field }) => field === "h_codes");
  const flash = parseFlashPoint(selected.find(({ field }) => field === "flash_point")?.value ?? "");
  return {
    version,
    keeps_sheets: true, // the values come from the SDS
    ...Object.fromEntries(texts),
    ...(flash.ok && { flash_point: flash.value }),
    ...(codes !== undefined && {
      tier_two: {
        ...NO_CHEMICAL_FIELDS,
        states: [],
        parts: [],
        hazards: null,
        ...tier_two,
        h_codes: [...readHazardCodes(codes.value)],
      },
    }),
  };
}
