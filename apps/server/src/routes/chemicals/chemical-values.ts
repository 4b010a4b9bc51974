import type { HandlerInput, insertChemical, updateChemical } from "@placard/api-client/internal";
import { parseCasNumber, type EveryField } from "@placard/hazmat-core";
import { blankToNull, given, jsonToStore } from "../../db/given.ts";

type NewBody = HandlerInput<typeof insertChemical>["body"];
type Changes = HandlerInput<typeof updateChemical>["body"];

/**
 * The columns that a form can set, with every field of the contract. Fields that were not sent are left out, and an
 * empty text clears a field.
 */
export function chemicalValues(body: NewBody | Changes) {
  return given({
    location_id: body.location_id,
    name: body.name,
    quantity: body.quantity,
    unit: body.unit,
    un_number: blankToNull(body.un_number),
    cas_number: hyphenated(blankToNull(body.cas_number)),
    hazard_classification: blankToNull(body.hazard_classification),
    packing_group: body.packing_group,
    flash_point: jsonToStore(body.flash_point),
    room: blankToNull(body.room),
    cabinet: blankToNull(body.cabinet),
    storage_vessel: blankToNull(body.storage_vessel),
    quantity_per_vessel: blankToNull(body.quantity_per_vessel),
    manufacturer: blankToNull(body.manufacturer),
    nfpa: jsonToStore(body.nfpa),
    tier_two: jsonToStore(body.tier_two),
  } satisfies EveryField<NewBody | Changes, "version" | "is_checked" | "keeps_sheets" | "fills_rows">);
}

/** A CAS number with its hyphens, so that lists and sums find it. The contract rejects any other text. */
function hyphenated(number: string | null | undefined): string | null | undefined {
  if (number == null) return number;
  const read = parseCasNumber(number);
  return read.ok ? read.value : number;
}
