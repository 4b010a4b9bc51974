import type { Container } from "@placard/api-client";
import { CONTAINER_FIELDS, CONTAINER_SYNONYMS, safeCell, type ContainerField } from "@placard/hazmat-core/business";
import type { ExportCell } from "./inventory-sheet.ts";

/** The cell of each field. Chemical, CAS number and site identify the inventory row of a container. */
const CELLS: Readonly<Record<ContainerField, (container: Container) => ExportCell | null>> = {
  code: ({ code }) => code,
  record: ({ chemical_id }) => chemical_id,
  name: ({ chemical_name }) => chemical_name,
  cas_number: ({ cas_number }) => cas_number,
  location: ({ location_name }) => location_name,
  size: ({ size }) => size?.quantity ?? null,
  unit: ({ size }) => size?.unit ?? null,
  room: ({ room }) => room,
  cabinet: ({ cabinet }) => cabinet,
  opened_on: ({ opened_on }) => opened_on,
  expires_on: ({ expires_on }) => expires_on,
};

/**
 * Containers as rows of a worksheet, headings first, in the form that an import recognizes. No text can run as a
 * formula.
 */
export function containersSheet(containers: readonly Container[]): readonly (readonly ExportCell[])[] {
  return [
    CONTAINER_FIELDS.map((field) => CONTAINER_SYNONYMS[field][0]),
    ...containers.map((container) =>
      CONTAINER_FIELDS.map((field) => {
        const value = CELLS[field](container) ?? "";
        return typeof value === "string" ? safeCell(value) : value;
      }),
    ),
  ];
}
