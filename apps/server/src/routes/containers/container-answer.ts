import type { Container } from "@placard/api-client";
import { isOneOf, QUANTITY_UNITS } from "@placard/hazmat-core/business";
import type { ContainerRow } from "../../db/queries/containers.ts";

/** A container as returned by the API. */
export function containerOf(row: ContainerRow): Container {
  return {
    id: row.id,
    business_id: row.business_id,
    chemical_id: row.chemical_id,
    chemical_name: row.chemical_name,
    un_number: row.un_number,
    cas_number: row.cas_number,
    location_id: row.location_id,
    location_name: row.location_name,
    code: row.code,
    size: sizeOf(row),
    room: row.room,
    cabinet: row.cabinet,
    opened_on: row.opened_on,
    expires_on: row.expires_on,
    moved_at: row.moved_at?.toISOString() ?? null,
    moved_by: row.moved_by,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function sizeOf({ id, size_quantity, size_unit }: ContainerRow): Container["size"] {
  if (size_quantity === null || size_unit === null) return null;
  if (!isOneOf(QUANTITY_UNITS, size_unit)) throw new TypeError(`Container ${id} has the unknown unit ${size_unit}.`);
  return { quantity: size_quantity, unit: size_unit };
}
