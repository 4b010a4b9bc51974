import type { PlacePrecision } from "@placard/hazmat-core";
import type { Generated } from "kysely";
import type { Flag, Json, MadeAt, Moment, Version } from "./columns.ts";

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
  quantity: number;
  unit: string;
  storage_vessel: string | null;
  quantity_per_vessel: string | null;
  manufacturer: string | null;
  nfpa: Json<DeclaredNfpa> | null;
  client_id: string | null;
  is_demo: Flag;
  version: Version;
  created_at: MadeAt;
  updated_at: MadeAt;
}

export interface PictureTable {
  id: Generated<number>;
  business_id: number;
  location_id: number;
  is_floor_plan: boolean;
  description: Generated<string>;
  filename: string;
  content_type: string;
  size_bytes: number;
  storage_key: string;
  created_at: MadeAt;
}

export interface SafetyDataSheetTable {
  id: Generated<number>;
  business_id: number;
  chemical_id: number;
  filename: string;
  size_bytes: number;
  storage_key: string;
  uploaded_by: string | null;
  /** When another took its place; `null`: the sheet that counts. */
  replaced_at: Moment | null;
  created_at: MadeAt;
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

export interface SiteTables {
  locations: LocationTable;
  chemicals: ChemicalTable;
  pictures: PictureTable;
  safety_data_sheets: SafetyDataSheetTable;
  hydrants: HydrantTable;
}
