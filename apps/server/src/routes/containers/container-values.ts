import type {
  HandlerInput,
  insertContainers,
  insertImportedContainers,
  updateContainer,
} from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { blankToNull, given } from "../../db/given.ts";

type NewBody = HandlerInput<typeof insertContainers>["body"];
type ImportedBody = HandlerInput<typeof insertImportedContainers>["body"]["containers"][number];
type Changes = HandlerInput<typeof updateContainer>["body"];

/**
 * The columns that a form can set, except the code. Fields that were not sent are left out, and an empty text clears a
 * field.
 */
export function containerValues(body: NewBody | ImportedBody | Changes) {
  const { size, ...others } = {
    size: body.size,
    room: blankToNull(body.room),
    cabinet: blankToNull(body.cabinet),
    opened_on: body.opened_on,
    expires_on: body.expires_on,
  } satisfies EveryField<
    NewBody | ImportedBody | Changes,
    "version" | "code" | "count" | "chemical_id" | "chemical_place"
  >;
  return {
    ...given(others),
    ...(size !== undefined && { size_quantity: size?.quantity ?? null, size_unit: size?.unit ?? null }),
  };
}
