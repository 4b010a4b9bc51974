import type { InputOf, InventoryChemical, updateChemical } from "@placard/api-client";
import { readHazardCodes, type SdsOffer } from "@placard/hazmat-core/business";
import { NO_CHEMICAL_FIELDS } from "@placard/hazmat-core/regulatory";

/** What is sent when a person takes these values into the record. Its version guards what another person wrote since. */
export function recordChanges(
  chemical: InventoryChemical,
  taken: readonly Pick<SdsOffer, "field" | "value">[],
): NonNullable<InputOf<typeof updateChemical>["body"]> {
  const { version, tier_two } = chemical;
  const texts = taken.filter(({ field }) => field !== "h_codes").map(({ field, value }) => [field, value] as const);
  const codes = taken.find(({ field }) => field === "h_codes");
  return {
    version,
    ...Object.fromEntries(texts),
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
