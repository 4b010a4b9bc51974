import {
  EXTRA_SYNONYMS,
  NFPA_FIELDS,
  TIER_FIELDS,
  type NfpaImportField,
  type TierImportField,
} from "./extra-fields.ts";

const STOCK_FIELDS = [
  "name",
  "cas_number",
  "un_number",
  "hazard_classification",
  "packing_group",
  "flash_point",
  "quantity",
  "unit",
  "location",
  "room",
  "cabinet",
  "storage_vessel",
  "quantity_per_vessel",
  "manufacturer",
  "count",
  "full",
] as const;

/**
 * A field of `IMPORT_FIELDS`. `location` is the name of a site; `count` is how many containers of one size there are;
 * `full` is how much of its size a container still holds; `record` is what the containers of the same file name the row by.
 */
export type ImportField = (typeof STOCK_FIELDS)[number] | NfpaImportField | TierImportField | "record";

/** What an inventory takes from a spreadsheet, in the order of our own export. */
export const IMPORT_FIELDS: readonly ImportField[] = [...STOCK_FIELDS, ...NFPA_FIELDS, ...TIER_FIELDS, "record"];

/**
 * What other programs call each field: ChemInventory, CERS, Quartzy, VelocityEHS, ChemTracker, Tier2 Submit, university
 * sheets. Compared by their letters and digits alone.
 */
export const HEADING_SYNONYMS: Readonly<Record<ImportField, readonly string[]>> = {
  name: [
    "Chemical Name",
    "Container Name",
    "Product Name",
    "Substance",
    "Substance Name",
    "Material",
    "Material Name",
    "Item Name",
    "Common Name",
    "Trade Name",
    "EnteredChemName",
    "chemName",
    "Chemical",
    "Reagent",
    "Name",
    "Nom du produit",
    "Description",
  ],
  cas_number: ["CAS", "CAS No", "CAS Number", "CAS RN", "Substance CAS", "CiCAS", "Cas Nr", "No CAS", "Numéro CAS"],
  un_number: ["UN", "UN No", "UN Number", "UN/NA", "DOT ID", "ID Number", "NIP", "Numéro ONU"],
  hazard_classification: ["Hazard Class", "Hazard Classification", "UN Class", "DOT Class", "Class", "Classe"],
  packing_group: ["Packing Group", "Packaging Group", "PG", "UN PG", "Groupe d'emballage", "Grupo de embalaje"],
  flash_point: ["Flash Point", "Flashpoint", "Flash Pt", "Point d'éclair", "Punto de inflamación"],
  quantity: [
    "Quantity",
    "Qty",
    "Amount",
    "Amount in Stock",
    "Container Size",
    "Size",
    "Current Amount",
    "On Hand",
    "Remaining",
    "Unit size",
    "Quantité",
  ],
  unit: ["Unit", "Units", "UOM", "Unit of Measure", "Size Unit", "AmountUnit", "Unité"],
  location: [
    "Site",
    "Facility",
    "Building",
    "Location",
    "Storage Location",
    "ChemicalLocation",
    "Location Name",
    "Emplacement",
  ],
  room: ["Room", "Lab", "Laboratory", "Room Number", "Map Number", "Local", "Pièce", "Salle"],
  cabinet: [
    "Cabinet",
    "Sublocation",
    "Sub-location",
    "Location Details",
    "Grid Number",
    "Shelf",
    "Rack",
    "Bay",
    "Armoire",
  ],
  storage_vessel: [
    "Storage Vessel",
    "Container Type",
    "Storage Container",
    "Storage Type",
    "LocationType",
    "Packaging",
    "Contenant",
  ],
  quantity_per_vessel: ["Quantity per Vessel"],
  manufacturer: ["Manufacturer", "Supplier", "Vendor", "Brand", "Fabricant", "Fournisseur"],
  count: ["# Containers", "Number of Containers", "Containers", "Count"],
  full: ["Full %", "% Full", "Percent Full", "Full", "Remaining %", "% Remaining"],
  ...EXTRA_SYNONYMS,
  record: ["Chemical ID"],
};

/** Headings of a quantity that is the size of one container, not the whole amount. */
export const SIZE_HEADINGS: readonly string[] = ["Container Size", "Size", "Unit size"];
