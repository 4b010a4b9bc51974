import type { InventoryChemical, Location } from "@placard/api-client";
import type { HandlerInput, insertImportedChemicals, insertImportedContainers } from "@placard/api-client/internal";
import type { PackingGroup, PlacePrecision } from "@placard/hazmat-core";
import type { DeletedKind, FlashPoint, PlanPointKind, PlanTie } from "@placard/hazmat-core/business";
import type { Generated, GeneratedAlways } from "kysely";
import type { Flag, Json, JsonWithDefault, MadeAt, Moment, Version } from "./columns.ts";

export interface LocationTable {
  id: Generated<number>;
  business_id: number;
  name: string;
  address: string | null;
  civic_address: string;
  square_feet: number | null;
  number_employees: number | null;
  /** The manager: a user or a contact; both share one id sequence. */
  contact_id: number | null;
  best_entrance: string | null;
  fire_suppression: boolean | null;
  fire_alarm: boolean | null;
  sprinklers: boolean | null;
  training_for_chemicals: boolean | null;
  nearby_river_or_sewer: boolean | null;
  /** Degrees, WGS 84. */
  longitude: number | null;
  latitude: number | null;
  precision: Generated<PlacePrecision>;
  /** The address whose town is stored; another address than `civic_address` has to be looked up. */
  town_of: string | null;
  /** Degrees, WGS 84. `null`: no town is known. */
  town_latitude: number | null;
  town_longitude: number | null;
  tier_two: Json<NonNullable<Location["tier_two"]>> | null;
  client_id: string | null;
  is_demo: Flag;
  version: Version;
  created_at: MadeAt;
  updated_at: MadeAt;
}

type Degree = 0 | 1 | 2 | 3 | 4 | null;

/** The NFPA 704 sign as displayed on site. `null` means unknown, never 0. */
export interface DeclaredNfpa {
  readonly health: Degree;
  readonly fire: Degree;
  readonly reactivity: Degree;
  readonly special: string | null;
}

export interface ChemicalTable {
  id: Generated<number>;
  business_id: number;
  location_id: number;
  name: string;
  un_number: string | null;
  cas_number: string | null;
  hazard_classification: string | null;
  packing_group: PackingGroup | null;
  flash_point: Json<FlashPoint> | null;
  quantity: number;
  unit: string;
  /** Within the site, in the site's own wording. */
  room: string | null;
  cabinet: string | null;
  storage_vessel: string | null;
  quantity_per_vessel: string | null;
  manufacturer: string | null;
  /** Rows of one group share their data sheets. */
  sheet_group: Generated<number>;
  nfpa: Json<DeclaredNfpa> | null;
  tier_two: Json<NonNullable<InventoryChemical["tier_two"]>> | null;
  /** Index of the level in HAZARD_MARKS, only for sorting and counting: see `db/hazard-rank.ts`. Default 2, unknown. */
  hazard_rank: Generated<number>;
  /** The import that added it; `null`: entered by hand. */
  import_id: number | null;
  is_volume: GeneratedAlways<boolean>;
  /** The quantity in kilograms, or in litres if `is_volume`. */
  base_amount: GeneratedAlways<number>;
  /** Name, UN and CAS number, room and cabinet in lower case, one per line. */
  search_text: GeneratedAlways<string>;
  /** The name in lower case with single spaces. */
  name_key: GeneratedAlways<string>;
  /** `storage_vessel` in lower case. */
  vessel_key: GeneratedAlways<string | null>;
  /** Digits of the CAS number; `null`: none on file. */
  cas_digits: GeneratedAlways<string | null>;
  un_digits: GeneratedAlways<string | null>;
  client_id: string | null;
  is_demo: Flag;
  version: Version;
  /** Time of the last check of the quantity. `null`: this quantity was never checked. */
  checked_at: Moment | null;
  checked_by: string | null;
  /** The previous check, which an undo restores. */
  previous_checked_at: Moment | null;
  previous_checked_by: string | null;
  created_at: MadeAt;
  updated_at: MadeAt;
}

/** One container of a chemical. */
export interface ContainerTable {
  id: Generated<number>;
  business_id: number;
  chemical_id: number;
  /** In upper case, unique within a business. */
  code: string;
  /** Size of a full container; both fields or neither. */
  size_quantity: number | null;
  size_unit: string | null;
  room: string | null;
  cabinet: string | null;
  /** ISO 8601 dates. */
  opened_on: string | null;
  expires_on: string | null;
  /** Time and author of the last change of room or cabinet. */
  moved_at: Moment | null;
  moved_by: string | null;
  /** The import that added it; `null`: added by hand. */
  import_id: number | null;
  version: Version;
  created_at: MadeAt;
  updated_at: MadeAt;
}

/** A pair that the business accepts as stored together. */
export interface AcceptedRiskTable {
  id: Generated<number>;
  business_id: number;
  location_id: number;
  /** The pair: its two substances, the verdict and the storage area they share. */
  pair: string;
  reason: string;
  accepted_by: string;
  accepted_at: Moment;
}

/** A row stored with an incompatible one whose risk is not accepted, or a row without a reactive group on file. */
export interface CompatibilityMarkTable {
  chemical_id: number;
  business_id: number;
  location_id: number;
  mark: "keep_apart" | "unknown_reactions";
}

