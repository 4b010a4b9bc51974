import type {
  HandlerInput,
  insertImportedChemicals,
  insertImportedContainers,
  InventoryChemical,
  Location,
} from "@placard/api-client";
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
  /** The manager: a user or a contact, which share one id sequence. */
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
  tier_two: Json<NonNullable<Location["tier_two"]>> | null;
  client_id: string | null;
  is_demo: Flag;
  version: Version;
  created_at: MadeAt;
  updated_at: MadeAt;
}

type Degree = 0 | 1 | 2 | 3 | 4 | null;

/** The NFPA 704 sign as the site shows it. `null` is unknown, never 0. */
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
  /** Within the site, in its own words. */
  room: string | null;
  cabinet: string | null;
  storage_vessel: string | null;
  quantity_per_vessel: string | null;
  manufacturer: string | null;
  /** Rows of one group share their data sheets. */
  sheet_group: Generated<number>;
  nfpa: Json<DeclaredNfpa> | null;
  tier_two: Json<NonNullable<InventoryChemical["tier_two"]>> | null;
  /** Place of the level in HAZARD_MARKS, for ordering and counting alone: see `db/hazard-rank.ts`. 2, unknown, unless given. */
  hazard_rank: Generated<number>;
  /** The import that brought it; `null`: it was entered by hand. */
  import_id: number | null;
  is_volume: GeneratedAlways<boolean>;
  /** The quantity in kilograms, or in litres where `is_volume`. */
  base_amount: GeneratedAlways<number>;
  /** Name, UN and CAS number, room and cabinet in small letters, a line each. */
  search_text: GeneratedAlways<string>;
  /** The name in small letters with single blanks. */
  name_key: GeneratedAlways<string>;
  /** Of the CAS number; `null`: it has none. */
  cas_digits: GeneratedAlways<string | null>;
  un_digits: GeneratedAlways<string | null>;
  client_id: string | null;
  is_demo: Flag;
  version: Version;
  /** When a person last checked the quantity. `null`: no one checked this quantity. */
  checked_at: Moment | null;
  checked_by: string | null;
  /** The check before that one, which an undo puts back. */
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
  /** In capitals, once in a business. */
  code: string;
  /** Of a full one, both or neither. */
  size_quantity: number | null;
  size_unit: string | null;
  room: string | null;
  cabinet: string | null;
  /** ISO 8601 days. */
  opened_on: string | null;
  expires_on: string | null;
  /** When room or cabinet last changed, and who did it. */
  moved_at: Moment | null;
  moved_by: string | null;
  /** The import that brought it; `null`: it was added by hand. */
  import_id: number | null;
  version: Version;
  created_at: MadeAt;
  updated_at: MadeAt;
}

/** Two that a business lets stand together. */
export interface AcceptedRiskTable {
  id: Generated<number>;
  business_id: number;
  location_id: number;
  /** The pair by the two substances, the verdict and the place that they share. */
  pair: string;
  reason: string;
  accepted_by: string;
  accepted_at: Moment;
}

export interface ChemicalImportTable {
  id: Generated<number>;
  business_id: number;
  filename: string;
  state: Generated<"open" | "finished" | "undone">;
  imported_by: string | null;
  created_at: MadeAt;
}

/** A record of an import that is not finished: what will be a chemical, as the contract has it. */
export interface ImportedRecordTable {
  import_id: number;
  business_id: number;
  /** From 0, in the order of the file. */
  place: number;
  content: Json<HandlerInput<typeof insertImportedChemicals>["body"]["chemicals"][number]>;
}

/** A container of an import that is not finished, as the contract has it. */
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
  /** Among those of its site, the lowest first; those of one place by their number. */
  place: Generated<number>;
  version: Version;
  filename: string;
  content_type: string;
  size_bytes: number;
  storage_key: string;
  created_at: MadeAt;
}

/** What is marked on a floor plan. */
export interface PlanPointTable {
  id: Generated<number>;
  business_id: number;
  picture_id: number;
  kind: PlanPointKind;
  /** From 1. */
  page: number;
  /** Shares of the page, from its left and its top. */
  x: number;
  y: number;
  note: string | null;
  updated_by: string | null;
  updated_at: MadeAt;
}

/** Where a floor plan lies on the map. */
export interface PlanPlacementTable {
  picture_id: number;
  business_id: number;
  /** From 1. */
  page: number;
  /** Width of the page over its height. */
  aspect: number;
  /** Two points of the page, each with its place on the ground. */
  pairs: Json<PlanTie["pairs"]>;
  placed_by: string | null;
  placed_at: MadeAt;
}

/** What a person set on the map of a site. */
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
  /** That of the rows which it is for. */
  sheet_group: number;
  filename: string;
  size_bytes: number;
  storage_key: string;
  uploaded_by: string | null;
  /** When another took its place; `null`: the sheet that counts. */
  replaced_at: Moment | null;
  /** ISO 8601 day, as a person confirmed it; `null`: no one did. */
  revision_date: string | null;
  /** ISO 639-1, as a person confirmed them; empty: no one did. */
  languages: Generated<string[]>;
  /** Those in which no other sheet of its rows took its place. */
  counts_in: Generated<string[]>;
  created_at: MadeAt;
}

/** Something that was deleted and can be had again. */
export interface DeletedRecordTable {
  id: Generated<number>;
  business_id: number;
  kind: DeletedKind;
  name: string;
  detail: string | null;
  /** Of a contact: the ids of the locations that named it as manager. */
  managed_locations: JsonWithDefault<readonly number[]>;
  /** Of a planned inspection: the ids of its finished rounds, which stay. */
  finished_rounds: JsonWithDefault<readonly number[]>;
  deleted_by: string | null;
  deleted_at: Moment;
}

/** A row as it stood in its table when it was deleted. */
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
  /** File or service that the row was read from. */
  source: string;
  loaded_at: MadeAt;
  is_demo: Flag;
}

/** One row at most: when reading the hydrants anew failed, since those on file were read. */
export interface HydrantFailureTable {
  id: number;
  failed_at: Moment;
}

export interface SiteTables {
  locations: LocationTable;
  chemicals: ChemicalTable;
  containers: ContainerTable;
  accepted_risks: AcceptedRiskTable;
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
