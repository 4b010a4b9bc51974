import { HEADING_SYNONYMS } from "../import-fields.ts";

/** Fields of a container list, in the order of Placard's own export. */
export const CONTAINER_FIELDS = [
  "code",
  "record",
  "name",
  "cas_number",
  "location",
  "size",
  "unit",
  "room",
  "cabinet",
  "opened_on",
  "expires_on",
] as const;

/**
 * A field of `CONTAINER_FIELDS`. `record` is the row of the chemical in the same file, where name, CAS number and site do
 * not tell two apart.
 */
export type ContainerField = (typeof CONTAINER_FIELDS)[number];

/** Headings that other programs use for each field. The first is the heading of Placard's own export. */
export const CONTAINER_SYNONYMS: Readonly<Record<ContainerField, readonly [string, ...string[]]>> = {
  code: [
    "Container Code",
    "Barcode",
    "Container ID",
    "Container Number",
    "Container No",
    "Item ID",
    "Internal ID",
    "Asset",
    "RFID",
    "Serial Number",
    "QR Code",
    "Code-barres",
  ],
  record: ["Chemical ID"],
  name: ["Chemical Name", ...HEADING_SYNONYMS.name],
  cas_number: ["CAS Number", ...HEADING_SYNONYMS.cas_number],
  location: ["Location", ...HEADING_SYNONYMS.location],
  size: ["Container Size", "Size", "Unit size", "Capacity", "Quantity", "Qty", "Amount", "Contenance"],
  unit: ["Unit", ...HEADING_SYNONYMS.unit],
  room: ["Room", ...HEADING_SYNONYMS.room],
  cabinet: ["Cabinet", ...HEADING_SYNONYMS.cabinet],
  opened_on: ["Opened", "Date Opened", "Opened on", "Opening Date", "Ouvert le"],
  expires_on: ["Expires", "Expiration Date", "Expiry", "Expiry Date", "Expires on", "Use by", "Date de péremption"],
};