/** The state of a site for which its marks were calculated. */
export interface CompatibilityStampTable {
  location_id: number;
  business_id: number;
  stamp: string;
}

export interface ChemicalImportTable {
  id: Generated<number>;
  business_id: number;
  filename: string;
  state: Generated<"open" | "finished" | "undone">;
  imported_by: string | null;
  created_at: MadeAt;
}

/** A row of an unfinished import, which will become a chemical, in the format of the contract. */
export interface ImportedRecordTable {
  import_id: number;
  business_id: number;
  /** From 0, in the order of the file. */
  place: number;
  content: Json<HandlerInput<typeof insertImportedChemicals>["body"]["chemicals"][number]>;
}

/** A container of an unfinished import, in the format of the contract. */
export interface ImportedContainerTable {
  import_id: number;
  business_id: number;
  /** From 0, in the order of the file. */
  place: number;
  content: Json<HandlerInput<typeof insertImportedContainers>["body"]["containers"][number]>;
}

export interface PictureTable {
  id: Generated<number>;
  business_id: number;
  location_id: number;
  is_floor_plan: boolean;
  description: Generated<string>;
  /** Position among the pictures of its location, lowest first; equal positions are sorted by id. */
  place: Generated<number>;
  version: Version;
  filename: string;
  content_type: string;
  size_bytes: number;
  storage_key: string;
  created_at: MadeAt;
}

/** A marker on a floor plan. */
export interface PlanPointTable {
  id: Generated<number>;
  business_id: number;
  picture_id: number;
  kind: PlanPointKind;
  /** From 1. */
  page: number;
  /** Fractions of the page width and height, from the left and top. */
  x: number;
  y: number;
  note: string | null;
  updated_by: string | null;
  updated_at: MadeAt;
}

/** The placement of a floor plan on the map. */
export interface PlanPlacementTable {
  picture_id: number;
  business_id: number;
  /** From 1. */
  page: number;
  /** Width of the page over its height. */
  aspect: number;
  /** Two points of the page, each with its position on the map. */
  pairs: Json<PlanTie["pairs"]>;
  placed_by: string | null;
  placed_at: MadeAt;
}

/** A point that a person set on the map of a location. */
export interface SitePointTable {
  id: Generated<number>;
  business_id: number;
  location_id: number;
  kind: PlanPointKind;
  latitude: number;
  longitude: number;
  note: string | null;
  updated_by: string | null;
  updated_at: MadeAt;
}

export interface SafetyDataSheetTable {
  id: Generated<number>;
  business_id: number;
  /** Group of the rows that use it. */
  sheet_group: number;
  filename: string;
  size_bytes: number;
  storage_key: string;
  uploaded_by: string | null;
  /** Time of replacement; `null`: the sheet is current. */
  replaced_at: Moment | null;
  /** ISO 8601 date, confirmed by a person; `null`: not confirmed. */
  revision_date: string | null;
  /** ISO 639-1, confirmed by a person; empty: not confirmed. */
  languages: Generated<string[]>;
  /** The languages in which no other sheet of its rows has replaced it. */
  counts_in: Generated<string[]>;
  created_at: MadeAt;
}

/** A deleted record that can be restored. */
export interface DeletedRecordTable {
  id: Generated<number>;
  business_id: number;
  kind: DeletedKind;
  name: string;
  detail: string | null;
  /** For a contact: ids of the locations that it managed. */
  managed_locations: JsonWithDefault<readonly number[]>;
  /** For a scheduled inspection: ids of its finished inspections, which are kept. */
  finished_rounds: JsonWithDefault<readonly number[]>;
  deleted_by: string | null;
  deleted_at: Moment;
}

/** A row of a table at the time of its deletion. */
export interface DeletedRowTable {
  record_id: number;
  business_id: number;
  table_name: string;
  content: Json<Readonly<Record<string, unknown>>>;
}

export interface HydrantTable {
  id: Generated<number>;
  facility_id: string;
  type: string | null;
  status: string | null;
  longitude: number;
  latitude: number;
  /** File or service that the row was loaded from. */
  source: string;
  loaded_at: MadeAt;
  is_demo: Flag;
}

/** At most one row: the time of the failed refresh since the hydrants on file were loaded. */
export interface HydrantFailureTable {
  id: number;
  failed_at: Moment;
}

export interface SiteTables {
  locations: LocationTable;
  chemicals: ChemicalTable;
  containers: ContainerTable;
  accepted_risks: AcceptedRiskTable;
  compatibility_marks: CompatibilityMarkTable;
  compatibility_stamps: CompatibilityStampTable;
  chemical_imports: ChemicalImportTable;
  imported_records: ImportedRecordTable;
  imported_containers: ImportedContainerTable;
  pictures: PictureTable;
  plan_points: PlanPointTable;
  plan_placements: PlanPlacementTable;
  site_points: SitePointTable;
  safety_data_sheets: SafetyDataSheetTable;
  deleted_records: DeletedRecordTable;
  deleted_rows: DeletedRowTable;
  hydrants: HydrantTable;
  hydrant_failures: HydrantFailureTable;
}
