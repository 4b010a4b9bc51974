// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.

/** A text that was checked to be one: see `CasNumber` of @placard/hazmat-core. */
export type CasNumber = string & { readonly __brand: "CasNumber" };

/** A text that was checked to be one: see `ChemicalKey` of @placard/hazmat-core. */
export type ChemicalKey = `cas:${string}` | `un:${string}`;

/** A text that was checked to be one: see `UnNumber` of @placard/hazmat-core. */
export type UnNumber = `${"UN" | "NA"}${string}` & { readonly __brand: "UnNumber" };

export type AcceptInvitationAnswer = {
  status: "success";
  user_id: number;
  kind: AccountKind;
  email: string;
};

export type AcceptInvitationBody = {
  invitation_token: string;
  name: string;
  password: string;
};

export type AcceptedRisk = {
  id: number;
  location_id: number;
  /** Unchanged while both chemicals stay where they are and the verdict is the same. */
  pair: string;
  reason: string;
  accepted_by: string;
  accepted_at: string;
};

export type AccessToken = {
  id: number;
  department_id: number;
  scopes: DepartmentScope[];
  name: string;
  /** The admin who created it. The token writes in this person's name and stops when they leave; null once they have left. */
  created_by: string | null;
  created_at: string;
  last_used_at: string | null;
};

export type AccountKind = "business" | "responder";

export type AddressSuggestion = {
  id: string;
  place_name: string;
  center: LonLat;
  precision: PlacePrecision;
  source: string;
  /** The service that did not respond. This result comes from the other sources. */
  unanswered_by?: string;
};

export type AddressSuggestionsAnswer = {
  status: "success";
  suggestions: AddressSuggestion[];
};

export type AddressSuggestionsQuery = {
  /** Search text, at least 3 characters. */
  query: string;
  /** Default 5. */
  limit?: number | undefined;
};

export type AeglRow = {
  durationMin: number;
  /** In the unit of the table; null where none was set. */
  aegl1: number | null;
  /** In the unit of the table; null where none was set. */
  aegl2: number | null;
  /** In the unit of the table; null where none was set. */
  aegl3: number | null;
};

export type AeglTable = {
  unit: "ppm" | "mg/m³";
  rows: AeglRow[];
  source: SourceRef;
};

export type AnsweredChemical = {
  key: ChemicalKey;
  /** Name for the given number: hydrochloric acid for UN1789. */
  name: string;
  /** The id that was answered for; null where none is on file. */
  un_number: UnNumber | null;
};

export type ApartGroup = {
  /** Reactive groups of one and other. */
  groups: [string, string];
  /** site: the room of one side is not on file. */
  nearness: "cabinet" | "room" | "site";
  room: string | null;
  cabinet: string | null;
  /** The first substances of the side with fewer rows, which should be moved. */
  one: StandingSubstance[];
  /** Number of all substances of one. */
  one_substances: number;
  /** The first substances. Empty: the chemicals of one react with each other. */
  other: StandingSubstance[];
  /** Number of all substances of other. */
  other_substances: number;
  /** The worst first. */
  hazards: string[];
  /** Gases that may be released. */
  gases: string[];
  sources: SourceRef[];
  /** A room without a known reaction with one; null: there is none, or no room is on file. */
  move_to: string | null;
  /** The risk was accepted for every pair. */
  is_accepted: boolean;
};

export type ApproveResponderUserAnswer = {
  status: "success";
  user: ResponderUser;
  invited: number;
};

export type ApproveResponderUserParams = {
  id: number;
};

export type Area = Polygon | MultiPolygon;

export type Assumption = {
  name: string;
  value: string;
  reason: string;
  /** Derived from the input by a named rule. */
  isDerived?: true;
};

export type Basis = {
  sources: SourceRef[];
  assumptions: Assumption[];
};

export type BuildPlumesAnswer = {
  status: "success";
  aegl1_geojson: ZoneCollection;
  aegl2_geojson: ZoneCollection;
  aegl3_geojson: ZoneCollection;
  idlh_geojson: ZoneCollection;
  lel_geojson: ZoneCollection;
  chemical: AnsweredChemical;
  display_unit: "ppm" | "mg/m³";
  model: "gaussian" | "heavy-gas";
  why: string;
  stability: StabilityClass;
  zones: ReleaseZone[];
  not_drawn: ZoneNotDrawn[];
  /** Half angle of the plume swing, degrees. */
  swing_deg: number;
  /** The two lines between which the plume may swing; none where no zone is reached, or circles alone are. */
  swing_lines: Path[];
  /** Where the wind carries the plume, degrees clockwise from north. */
  axis_deg: number;
  /** From the source to the end of the farthest plume; null if no limit is reached or all zones are circles. */
  centreline: Path | null;
  /** Pairs of [m downwind, ppm at ground level]. */
  centreline_ppm: [number, number][];
  release_used: {
    /** kg/s, as given or derived from the source. */
    rate_kg_s: number;
    /** min; null where 60 were assumed. */
    duration_min: number | null;
  };
  /** Applies whatever the plume result is. */
  isolation: IsolationAnswer;
  circle: IsolationCircle | null;
  /** Protective action distance beyond the isolation circle; null if the tables give none. */
  protective: ProtectiveArea | null;
  confidence: Confidence;
  /** For vapour from a liquid: a check of the entered rate, else null. */
  pool: PoolCheck | null;
  basis: Basis;
  assumptions: Assumption[];
  /** Warnings to read before using the zones, including the age of the weather. */
  warnings: string[];
  /** Warnings of the model, with stable codes for programs. */
  coded_warnings: ReleaseWarning[];
  /** The values that were used. */
  weather: Weather;
  place: UsedPlace;
};

export type BuildPlumesQuery = {
  /** Name, synonym, formula, CAS or UN number of a substance on file, spelled correctly: similar spellings are never accepted. */
  chem_name?: string | undefined;
  /** Key of the record, such as cas:7697-37-2. Takes precedence over the name. */
  chemical_key?: string | undefined;
  /** UN or NA number to use, such as 2032. Refused if the named record does not have it. */
  un_number?: string | undefined;
  /** kg/s into the air. Required unless source is given. */
  emission_rate?: number | undefined;
  /** Release source, if emission_rate is not known: a pool, a tank leaking below its liquid level, gas from a cylinder, a broken gas line. */
  source?: "pool" | "tank" | "cylinder" | "gas-line" | undefined;
  /** For a pool: m². */
  pool_area_m2?: number | undefined;
  /** For a tank or a cylinder: m. For a gas line: its bore. */
  hole_diameter_m?: number | undefined;
  /** For a tank: m. */
  liquid_above_hole_m?: number | undefined;
  /** Absolute pressure in the vessel or line, mb. For a liquefied gas the default is the vapour pressure. */
  vessel_pressure_mb?: number | undefined;
  /** Contents of the vessel, kg. The release ends when it is empty. */
  contents_kg?: number | undefined;
  /** Derived from the amount unless given. */
  spill?: "small" | "large" | undefined;
  /** As named in a row of the isolation response, such as Rail tank car. */
  container?: string | undefined;
  /** Derived from moment and place unless given. */
  time?: "day" | "night" | undefined;
  /** Guide of a number that has several, such as 147 of UN3171. Default: the largest distance of them. */
  guide?: string | undefined;
  /** m above ground. */
  emission_height: number;
  /** Used when lat and lon are not given. A precision of town or none is refused. */
  address?: string | undefined;
  /** Degrees north, WGS 84. */
  lat?: number | undefined;
  /** Degrees east, WGS 84. */
  lon?: number | undefined;
  /** Display unit only: ppm, or mg/m³ if false. */
  inPPM?: boolean | undefined;
  /** True: liquid; false: gas. Ignored if state is given. */
  isLiquid?: boolean | undefined;
  /** Required unless isLiquid is given. Takes precedence over it. */
  state?: "solid" | "liquid" | "gas" | undefined;
  /** Percentage of the LEL for the LEL zone; default 10. */
  turnBackLELPercent?: number | undefined;
  /** Minutes; default 60. */
  duration_min?: number | undefined;
  /** °C */
  release_temperature_c?: number | undefined;
  /** m/s at 10 m. */
  wind_speed?: number | undefined;
  /** Degrees clockwise from north, FROM. */
  wind_from?: number | undefined;
  /** Air, °C. */
  temperature_c?: number | undefined;
  /** Relative, percent. */
  humidity?: number | undefined;
  /** mb */
  pressure_mb?: number | undefined;
  /** Cloud cover, tenths. */
  cloud?: number | undefined;
  /** Pasquill class. Takes precedence over cloud. */
  stability?: StabilityClass | undefined;
  /** Ground type; default: open country. */
  roughness?: "open" | "urban" | undefined;
  /** Ground temperature, °C: it warms a cold cloud. Ground heat is ignored unless given. */
  ground_temperature_c?: number | undefined;
  /** Time of the release, used for sun position and weather age; default: now. */
  at?: string | undefined;
};

export type Business = {
  business_id: number;
  name: string;
  /** Same as name. */
  business_name: string;
  email: string | null;
  address: string | null;
  phone: string | null;
  /** The number above in RFC 3966 format, such as +19025550143;ext=12. Null: none on file, or it cannot be dialled. */
  phone_normal: string | null;
  type: string | null;
  owner: string | null;
  number_of_locations: number | null;
  number_of_chemicals: number | null;
  /** IANA name, such as America/Halifax. Used for the dates in emails. Null: UTC is used. */
  time_zone: string | null;
  tier: Tier;
  registration_complete: boolean;
  is_demo: boolean;
  /** Version of name, email, address, phone, type, owner and the two numbers. */
  details_version: number;
};

export type BusinessAccessToken = {
  id: number;
  business_id: number;
  scopes: BusinessScope[];
  name: string;
  /** The admin who created it. The token writes in this person's name and stops when they leave; null once they have left. */
  created_by: string | null;
  created_at: string;
  last_used_at: string | null;
};

export type BusinessChanges = {
  name?: string | undefined;
  email?: string | undefined;
  address?: string | undefined;
  /** A phone number that can be dialled, with an extension if any. Without + it is read as +1 (Canada and U.S.). */
  phone?: string | undefined;
  type?: string | undefined;
  owner?: string | undefined;
  number_of_locations?: number | undefined;
  number_of_chemicals?: number | undefined;
  tier?: Tier | undefined;
  /** The details_version the change is based on. If omitted, the call overwrites. */
  version?: number | undefined;
};

export type BusinessDetails = {
  business_id: number;
  name: string;
  /** Same as name. */
  business_name: string;
  email: string | null;
  address: string | null;
  phone: string | null;
  /** The number above in RFC 3966 format, such as +19025550143;ext=12. Null: none on file, or it cannot be dialled. */
  phone_normal: string | null;
  type: string | null;
  owner: string | null;
  number_of_locations: number | null;
  number_of_chemicals: number | null;
  /** IANA name, such as America/Halifax. Used for the dates in emails. Null: UTC is used. */
  time_zone: string | null;
  tier: Tier;
  registration_complete: boolean;
  is_demo: boolean;
  /** Version of name, email, address, phone, type, owner and the two numbers. */
  details_version: number;
  emergency_contact_name: string | null;
  emergency_contact_phone: string | null;
  /** The number above in RFC 3966 format, such as +19025550143;ext=12. Null: none on file, or it cannot be dialled. */
  emergency_contact_phone_normal: string | null;
  second_emergency_phone: string | null;
  /** The number above in RFC 3966 format, such as +19025550143;ext=12. Null: none on file, or it cannot be dialled. */
  second_emergency_phone_normal: string | null;
  general_business_email: string | null;
};

export type BusinessInvitation = {
  id: number;
  business_id: number;
  role: BusinessRole;
  email: string;
  status: "open" | "accepted" | "expired";
  invited_by: string;
  created_at: string;
  expires_at: string;
  /** Email with the link: waiting to be sent, taken by the mail server, or not delivered after the last try. null: this server sends no email, or it was sent before its state was stored. */
  mail_state: "waiting" | "sent" | "failed" | null;
  /** Why the last try to send the email failed; null: no try has failed. */
  mail_problem: "address_refused" | "server_refused" | "server_unreachable" | "link_expired" | "other" | null;
};

export type BusinessMatch = {
  business_id: number;
  name: string;
  address: string | null;
  type: string | null;
  chemicals_count: number;
  locations_count: number;
  /** Names of up to 3 chemicals that contain the text or have its UN or CAS number. */
  matching_chemicals: string[];
  is_demo: boolean;
};

/** Viewer reads; User also edits chemicals and SDS; Manager also locations, pictures and contacts; Admin everything. */
export type BusinessRole = "Admin" | "Manager" | "User" | "Viewer";

export type BusinessScope = "chemicals:read" | "hazard:model" | "inventory:write";

export type BusinessSessionUser = {
  id: number;
  user_id: number;
  name: string;
  email: string;
  isFirstLogin: boolean;
  /** True while the password is temporary. All other calls are refused until it is changed. */
  mustChangePassword: boolean;
  userType: "business";
  business_id: number;
  companyName: string;
  role: BusinessRole;
  /** Derived from role: Admin is true. */
  user_role: boolean;
  registrationComplete: boolean;
};

export type BusinessStats = {
  total_chemicals: number;
  locations: number;
  /** Chemicals with level high or extreme, including derived levels. */
  high_risk_count: number;
  /** Chemicals without a known level. Any of them may be high: show this count next to it. */
  unknown_level_count: number;
  /** Chemicals that this scale does not cover, such as batteries. */
  not_graded_count: number;
  safety_data_sheets: number;
  users: number;
  contacts: number;
  /** Always 0: incidents belong to departments. */
  recent_incidents: number;
};

export type BusinessUser = {
  id: number;
  user_id: number;
  business_id: number;
  name: string;
  email: string;
  /** New address not confirmed yet; null: none. */
  pending_email: string | null;
  role: BusinessRole;
  /** Derived from role: Admin is true. */
  user_role: boolean;
  /** null: never yet. */
  last_sign_in: string | null;
  /** Whether the person must still choose their own password. */
  has_temporary_password: boolean;
  /** null: the user can sign in. */
  deactivated_at: string | null;
  version: number;
};

export type ChainedLogEntry = {
  module: string;
  action_type: string;
  action_data: Record<string, unknown>;
  id: number;
  incident_id: number;
  user_id: number;
  user_name: string;
  /** When it happened, by the clock of the device; otherwise when the server received it. */
  made_at: string;
  /** When the server received it. */
  recorded_at: string;
  client_id: string | null;
  /** Hash of the previous line; for the first line, of the header. */
  previous_hash: string;
  hash: string;
};

export type ChangePasswordBody = {
  current_password: string;
  password: string;
};

export type CheckNumberOfChemicalsParams = {
  business_id: number;
};

export type CheckNumberOfLocationsParams = {
  business_id: number;
};

export type CheckNumberOfUsersParams = {
  business_id: number;
};

export type CheckStorageAnswer = {
  status: "success";
  pairs: ReactivePair[];
  is_cut: boolean;
  /** No reactive group on file: its effect on the others is unknown. */
  is_unknown: boolean;
};

export type CheckStorageParams = {
  location_id: number;
};

export type CheckStorageQuery = {
  name: string;
  un_number?: string | undefined;
  cas_number?: string | undefined;
  hazard_classification?: string | undefined;
  room?: string | undefined;
  cabinet?: string | undefined;
  /** A stored chemical to check as if it had these values. */
  chemical_id?: number | undefined;
};

export type ChecklistChange = {
  guide: string;
  item: string;
  is_done: boolean;
  /** When, by the device's clock. A future time counts as now. */
  changed_at: string;
};

export type ChecklistMark = {
  guide: string;
  item: string;
  is_done: boolean;
  /** When, by the device's clock. A future time counts as now. */
  changed_at: string;
  changed_by: string;
};

export type ChecklistProgress = Record<string, string[]>;

export type ChemicalChanges = {
  location_id?: number | undefined;
  name?: string | undefined;
  quantity?: number | undefined;
  unit?: QuantityUnit | undefined;
  un_number?: string | undefined;
  cas_number?: string | undefined;
  hazard_classification?: string | undefined;
  /** null clears it. */
  packing_group?: "I" | "II" | "III" | null | undefined;
  /** null clears it. */
  flash_point?: FlashPoint | null | undefined;
  room?: string | undefined;
  cabinet?: string | undefined;
  storage_vessel?: string | undefined;
  quantity_per_vessel?: string | undefined;
  manufacturer?: string | undefined;
  nfpa?: DeclaredNfpa | null | undefined;
  tier_two?: TierTwoChemicalInput | null | undefined;
  /** true: the signed-in user checked this quantity on site today. A changed quantity or unit also counts as checked; other changes leave the check unchanged. Ignored with an access token. */
  is_checked?: boolean | undefined;
  /** true: the SDSs shared with other rows still apply after a change of name, numbers or manufacturer. Otherwise such a change removes them from this row, unless another of those rows still matches it. */
  keeps_sheets?: boolean | undefined;
  /** Ids of other rows of the same substance. Their blank report fields are filled in from this row, except amounts and secrecy fields. Rows of other substances are not changed. */
  fills_rows?: number[] | undefined;
  version?: number | undefined;
};

export type ChemicalImport = {
  id: number;
  business_id: number;
  filename: string;
  /** open: rows are being sent and none is in the inventory yet. */
  state: "open" | "finished" | "undone";
  /** Number of rows sent; once finished, number added to the inventory. */
  rows: number;
  /** Number of its rows still in the inventory. */
  present: number;
  /** Number of those edited since. */
  changed: number;
  /** Safety data sheets added to its rows, including earlier versions. */
  sheets: number;
  /** Containers added to its rows since. */
  containers: number;
  /** Number of containers sent; once finished, number of its containers still on file. */
  imported_containers: number;
  /** Number of those changed or moved since. */
  moved_containers: number;
  imported_by: string | null;
  created_at: string;
};

export type ChemicalMatch = {
  key: ChemicalKey;
  name: string;
  casNumber: CasNumber | null;
  unNumber: UnNumber | null;
  hazardClass: string | null;
  formula: string | null;
  matchedBy: "un" | "cas" | "name" | "synonym" | "formula" | "everyday" | "begins" | "spelling";
  matchedText: string;
  /** How certain the meaning of an everyday name is. */
  certainty?: "sure" | "probable";
  /** Meaning of an everyday name. */
  meaning?: string;
};

export type ChemicalRecord = {
  key: ChemicalKey;
  name: string;
  synonyms: string[];
  casNumber: CasNumber | null;
  formula: string | null;
  isThin: boolean;
  transport: TransportEntry[];
  /** A guide to act by where no id is known; it assigns nothing to transport. */
  standInGuide?: StandInGuide;
  /** Why there is no UN/NA number. */
  noIdReason?: "not regulated" | "forbidden in transport" | "not transported" | "only as n.o.s." | "unknown";
  properties: Record<"cas" | "un_number" | "mesh_entry_terms" | "boiling_point" | "melting_point" | "vapor_pressure" | "vapor_density" | "ionization_potential" | "solubility" | "density" | "flammable_limits" | "lower_explosive_limit" | "upper_explosive_limit" | "idlh" | "toxicity_data" | "rel" | "pel" | "tlv" | "aegls" | "flash_point", TextFigure[]>;
  constants: PhysicalConstants;
  nfpa: NfpaRating | null;
  ghs: GhsLabel | null;
  exposure: ExposureLimit[];
  aegl: AeglTable | null;
  niosh: NioshEntry | null;
  hazardLevel: ExplainedHazardLevel;
  disagreements: Disagreement[];
};

export type ClassBasis = {
  /** class: as stored in hazard_classification. un, cas: derived from the reference by that number. none: unknown. */
  kind: "class" | "un" | "cas" | "none";
  /** Text for the reader: the source, and the class of the UN number if it differs. */
  text: string;
  /** Source of a derived class; null if the business entered it. */
  source: SourceRef | null;
  /** Class of the UN number, if the business entered another one. */
  differs: string | null;
};

export type Confidence = {
  band: ConfidenceBand[];
  words: string;
};

export type ConfidenceBand = {
  id: string;
  /** m */
  lowM: number;
  /** m */
  highM: number;
};

export type ConfirmChemicalAnswer = {
  status: "success";
  /** How many rows. */
  checked: number;
  checked_at: string;
  checked_by: string;
};

export type ConfirmChemicalParams = {
  id: number;
};

export type ConfirmEmailAnswer = {
  status: "success";
  email: string;
};

export type ConfirmEmailBody = {
  token: string;
};

export type ConfirmInventoryAnswer = {
  status: "success";
  /** How many rows. */
  checked: number;
  checked_at: string;
  checked_by: string;
};

export type ConfirmInventoryParams = {
  id: number;
};

export type ConfirmLocationAnswer = {
  status: "success";
  /** How many rows. */
  checked: number;
  checked_at: string;
  checked_by: string;
};

export type ConfirmLocationParams = {
  id: number;
};

export type Contact = {
  id: number;
  contact_id: number;
  business_id: number;
  name: string;
  email: string;
  phone: string | null;
  /** The number above in RFC 3966 format, such as +19025550143;ext=12. Null: none on file, or it cannot be dialled. */
  phone_normal: string | null;
  second_phone: string | null;
  /** The number above in RFC 3966 format, such as +19025550143;ext=12. Null: none on file, or it cannot be dialled. */
  second_phone_normal: string | null;
  job_title: string | null;
  role: string | null;
  /** Fields for a Tier II report; null: none on file. */
  tier_two: TierTwoContact | null;
  version: number;
};

export type Container = {
  id: number;
  business_id: number;
  chemical_id: number;
  chemical_name: string;
  un_number: string | null;
  cas_number: string | null;
  /** The site of its chemical. */
  location_id: number;
  location_name: string;
  /** In capitals. Unique within the business. */
  code: string;
  /** null: not on file. */
  size: ContainerSize | null;
  /** Room within the site, as named by the site. */
  room: string | null;
  /** Cabinet, rack or bay within the room. */
  cabinet: string | null;
  /** null: not on file, which does not mean unopened. */
  opened_on: string | null;
  /** Expiry date. null: not on file. */
  expires_on: string | null;
  /** When its room or cabinet last changed. null: never since it was added. */
  moved_at: string | null;
  moved_by: string | null;
  version: number;
  created_at: string;
  updated_at: string;
};

export type ContainerDistances = {
  container: string;
  /** m */
  isolateM: number;
  day: DistancesByWind;
  night: DistancesByWind;
};

export type ContainerSize = {
  quantity: number;
  unit: QuantityUnit;
};

export type ConvertMgM3ToPpmAnswer = {
  status: "success";
  ppm: number;
  chemical: AnsweredChemical;
  /** g/mol */
  molar_mass: NumberFigure;
};

export type ConvertMgM3ToPpmBody = {
  /** Name, synonym, formula, CAS or UN number of a substance on file, spelled correctly: similar spellings are never accepted. */
  chem_name?: string | undefined;
  /** Key of the record, such as cas:7697-37-2. Takes precedence over the name. */
  chemical_key?: string | undefined;
  /** UN or NA number to use, such as 2032. Refused if the named record does not have it. */
  un_number?: string | undefined;
  /** mg/m³ */
  mg_m3: number;
  /** °C */
  temp_c?: number | undefined;
  /** mb */
  pressure_mb?: number | undefined;
};

export type ConvertPpmToMgM3Answer = {
  status: "success";
  /** mg/m³ */
  mg_m3: number;
  chemical: AnsweredChemical;
  /** g/mol */
  molar_mass: NumberFigure;
};

export type ConvertPpmToMgM3Body = {
  /** Name, synonym, formula, CAS or UN number of a substance on file, spelled correctly: similar spellings are never accepted. */
  chem_name?: string | undefined;
  /** Key of the record, such as cas:7697-37-2. Takes precedence over the name. */
  chemical_key?: string | undefined;
  /** UN or NA number to use, such as 2032. Refused if the named record does not have it. */
  un_number?: string | undefined;
  ppm: number;
  /** °C */
  temp_c?: number | undefined;
  /** mb */
  pressure_mb?: number | undefined;
};

export type CoveredRow = {
  id: number;
  name: string;
  location_id: number;
  location_name: string;
  room: string | null;
  cabinet: string | null;
};

export type CreateIncidentAnswer = {
  status: "success";
  data: Incident;
};

export type CreateIncidentBody = {
  /** Must be the caller. A token may omit it. */
  user_id?: number | undefined;
  title: string;
  /** When it was made, by the device's clock. A future time counts as now. Entries with this field are accepted for three days after the incident ends. */
  made_at?: string | undefined;
};

export type DeactivateUserAnswer = {
  status: "success";
  id: number;
  deactivated_at: string | null;
};

export type DeactivateUserParams = {
  id: number;
};

export type DeclaredNfpa = {
  health: NfpaDegree;
  fire: NfpaDegree;
  reactivity: NfpaDegree;
  special: string | null;
};

export type DeleteAcceptedRiskParams = {
  id: number;
};

export type DeleteAccessTokenParams = {
  id: number;
};

export type DeleteBusinessAccessTokenParams = {
  id: number;
};

export type DeleteChemicalParams = {
  id: number;
};

export type DeleteContainerParams = {
  id: number;
};

export type DeleteInspectionChecklistParams = {
  id: number;
};

export type DeleteInspectionParams = {
  id: number;
};

export type DeleteInspectionPhotoParams = {
  id: number;
};

export type DeleteInspectionScheduleParams = {
  id: number;
};

export type DeleteInvitationParams = {
  id: number;
};

export type DeleteLocationAnswer = {
  status: "success";
  deleted_chemicals: number;
};

export type DeleteLocationParams = {
  id: number;
};

export type DeletePictureParams = {
  picture_id: number;
};

export type DeletePlanPlacementParams = {
  picture_id: number;
};

export type DeletePlanPointParams = {
  id: number;
};

export type DeleteResponderUserParams = {
  id: number;
};

export type DeleteSdsParams = {
  id: number;
};

export type DeleteSitePointParams = {
  id: number;
};

export type DeleteUserParams = {
  id: number;
};

export type DeletedRecord = {
  id: number;
  business_id: number;
  kind: "location" | "chemical" | "safety_data_sheet" | "picture" | "contact" | "container" | "chemical_import" | "inspection_schedule" | "inspection" | "inspection_checklist" | "user" | "plan_point" | "plan_placement" | "site_point" | "inspection_photo";
  /** For a point on a plan or map: its type. */
  name: string;
  /** Where it was: the location of a chemical, the chemical of a safety data sheet or a container, the site of an inspection, the address of a user. */
  detail: string | null;
  /** Chemicals deleted with it, not counting a deleted chemical itself. */
  chemicals_count: number;
  /** Pictures, photos and safety data sheets deleted with it, including earlier versions. */
  files_count: number;
  deleted_by: string | null;
  deleted_at: string;
  /** Permanently deleted after this time, with its files. */
  kept_until: string;
};

export type DemoSignIn = {
  label: string;
  kind: AccountKind;
  email: string;
  password: string;
};

export type Department = {
  department_id: number;
  name: string;
  status: DepartmentStatus;
  tier: Tier;
  members: number;
  is_demo: boolean;
};

export type DepartmentScope = "chemicals:read" | "hazard:model" | "incident:write";

export type DepartmentStatus = "pending" | "verified";

export type Disagreement = {
  quantity: string;
  values: {
    text: string;
    source: SourceRef;
  }[];
  rule: string;
};

export type DismissNotificationBody = {
  notification: "keep_apart" | "check_due" | "no_pin" | "container_expired" | "container_due" | "sheet_old" | "no_sheet" | "inspection_overdue" | "correction_overdue" | "invitation_undelivered";
  /** Count of the notification when it was dismissed. Another count shows it again. */
  count: number;
};

export type DistancesByWind = {
  /** m */
  low: number;
  /** m */
  moderate: number;
  /** m */
  high: number;
};

export type Done = {
  status: "success";
};

export type EmergencyCount = {
  cas_number: string;
  /** Name of its first row, as entered by the site. */
  name: string;
  un_number: string | null;
  hazard: string;
  /** 2: as an aqueous solution. */
  part: 1 | 2;
  threshold_t: number;
  /** By weight; null: not given in the schedule. */
  least_percent: number | null;
  quantity: KnownAmount;
  /** Significant digits to which the amount is known. */
  digits: number;
  /** null: none is stated. */
  largest_container_t: number | null;
  /** over: must be reported. undecided: depends on missing data. under_today: below the threshold with today's quantity, but the yearly maximum is not on file. */
  by_quantity: "over" | "undecided" | "under_today" | "under";
  /** Whether one container can hold this much; null: not stated. */
  by_container: boolean | null;
  /** Missing data that would decide it. Empty unless the verdict is open. */
  gaps: ("composition" | "state" | "solid_form" | "strength" | "density" | "parts" | "part_share" | "carcinogen" | "max_amount" | "station")[];
  source: SourceRef;
};

export type ExplainedHazardLevel = GradedLevel | UnknownLevel | NotGradedLevel;

export type ExportIncidentLogAnswer = {
  status: "success";
  file: SignedLog;
};

export type ExportIncidentLogParams = {
  incident_id: number;
};

export type ExposureLimit = {
  id: "aegl-3" | "idlh" | "aegl-2" | "aegl-1" | "lel";
  label: string;
  value: number;
  unit: "ppm" | "mg/m³" | "vol %";
  durationMin: number | null;
  source: SourceRef;
};

export type FieldProblem = {
  path: string;
  message: string;
};

export type FindContainerAnswer = {
  status: "success";
  container: Container;
};

export type FindContainerParams = {
  business_id: number;
};

export type FindContainerQuery = {
  /** Not case-sensitive: K7QX-2M9P. */
  code: string;
};

export type FindOnFileAnswer = {
  status: "success";
  /** In the order in which they were added. */
  chemicals: StoredStock[];
  /** Codes that are already used by containers. */
  codes: string[];
  /** Ask with it as after for what follows; null where nothing does. */
  next_after: number | null;
};

export type FindOnFileBody = {
  /** Letter case and spaces are ignored. */
  names?: string[] | undefined;
  /** Only their digits are compared. */
  cas_numbers?: string[] | undefined;
  ids?: number[] | undefined;
  /** Of containers. */
  codes?: string[] | undefined;
  /** Only chemicals at this site. */
  location_id?: number | undefined;
  /** next_after of the previous response, to get the next page. */
  after?: number | undefined;
  limit?: number | undefined;
};

export type FindOnFileParams = {
  id: number;
};

export type FinishChemicalImportAnswer = {
  status: "success";
  chemical_import: ChemicalImport;
};

export type FinishChemicalImportParams = {
  id: number;
};

export type FinishInspectionAnswer = {
  status: "success";
  inspection: Inspection;
};

export type FinishInspectionBody = {
  answers: InspectionAnswer[];
  version?: number | undefined;
  /** Today where the reader is. The server's day in UTC unless given. */
  today?: string | undefined;
};

export type FinishInspectionParams = {
  id: number;
};

export type FlashPoint = {
  /** In unit. */
  value: number;
  unit: "C" | "F";
  /** above: > 60 °C; below: < 23 °C. */
  bound: "at" | "above" | "below";
  /** Method of measurement; null: not entered. */
  method: "closed_cup" | "open_cup" | null;
};

export type GeocodeAddressAnswer = {
  status: "success";
  /** Degrees north, WGS 84. */
  latitude: number;
  /** Degrees east, WGS 84. */
  longitude: number;
  place_name: string;
  precision: PlacePrecision;
  source: string;
};

export type GeocodeAddressBody = {
  address: string;
};

export type GeocodedLocation = {
  location_id: number;
  location_name: string;
  address: string;
  /** Degrees north, WGS 84. */
  latitude: number;
  /** Degrees east, WGS 84. */
  longitude: number;
  business_id: number;
  business_name: string;
  chemical_count: number;
  square_feet: number | null;
  number_employees: number | null;
  precision: PlacePrecision;
  /** Points set on the map: key box, shut-offs, hydrants. Floor plan points are not included. */
  points: SitePoint[];
  /** Its floor plan where the business laid it on the map; null: it did not. */
  plan: PlacedFloorPlan | null;
  /** False: an approximate point, shown with 'Approximate location'. */
  geocoded: boolean;
};

export type GetAccessTokensAnswer = {
  status: "success";
  tokens: AccessToken[];
};

export type GetAccessTokensParams = {
  department_id: number;
};

export type GetAllLocationsGeocodedAnswer = {
  status: "success";
  geocoded_locations: GeocodedLocation[];
  /** With bbox: number of sites in the box that come after this page. */
  rest?: number;
  /** With bbox: the sites that come after this page, as the mean position and number for each area of the box. */
  rest_by_area?: {
    /** Degrees north, WGS 84. */
    latitude: number;
    /** Degrees east, WGS 84. */
    longitude: number;
    count: number;
  }[];
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
};

export type GetAllLocationsGeocodedQuery = {
  /** Maximum number of results; default 500 with bbox, else 1000. */
  limit?: number | undefined;
  /** next_cursor of the previous page. */
  cursor?: string | undefined;
  /** west,south,east,north in degrees. West greater than east: across 180°. Sites are ordered by the hazard level of their most dangerous chemical; sites without chemicals come last. Without bbox they are ordered by location_id, and a page can have fewer results than the limit and still have a next page. */
  bbox?: string | undefined;
};

export type GetAllPropertiesAnswer = {
  status: "success";
  chemical: AnsweredChemical;
  chemical_name: string;
  key: ChemicalKey;
  properties: string[][];
  /** The same entries with the source of each value. */
  figures: TextFigure[][];
  /** Physical properties (built in), and PubChem if its data was used. */
  source: string;
  pubchem: PubchemState;
};

export type GetAllPropertiesQuery = {
  /** Name, synonym, formula, CAS or UN number of a substance on file, spelled correctly: similar spellings are never accepted. */
  chemical_name?: string | undefined;
  /** Key of the record, such as cas:7697-37-2. Takes precedence over the name. */
  chemical_key?: string | undefined;
  /** UN or NA number to use, such as 2032. Refused if the named record does not have it. */
  un_number?: string | undefined;
};

export type GetBusinessAccessTokensAnswer = {
  status: "success";
  tokens: BusinessAccessToken[];
};

export type GetBusinessAccessTokensParams = {
  business_id: number;
};

export type GetBusinessDetailsAnswer = {
  status: "success";
  business: BusinessDetails;
  /** Null until complete, and for responders: permits are the business's own. */
  registration: RegistrationDetails | null;
  /** Of the registration details, complete or not. */
  registration_version: number;
  contacts: Contact[];
};

export type GetBusinessDetailsParams = {
  id: number;
};

export type GetBusinessInvitationsAnswer = {
  status: "success";
  invitations: BusinessInvitation[];
};

export type GetBusinessInvitationsParams = {
  business_id: number;
};

export type GetBusinessNameAnswer = {
  status: "success";
  name: string;
  business_name: string;
};

export type GetBusinessNameParams = {
  id: number;
};

export type GetBusinessStatsAnswer = {
  status: "success";
  stats: BusinessStats;
};

export type GetBusinessStatsParams = {
  id: number;
};

export type GetBusinessUsersAnswer = {
  status: "success";
  users: BusinessUser[];
};

export type GetBusinessUsersParams = {
  business_id: number;
};

export type GetChecklistProgressAnswer = {
  status: "success";
  progress: ChecklistProgress;
  changes: ChecklistMark[];
  version: number;
  updated_at: string | null;
  updated_by: string | null;
};

export type GetChecklistProgressParams = {
  incident_id: number;
};

export type GetChemicalImportsAnswer = {
  status: "success";
  imports: ChemicalImport[];
};

export type GetChemicalImportsParams = {
  business_id: number;
};

export type GetChemicalRecordAnswer = {
  status: "success";
  record: ChemicalRecord | null;
};

export type GetChemicalRecordParams = {
  key: string;
};

export type GetChemicalsByBusinessAnswer = {
  status: "success";
  chemicals: InventoryChemical[];
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
};

export type GetChemicalsByBusinessParams = {
  id: number;
};

export type GetChemicalsByBusinessQuery = {
  /** Maximum number of results; default 1000. */
  limit?: number | undefined;
  /** next_cursor of the previous page. */
  cursor?: string | undefined;
  /** id: in the order added; changes do not affect this order. */
  order?: "name" | "id" | undefined;
};

export type GetConfigAnswer = {
  status: "success";
  version: string;
  map: MapSettings;
  providers: Providers;
  demo: {
    sign_ins: DemoSignIn[];
  } | null;
};

export type GetContactsByBusinessAnswer = {
  status: "success";
  users: Contact[];
};

export type GetContactsByBusinessParams = {
  business_id: number;
};

export type GetContainersAnswer = {
  status: "success";
  chemical: InventoryChemical;
  containers: Container[];
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
};

export type GetContainersByBusinessAnswer = {
  status: "success";
  containers: Container[];
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
};

export type GetContainersByBusinessParams = {
  business_id: number;
};

export type GetContainersByBusinessQuery = {
  /** Maximum number of results; default 1000. */
  limit?: number | undefined;
  /** next_cursor of the previous page. */
  cursor?: string | undefined;
  /** Only those at this site. */
  location_id?: number | undefined;
};

export type GetContainersParams = {
  chemical_id: number;
};

export type GetContainersQuery = {
  /** Maximum number of results; default: all. */
  limit?: number | undefined;
  /** next_cursor of the previous page. */
  cursor?: string | undefined;
};

export type GetDeletedRecordsAnswer = {
  status: "success";
  records: DeletedRecord[];
};

export type GetDeletedRecordsParams = {
  business_id: number;
};

export type GetDepartmentAnswer = {
  status: "success";
  department: Department;
};

export type GetDepartmentIncidentsAnswer = {
  status: "success";
  incidents: Incident[];
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
};

export type GetDepartmentIncidentsParams = {
  department_id: number;
};

export type GetDepartmentIncidentsQuery = {
  /** Maximum number of results; default 1000. */
  limit?: number | undefined;
  /** next_cursor of the previous page. */
  cursor?: string | undefined;
  /** Open incidents, or incidents that have ended. */
  status?: IncidentStatus | undefined;
};

export type GetDepartmentParams = {
  department_id: number;
};

export type GetDirectionsAnswer = {
  status: "success";
  route: Route | null;
  straight_line: StraightLine;
};

export type GetDirectionsAroundAnswer = {
  status: "success";
  route: Route | null;
  straight_line: StraightLine;
};

export type GetDirectionsAroundBody = {
  /** Areas to avoid. */
  avoid: LonLat[][];
};

export type GetDirectionsAroundParams = {
  profile: TravelProfile;
  /** lng,lat;lng,lat in degrees. */
  coordinates: string;
};

export type GetDirectionsParams = {
  profile: TravelProfile;
  /** lng,lat;lng,lat in degrees. */
  coordinates: string;
};

export type GetDismissedNotificationsAnswer = {
  status: "success";
  dismissed: DismissNotificationBody[];
};

export type GetDueContainersAnswer = {
  status: "success";
  containers: Container[];
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
};

export type GetDueContainersParams = {
  business_id: number;
};

export type GetDueContainersQuery = {
  /** Maximum number of results; default 1000. */
  limit?: number | undefined;
  /** next_cursor of the previous page. */
  cursor?: string | undefined;
};

export type GetEmergencyCountsAnswer = {
  status: "success";
  sites: {
    location_id: number;
    counts: EmergencyCount[];
  }[];
};

export type GetEmergencyCountsParams = {
  id: number;
};

export type GetHighRiskCountAnswer = {
  status: "success";
  /** Chemicals with level high or extreme, including derived levels. */
  high_risk_count: number;
  /** Chemicals without a known level. Any of them may be high: show this count next to it. */
  unknown_level_count: number;
  /** Chemicals that this scale does not cover, such as batteries. */
  not_graded_count: number;
};

export type GetHighRiskCountParams = {
  id: number;
};

export type GetIncidentLogAnswer = {
  status: "success";
  incident: Incident;
  entries: IncidentLogEntry[];
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
};

export type GetIncidentLogParams = {
  incident_id: number;
};

export type GetIncidentLogQuery = {
  /** Maximum number of results; default 1000. */
  limit?: number | undefined;
  /** next_cursor of the previous page. */
  cursor?: string | undefined;
  /** Number of the last known entry; later entries are returned. */
  after?: number | undefined;
};

export type GetIncidentPeopleAnswer = {
  status: "success";
  people: IncidentPerson[];
};

export type GetIncidentPeopleParams = {
  incident_id: number;
};

export type GetIncidentPhotoParams = {
  photo_id: number;
};

export type GetIncidentPlanAnswer = {
  status: "success";
  plan: IncidentPlan;
  version: number;
  updated_at: string | null;
  updated_by: string | null;
};

export type GetIncidentPlanParams = {
  incident_id: number;
};

export type GetInspectionAnswer = {
  status: "success";
  inspection: Inspection;
};

export type GetInspectionChecklistVersionsAnswer = {
  status: "success";
  versions: InspectionChecklistVersion[];
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
};

export type GetInspectionChecklistVersionsParams = {
  id: number;
};

export type GetInspectionChecklistVersionsQuery = {
  /** Maximum number of results; default: all. */
  limit?: number | undefined;
  /** next_cursor of the previous page. */
  cursor?: string | undefined;
};

export type GetInspectionChecklistsAnswer = {
  status: "success";
  checklists: InspectionChecklist[];
};

export type GetInspectionChecklistsParams = {
  id: number;
};

export type GetInspectionFindingsAnswer = {
  status: "success";
  findings: InspectionFinding[];
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
};

export type GetInspectionFindingsParams = {
  id: number;
};

export type GetInspectionFindingsQuery = {
  /** Maximum number of results; default 1000. */
  limit?: number | undefined;
  /** next_cursor of the previous page. */
  cursor?: string | undefined;
  /** open: not corrected yet. */
  state: "open" | "mended";
  location_id?: number | undefined;
};

export type GetInspectionParams = {
  id: number;
};

export type GetInspectionPhotoFileParams = {
  id: number;
};

export type GetInspectionSchedulesAnswer = {
  status: "success";
  schedules: InspectionSchedule[];
};

export type GetInspectionSchedulesParams = {
  id: number;
};

export type GetInspectionSummaryAnswer = {
  status: "success";
  /** Inspections started but not finished. */
  active: number;
  /** Active schedules that are due within 30 days, or overdue. */
  upcoming: number;
  /** Locations with an open finding that is marked as high risk. */
  high_risk_areas: number;
  /** Active schedules whose due date has passed. */
  overdue: number;
  open_findings: number;
  /** Open findings whose correction is overdue. */
  overdue_findings: number;
};

export type GetInspectionSummaryParams = {
  id: number;
};

export type GetInspectionSummaryQuery = {
  /** Today where the reader is. The server's day in UTC unless given. */
  today?: string | undefined;
};

export type GetInspectionsAnswer = {
  status: "success";
  inspections: InspectionLine[];
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
};

export type GetInspectionsParams = {
  id: number;
};

export type GetInspectionsQuery = {
  /** Maximum number of results; default 1000. */
  limit?: number | undefined;
  /** next_cursor of the previous page. */
  cursor?: string | undefined;
  location_id?: number | undefined;
};

export type GetInventoryPageAnswer = {
  status: "success";
  chemicals: InventoryChemical[];
  /** Number of rows that match the search and filters. */
  total: number;
  /** The page returned; the last page if a later one was requested. */
  page: number;
  page_size: number;
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
  /** Pass as cursor to get the previous page; absent on the first page. */
  previous_cursor?: string;
};

export type GetInventoryPageParams = {
  id: number;
};

export type GetInventoryPageQuery = {
  /** Part of a name, UN or CAS number or location name, in any letter case. */
  search?: string | undefined;
  level?: "extreme" | "high" | "unknown" | "not_graded" | "medium" | "low" | undefined;
  location_id?: number | undefined;
  /** keep_apart: stored with something it must be kept apart from, and the risk is not accepted. unknown_reactions: no reactive group on file. check_due: not checked for more than 90 days, or never. no_sheet: no safety data sheet of it is on file. */
  attention?: "keep_apart" | "unknown_reactions" | "check_due" | "no_sheet" | undefined;
  sort?: "hazard" | "name" | "un_number" | "location" | "quantity" | "unit" | "storage" | "updated" | undefined;
  /** Descending by hazard is the most dangerous first. */
  direction?: "ascending" | "descending" | undefined;
  page?: number | undefined;
  page_size?: number | undefined;
  /** next_cursor or previous_cursor of another page, with the same search, filters and order. It replaces page: no row is repeated or left out when rows change meanwhile. */
  cursor?: string | undefined;
};

export type GetInventorySummaryAnswer = {
  status: "success";
  chemicals: number;
  /** Sites that store any. */
  locations: number;
  /** Rows not checked for more than 90 days, or never. */
  stale: number;
  /** Number of those never checked. */
  never_checked: number;
  /** Expired containers. */
  containers_expired: number;
  /** Containers that expire within 30 days; expired containers are counted separately. */
  containers_due: number;
  /** Rows without a safety data sheet. */
  without_sheet: number;
  /** Safety data sheets revised three years ago or more. */
  sheets_past_review: number;
  /** Sites without a set or confirmed map pin. */
  locations_without_pin: number;
  by_level: Record<"extreme" | "high" | "unknown" | "not_graded" | "medium" | "low", number>;
};

export type GetInventorySummaryParams = {
  id: number;
};

export type GetInvitationAnswer = {
  status: "success";
  email: string;
  kind: AccountKind;
  organization_name: string;
};

export type GetInvitationParams = {
  token: string;
};

export type GetInvitationsAnswer = {
  status: "success";
  invitations: Invitation[];
};

export type GetInvitationsParams = {
  department_id: number;
};

export type GetLocationsByBusinessAnswer = {
  status: "success";
  locations: Location[];
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
};

export type GetLocationsByBusinessParams = {
  id: number;
};

export type GetLocationsByBusinessQuery = {
  /** Maximum number of results; default: all. */
  limit?: number | undefined;
  /** next_cursor of the previous page. */
  cursor?: string | undefined;
};

export type GetMissingReportFieldsAnswer = {
  status: "success";
  missing: MissingRecord[];
  total: number;
  /** The page returned; the last page if a later one was requested. */
  page: number;
  page_size: number;
};

export type GetMissingReportFieldsParams = {
  id: number;
};

export type GetMissingReportFieldsQuery = {
  /** place_id of the facility. */
  place_id: number;
  page?: number | undefined;
  page_size?: number | undefined;
};

export type GetNfpaAnswer = {
  status: "success";
  chemical: AnsweredChemical | null;
  nfpa_codes: NfpaCodes | null;
  rating: NfpaRating | null;
};

export type GetNfpaParams = {
  /** Name, synonym, formula, CAS or UN number of a substance on file, spelled correctly: similar spellings are never accepted. */
  chemical_name: string;
};

export type GetNfpaQuery = {
  /** Key of the record, such as cas:7697-37-2. Takes precedence over the name. */
  chemical_key?: string | undefined;
  /** UN or NA number to use, such as 2032. Refused if the named record does not have it. */
  un_number?: string | undefined;
};

export type GetOpenApiAnswer = Record<string, unknown>;

export type GetPictureFileParams = {
  picture_id: number;
};

export type GetPicturesByLocationAnswer = {
  status: "success";
  pictures: Picture[];
};

export type GetPicturesByLocationParams = {
  location_id: number;
};

export type GetPlanPointsAnswer = {
  status: "success";
  points: PlanPoint[];
};

export type GetPlanPointsParams = {
  picture_id: number;
};

export type GetPpePropertiesAnswer = {
  status: "success";
  chemical: AnsweredChemical;
  chemical_name: string;
  properties: string[][];
  nfpa: NfpaCodes | null;
};

export type GetPpePropertiesQuery = {
  /** Name, synonym, formula, CAS or UN number of a substance on file, spelled correctly: similar spellings are never accepted. */
  chemical_name?: string | undefined;
  /** Key of the record, such as cas:7697-37-2. Takes precedence over the name. */
  chemical_key?: string | undefined;
  /** UN or NA number to use, such as 2032. Refused if the named record does not have it. */
  un_number?: string | undefined;
};

export type GetPubchemPropertyAnswer = {
  status: "success";
  chemical: AnsweredChemical;
  chemical_name: string;
  values: string[];
  source: string;
  pubchem: PubchemState;
};

export type GetPubchemPropertyQuery = {
  /** Name, synonym, formula, CAS or UN number of a substance on file, spelled correctly: similar spellings are never accepted. */
  chemical_name?: string | undefined;
  /** Key of the record, such as cas:7697-37-2. Takes precedence over the name. */
  chemical_key?: string | undefined;
  /** UN or NA number to use, such as 2032. Refused if the named record does not have it. */
  un_number?: string | undefined;
  /** Which heading. */
  target_heading: "MeSH Entry Terms" | "CAS" | "Toxicity Data" | "Molecular Weight" | "Vapor Pressure" | "AEGLs Table";
};

export type GetReportStatesAnswer = {
  status: "success";
  /** Part of its record ids in reports: four characters 0-9 and A-Z. */
  report_code: string;
  facilities: ReportFacility[];
};

export type GetReportStatesParams = {
  id: number;
};

export type GetResponderUsersAnswer = {
  status: "success";
  users: ResponderUser[];
};

export type GetResponderUsersParams = {
  department_id: number;
};

export type GetSafetyPropertiesAnswer = {
  status: "success";
  safety: SafetyProperties | null;
};

export type GetSafetyPropertiesParams = {
  key: string;
};

export type GetSafetyPropertiesQuery = {
  /** UN or NA id to use; default: the record's first one. */
  un_number?: string | undefined;
};

export type GetSameStockAnswer = {
  status: "success";
  chemicals: StoredStock[];
  /** Total number; larger than the number returned if the limit cuts the list. */
  total: number;
};

export type GetSameStockParams = {
  chemical_id: number;
};

export type GetSameStockQuery = {
  /** Part of site, room, cabinet or name, in any letter case. */
  search?: string | undefined;
  limit?: number | undefined;
};

export type GetSdsByBusinessAnswer = {
  status: "success";
  sds: SafetyDataSheet[];
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
};

export type GetSdsByBusinessParams = {
  business_id: number;
};

export type GetSdsByBusinessQuery = {
  /** Maximum number of results; default 1000. */
  limit?: number | undefined;
  /** next_cursor of the previous page. */
  cursor?: string | undefined;
};

export type GetSdsByChemicalAnswer = {
  status: "success";
  sds: SafetyDataSheet | null;
  sheets: SafetyDataSheet[];
};

export type GetSdsByChemicalParams = {
  chemical_id: number;
};

export type GetSdsFileParams = {
  id: number;
};

export type GetSdsFileQuery = {
  /** Answer as an attachment to be saved. */
  download?: "1" | undefined;
};

export type GetSdsPageAnswer = {
  status: "success";
  sds: SafetyDataSheet[];
  /** Chemicals of the SDSs on this page, each once. */
  chemicals: InventoryChemical[];
  /** GHS pictograms of the substances themselves, by the CAS numbers of the chemicals: EU CLP, Annex VI. A number is left out where that list gives none. */
  pictograms: {
    cas_number: string;
    /** Such as GHS06. */
    codes: string[];
  }[];
  /** Number of SDSs that match the search and filters. */
  total: number;
  /** The page returned; the last page if a later one was requested. */
  page: number;
  page_size: number;
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
  /** Pass as cursor to get the previous page; absent on the first page. */
  previous_cursor?: string;
  /** Number of sheets to review at the requested site. */
  due: Record<"past_review" | "no_revision", number>;
  /** The whole library, regardless of search and filters. */
  library: {
    sheets: number;
    /** The last upload. */
    latest: {
      id: number;
      chemical_name: string;
      created_at: string;
    } | null;
  };
};

export type GetSdsPageParams = {
  business_id: number;
};

export type GetSdsPageQuery = {
  /** Part of the chemical's name, in any letter case. */
  search?: string | undefined;
  /** Only for chemicals stored at this site. */
  location_id?: number | undefined;
  /** past_review: revised three years ago or more. no_revision: no revision date on file. */
  due?: "past_review" | "no_revision" | undefined;
  /** newest: latest upload first. oldest_revision: those without a revision date last. */
  sort?: "newest" | "name" | "oldest_revision" | undefined;
  page?: number | undefined;
  page_size?: number | undefined;
  /** next_cursor or previous_cursor of another page, with the same search, filters and order. It replaces page: no row is repeated or left out when rows change meanwhile. */
  cursor?: string | undefined;
};

export type GetSdsVersionsAnswer = {
  status: "success";
  sds: SafetyDataSheet[];
};

export type GetSdsVersionsParams = {
  chemical_id: number;
};

export type GetSeparationPlanAnswer = {
  status: "success";
  rooms: RoomPlan[];
};

export type GetSeparationPlanParams = {
  location_id: number;
};

export type GetSessionAnswer = {
  status: "success";
  user: SessionUser | null;
};

export type GetSitesWithContainersAnswer = {
  status: "success";
  sites: {
    location_id: number;
    location_name: string;
    containers: number;
  }[];
};

export type GetSitesWithContainersParams = {
  business_id: number;
};

export type GetStandingMarksAnswer = {
  status: "success";
  marks: StandingMark[];
};

export type GetStandingMarksParams = {
  id: number;
};

export type GetStandingMarksQuery = {
  /** Up to 200 chemical ids, separated by commas. Rows of other businesses are omitted. */
  chemical_ids: string;
};

export type GetStorageReactivityAnswer = {
  status: "success";
  sites: SiteReactivity[];
  /** Rows at these sites that are stored with something they must be kept apart from, without an accepted risk. */
  keep_apart: number;
  /** Rows at these sites without a reactive group on file. */
  unknown_reactions: number;
};

export type GetStorageReactivityParams = {
  id: number;
};

export type GetStorageReactivityQuery = {
  location_id?: number | undefined;
};

export type GetThresholdCountsAnswer = {
  status: "success";
  counts: ThresholdCount[];
  total: number;
  /** The page returned; the last page if a later one was requested. */
  page: number;
  page_size: number;
};

export type GetThresholdCountsParams = {
  id: number;
};

export type GetThresholdCountsQuery = {
  /** place_id of the facility. */
  place_id: number;
  page?: number | undefined;
  page_size?: number | undefined;
  /** open: report required or undecided. below: below the threshold, at least with today's quantity. */
  state?: "open" | "below" | undefined;
};

export type GetUserIncidentsAnswer = {
  status: "success";
  incidents: Incident[];
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
};

export type GetUserIncidentsParams = {
  userId: number;
};

export type GetUserIncidentsQuery = {
  /** Maximum number of results; default 1000. */
  limit?: number | undefined;
  /** next_cursor of the previous page. */
  cursor?: string | undefined;
};

export type GetUsersByBusinessAnswer = {
  status: "success";
  users: BusinessUser[];
  contacts: Contact[];
};

export type GetUsersByBusinessParams = {
  id: number;
};

export type GetWeatherAnswer = {
  status: "success";
  /** Air, °C. */
  temperature_c: number;
  /** km/h at 10 m. */
  wind_kph: number;
  /** Degrees clockwise from north, FROM. */
  wind_from_deg: number;
  /** Relative, percent; null where it is not known. */
  humidity_percent: number | null;
  /** Cloud cover, tenths; null where it is not known. */
  cloud_tenths: number | null;
  /** mb at the place; null where it is not known. */
  pressure_mb: number | null;
  condition: string | null;
  kind: "measured" | "model" | "entered";
  source: string;
  observed_at: string;
  /** m to the station; null where no station measured. */
  station_distance_m: number | null;
  /** Where the station stands, degrees clockwise from north, seen from the place. */
  station_bearing_deg?: number;
  /** Compass point the wind comes FROM: WSW. */
  wind_dir: string;
  /** The same as humidity_percent. */
  humidity: number | null;
  location: string;
};

export type GetWeatherQuery = {
  /** Used when lat and lon are not given. A precision of town or none is refused. */
  address?: string | undefined;
  /** Degrees north, WGS 84. */
  lat?: number | undefined;
  /** Degrees east, WGS 84. */
  lon?: number | undefined;
};

export type GhsLabel = {
  hCodes: string[];
  pictograms: string[];
  source: SourceRef;
};

export type GradedLevel = {
  kind: "graded";
  level: HazardLevel;
  basis: string;
  sources: SourceRef[];
  /** Other known levels that differ, each with its sources. */
  others: SourcedLevel[];
};

export type GroupConflict = {
  /** What is kept together: by the primary class, and where that says too little by the reactive groups. */
  one: "explosives" | "organic-peroxides" | "air-reactive" | "water-reactive" | "toxic-gases" | "oxidizing-gases" | "flammable-gases" | "oxidizing-acids" | "oxidizers" | "cyanides-and-sulphides" | "acids" | "bases" | "flammable-liquids" | "flammable-solids" | "toxics" | "corrosives" | "radioactives" | "gases" | "others";
  /** What is kept together: by the primary class, and where that says too little by the reactive groups. */
  other: "explosives" | "organic-peroxides" | "air-reactive" | "water-reactive" | "toxic-gases" | "oxidizing-gases" | "flammable-gases" | "oxidizing-acids" | "oxidizers" | "cyanides-and-sulphides" | "acids" | "bases" | "flammable-liquids" | "flammable-solids" | "toxics" | "corrosives" | "radioactives" | "gases" | "others";
  /** Number of pairs between their substances. */
  count: number;
  /** Some of them are now stored in the same cabinet. */
  is_together: boolean;
  /** The worst pairs, at most three. */
  pairs: PlanPair[];
};

export type GuideDistances = {
  guide: string;
  isolateM: number | null;
  /** m, for solids where the page prints another distance for them */
  isolateSolidM?: number;
  largeSpillM: number | null;
  fireM: number | null;
  source: SourceRef;
};

export type HazardLevel = "low" | "medium" | "high" | "extreme";

export type HealthzAnswer = {
  status: "success";
};

export type Hydrant = {
  type: "Feature";
  geometry: Point;
  properties: {
    FACILITYID: string | null;
    TYPE: string | null;
    STATUS: string | null;
  };
};

export type HydrantCollection = {
  type: "FeatureCollection";
  features: Hydrant[];
};

export type IdentifiedChemical = {
  key: ChemicalKey;
  /** Name for the given number: hydrochloric acid for UN1789. */
  name: string;
  /** The id that was answered for; null where none is on file. */
  un_number: UnNumber | null;
};

export type IdentifiedChemicalInput = {
  key: string;
  /** Name for the given number: hydrochloric acid for UN1789. */
  name: string;
  /** The id that was answered for; null where none is on file. */
  un_number: string | null;
};

export type ImportedContainerInput = {
  /** Place of its chemical in this import, from 0. */
  chemical_place?: number | undefined;
  /** Its chemical, where that is on file already. */
  chemical_id?: number | undefined;
  /** The code shown on the container. Generated if omitted. */
  code?: string | undefined;
  size?: ContainerSize | null | undefined;
  room?: string | undefined;
  cabinet?: string | undefined;
  opened_on?: string | null | undefined;
  expires_on?: string | null | undefined;
};

export type Incident = {
  incident_id: number;
  user_id: number;
  department_id: number;
  title: string;
  status: IncidentStatus;
  created_at: string;
  completed_at: string | null;
  client_id: string | null;
};

export type IncidentLogEntry = {
  module: string;
  action_type: string;
  action_data: Record<string, unknown>;
  id: number;
  incident_id: number;
  user_id: number;
  user_name: string;
  /** When it happened, by the clock of the device; otherwise when the server received it. */
  made_at: string;
  /** When the server received it. */
  recorded_at: string;
  client_id: string | null;
};

export type IncidentPerson = {
  user_id: number;
  name: string;
  here_since: string;
  /** When their device last contacted the server. */
  seen_at: string;
};

export type IncidentPlan = {
  incidentName: string;
  incidentCommander: string;
  location: string;
  dateTime: string;
  incidentType: string;
  objectives: string;
  strategy: string;
  safety: string;
  resources: string;
  communications: string;
  logistics: string;
  canUtechConsultation: string;
  chemicals: PlanChemical[];
  /** Form boxes filled in by a person. Missing boxes are blank on paper. */
  boxes: PlanBox[];
  /** The resources summary of ICS 201. */
  resource_list: PlanResource[];
  /** The value the incident suggested for a field when someone last edited it. A field that still equals it was not edited by hand and follows later suggestions. */
  known: PlanBasis[];
};

export type IncidentPlanInput = {
  incidentName?: string | undefined;
  incidentCommander?: string | undefined;
  location?: string | undefined;
  dateTime?: string | undefined;
  incidentType?: string | undefined;
  objectives?: string | undefined;
  strategy?: string | undefined;
  safety?: string | undefined;
  resources?: string | undefined;
  communications?: string | undefined;
  logistics?: string | undefined;
  canUtechConsultation?: string | undefined;
  chemicals?: PlanChemicalInput[] | undefined;
  /** Form boxes filled in by a person. Missing boxes are blank on paper. */
  boxes?: PlanBox[] | undefined;
  /** The resources summary of ICS 201. */
  resource_list?: PlanResourceInput[] | undefined;
  /** The value the incident suggested for a field when someone last edited it. A field that still equals it was not edited by hand and follows later suggestions. */
  known?: PlanBasisInput[] | undefined;
};

export type IncidentStatus = "active" | "completed";

export type InitialEvacAnswer = {
  status: "success";
  initial_evac: ZoneCollection;
  /** m; null when the guide gives no distance: follow the guide. */
  radius_m: number | null;
  isolation: IsolationAnswer;
  place: UsedPlace;
};

export type InitialEvacQuery = {
  /** Used when lat and lon are not given. A precision of town or none is refused. */
  address?: string | undefined;
  /** Degrees north, WGS 84. */
  lat?: number | undefined;
  /** Degrees east, WGS 84. */
  lon?: number | undefined;
  /** Decides the default distance while the material is not identified. */
  state: "solid" | "liquid" | "gas";
  /** As in build-plumes. Without it and un_number the material is not identified. */
  chem_name?: string | undefined;
  /** Key of the record. Takes precedence over chem_name. */
  chemical_key?: string | undefined;
  /** UN or NA number, such as 1005 or UN1005. Takes precedence over chem_name. A number that chemical_key does not have is refused. */
  un_number?: string | undefined;
  /** Default: the one with the larger distance. */
  spill?: "small" | "large" | undefined;
  /** As named in a row of the response, such as Rail tank car. */
  container?: string | undefined;
  /** Default: the one with the larger distance. */
  time?: "day" | "night" | undefined;
  /** Guide of a number that has several, such as 147 of UN3171. Default: the largest distance of them. */
  guide?: string | undefined;
  /** km/h; default: the wind speed with the largest distance. */
  wind_kph?: number | undefined;
};

export type InsertAcceptedRiskAnswer = {
  status: "success";
  accepted_risk: AcceptedRisk;
};

export type InsertAcceptedRiskBody = {
  location_id: number;
  /** Unchanged while both chemicals stay where they are and the verdict is the same. */
  pair: string;
  /** Reason for accepting the risk: what keeps the two apart. */
  reason: string;
};

export type InsertAccessTokenAnswer = {
  status: "success";
  token: AccessToken;
  /** The token itself: send `Authorization: Bearer <secret>`. `token` describes it. */
  secret: string;
};

export type InsertAccessTokenBody = {
  department_id: number;
  name: string;
  scopes: DepartmentScope[];
};

export type InsertBusinessAccessTokenAnswer = {
  status: "success";
  token: BusinessAccessToken;
  /** The token itself: send `Authorization: Bearer <secret>`. `token` describes it. */
  secret: string;
};

export type InsertBusinessAccessTokenBody = {
  business_id: number;
  name: string;
  scopes: BusinessScope[];
};

export type InsertBusinessAnswer = {
  status: "success";
  business_id: number;
  claim: string;
  claim_expires_at: string;
};

export type InsertBusinessBody = {
  name: string;
  email?: string | undefined;
  address?: string | undefined;
  /** A phone number that can be dialled, with an extension if any. Without + it is read as +1 (Canada and U.S.). */
  phone?: string | undefined;
  type?: string | undefined;
  owner?: string | undefined;
  number_of_locations?: number | undefined;
  number_of_chemicals?: number | undefined;
  /** Time zone of the person, as named by the device. An unknown time zone is not stored. */
  time_zone?: string | undefined;
};

export type InsertBusinessContactAnswer = {
  status: "success";
  contact_id: number;
  contact: Contact;
};

export type InsertBusinessContactBody = {
  business_id: number;
  name: string;
  email: string;
  /** A phone number that can be dialled, with an extension if any. Without + it is read as +1 (Canada and U.S.). */
  phone?: string | undefined;
  /** A phone number that can be dialled, with an extension if any. Without + it is read as +1 (Canada and U.S.). */
  second_phone?: string | undefined;
  job_title?: string | undefined;
  role?: string | undefined;
  tier_two?: TierTwoContactInput | null | undefined;
};

export type InsertBusinessInvitationAnswer = {
  status: "success";
  invitation: BusinessInvitation;
};

export type InsertBusinessInvitationBody = {
  business_id: number;
  email: string;
  role: BusinessRole;
};

export type InsertBusinessUserAnswer = {
  status: "success";
  user: BusinessUser;
};

export type InsertBusinessUserBody = {
  business_id: number;
  name: string;
  email: string;
  password: string;
  /** Default: User. The first user of a business is always Admin. */
  role?: BusinessRole | undefined;
  /** True asks for Admin when role is not given. */
  user_role?: boolean | undefined;
  claim?: string | undefined;
};

export type InsertChemicalAnswer = {
  status: "success";
  chemical: InventoryChemical;
};

export type InsertChemicalImportAnswer = {
  status: "success";
  chemical_import: ChemicalImport;
};

export type InsertChemicalImportBody = {
  filename: string;
  /** Number of chemicals that will be sent. The plan must have space for them. */
  rows: number;
  /** Number of containers that will be sent. */
  containers?: number | undefined;
};

export type InsertContainersAnswer = {
  status: "success";
  containers: Container[];
};

export type InsertContainersBody = {
  chemical_id: number;
  /** Existing code, for one container only. Generated if omitted. */
  code?: string | undefined;
  /** Number of identical containers. */
  count?: number | undefined;
  size?: ContainerSize | null | undefined;
  room?: string | undefined;
  cabinet?: string | undefined;
  opened_on?: string | null | undefined;
  expires_on?: string | null | undefined;
};

export type InsertImportedChemicalsAnswer = {
  status: "success";
  chemical_import: ChemicalImport;
};

export type InsertImportedChemicalsBody = {
  first: number;
  chemicals: NewChemical[];
};

export type InsertImportedChemicalsParams = {
  id: number;
};

export type InsertImportedContainersAnswer = {
  status: "success";
  chemical_import: ChemicalImport;
};

export type InsertImportedContainersBody = {
  first: number;
  containers: ImportedContainerInput[];
};

export type InsertImportedContainersParams = {
  id: number;
};

export type InsertInspectionAnswer = {
  status: "success";
  inspection: Inspection;
};

export type InsertInspectionBody = {
  schedule_id: number;
};

export type InsertInspectionChecklistAnswer = {
  status: "success";
  checklist: InspectionChecklist;
};

export type InsertInspectionChecklistBody = {
  name: string;
  /** In the order of the inspection. */
  items: {
    /** Id of an existing item; null for a new item, which gets one. */
    id: string | null;
    text: string;
    hint: string | null;
  }[];
};

export type InsertInspectionScheduleAnswer = {
  status: "success";
  schedule: InspectionSchedule;
};

export type InsertInspectionScheduleBody = {
  location_id: number;
  /** A checklist included with Placard. */
  template?: InspectionTemplateId | null | undefined;
  /** Instead of a template: a checklist of the business's own. */
  checklist_id?: number | null | undefined;
  interval: InspectionInterval;
  /** First due date; the interval counts from it. */
  due_on: string;
  /** A user or contact of the business. */
  assignee_id?: number | null | undefined;
};

export type InsertInvitationLinkAnswer = {
  status: "success";
  link: string;
  expires_at: string;
};

export type InsertInvitationLinkParams = {
  id: number;
};

export type InsertInvitationsAnswer = {
  status: "success";
  invitations: Invitation[];
  already_members: string[];
};

export type InsertInvitationsBody = {
  department_id: number;
  emails: string[];
};

export type InsertLocationAnswer = {
  status: "success";
  location_id: number;
  location: Location;
};

export type InsertPlanPointAnswer = {
  status: "success";
  point: PlanPoint;
};

export type InsertPlanPointBody = {
  picture_id: number;
  kind: PlanPointKind;
  /** Page of the plan, from 1. */
  page: number;
  /** Share of the page's width, from its left. */
  x: number;
  /** Share of the page's height, from its top. */
  y: number;
  note?: string | undefined;
};

export type InsertResponderAdminAnswer = {
  status: "success";
  user_id: number;
  department_id: number;
  department_status: DepartmentStatus;
};

export type InsertResponderAdminBody = {
  name: string;
  email: string;
  password: string;
  department_name: string;
};

export type InsertResponderUserAnswer = {
  status: "success";
  user_id: number;
  department_id: number;
  membership_status: MembershipStatus;
};

export type InsertResponderUserBody = {
  name: string;
  email: string;
  password: string;
  /** False for responders; accepted and not used. */
  user_role?: boolean | undefined;
  /** Needed when an admin adds a member. */
  department_id?: number | undefined;
  /** Needed for a request. */
  department_name?: string | undefined;
  /** Invited once the member who listed them is approved. */
  team_emails?: string[] | undefined;
};

export type InsertSitePointAnswer = {
  status: "success";
  point: SitePoint;
};

export type InsertSitePointBody = {
  location_id: number;
  kind: PlanPointKind;
  /** Degrees north, WGS 84. */
  latitude: number;
  /** Degrees east, WGS 84. */
  longitude: number;
  note?: string | undefined;
};

export type Inspection = {
  id: number;
  business_id: number;
  schedule_id: number | null;
  location_id: number;
  location_name: string;
  /** Null: a checklist created by the business. */
  template: InspectionTemplateId | null;
  checklist_id: number | null;
  /** The version of the business's own checklist that was used. */
  checklist_version: number | null;
  name: string;
  /** As they were when the inspection started. */
  items: InspectionItem[];
  answers: InspectionAnswer[];
  photos: InspectionPhoto[];
  findings: InspectionFinding[];
  started_at: string;
  started_by: string;
  saved_at: string | null;
  saved_by: string | null;
  finished_at: string | null;
  finished_by: string | null;
  done_on: string | null;
  version: number;
};

export type InspectionAnswer = {
  item: string;
  /** na: not applicable. Null: not answered yet. */
  result: "pass" | "fail" | "na" | null;
  note: string;
  /** For a failed item: the assignee (user or contact). */
  owner_id: number | null;
  /** For a failed item: due date of the correction. */
  mend_by: string | null;
  /** For a failed item: endangers people until it is corrected. */
  is_high_risk: boolean;
};

export type InspectionChecklist = {
  id: number;
  business_id: number;
  name: string;
  items: {
    id: string;
    text: string;
    hint: string | null;
  }[];
  saved_at: string;
  saved_by: string;
  /** Raised by each change. Every version is kept, and an inspection states the version it used. */
  version: number;
  created_at: string;
  created_by: string;
  /** Schedules that use it. It can be deleted only if there are none. */
  schedules_count: number;
};

export type InspectionChecklistVersion = {
  name: string;
  items: {
    id: string;
    text: string;
    hint: string | null;
  }[];
  saved_at: string;
  saved_by: string;
  /** Raised by each change. Every version is kept, and an inspection states the version it used. */
  version: number;
};

export type InspectionFinding = {
  id: number;
  inspection_id: number;
  location_id: number;
  location_name: string;
  inspection_name: string;
  item: string;
  /** The item at the time of the inspection. */
  text: string;
  /** The problem. */
  note: string;
  owner_id: number | null;
  owner_name: string | null;
  mend_by: string;
  is_high_risk: boolean;
  found_on: string;
  found_by: string;
  /** Null: it is open. */
  mended_at: string | null;
  mended_by: string | null;
  mended_how: string | null;
  version: number;
};

export type InspectionInterval = "once" | "week" | "month" | "quarter" | "year";

export type InspectionItem = {
  id: string;
  text: string;
  /** Source of a figure or duty in the text. */
  source: string | null;
  /** How to check it, as written by the business; null in checklists included with Placard. */
  hint: string | null;
};

export type InspectionLine = {
  id: number;
  schedule_id: number | null;
  location_id: number;
  location_name: string;
  name: string;
  started_at: string;
  started_by: string;
  /** Null: in progress. */
  finished_at: string | null;
  finished_by: string | null;
  /** Local date of the person who finished it. */
  done_on: string | null;
  passed: number;
  failed: number;
  not_applicable: number;
  open_findings: number;
};

export type InspectionPhoto = {
  id: number;
  item: string;
  filename: string;
  url: string;
  created_at: string;
};

export type InspectionSchedule = {
  id: number;
  business_id: number;
  location_id: number;
  location_name: string;
  /** Null: a checklist created by the business. */
  template: InspectionTemplateId | null;
  /** A checklist created by the business; its newest version is used. */
  checklist_id: number | null;
  /** Name of the checklist; for a business's own checklist, its current name. */
  checklist_name: string;
  interval: InspectionInterval;
  /** Null once a one-time inspection is completed. */
  due_on: string | null;
  /** A user or contact; null: anyone. */
  assignee_id: number | null;
  assignee_name: string | null;
  /** False: nothing is due until it is resumed. */
  is_active: boolean;
  last_done_on: string | null;
  /** The inspection in progress. */
  open_inspection_id: number | null;
  version: number;
};

export type InspectionTemplateId = "chemical_storage" | "flammable_liquids" | "gas_cylinders" | "batteries" | "eyewash_shower" | "fire_extinguishers" | "exits" | "spill_kits";

export type InventoryChemical = {
  id: number;
  business_id: number;
  name: string;
  /** As typed, four digits: 1005. */
  un_number: string | null;
  cas_number: string | null;
  /** As stored: a level, a class as text or a UN class code. */
  hazard_classification: string | null;
  /** UN class for the placard: as stored, else from the UN number, else from the CAS number; class_basis states which. null: no class known. */
  hazard_class: string | null;
  class_basis: ClassBasis;
  hazard_level: StockHazardLevel;
  level_basis: LevelBasis;
  /** As stated by the business; null: unknown or none. */
  packing_group: "I" | "II" | "III" | null;
  /** As stated by the business; null: unknown. */
  flash_point: FlashPoint | null;
  /** Whether hazard_level is a level: false exactly where it is null. */
  is_classified: boolean;
  quantity: number;
  unit: QuantityUnit;
  location_id: number;
  location_name: string;
  /** Same as location_name. */
  storage_location: string;
  /** Room within the site, as named by the site. */
  room: string | null;
  /** Cabinet, rack or bay within the room. */
  cabinet: string | null;
  storage_vessel: string | null;
  quantity_per_vessel: string | null;
  manufacturer: string | null;
  /** As declared by the site. */
  nfpa: DeclaredNfpa | null;
  /** Fields for a Tier II report; null: none on file. */
  tier_two: TierTwoChemical | null;
  /** Its current safety data sheets, one per language; empty: none on file. */
  sheets: {
    id: number;
    /** Languages in which it is current; empty for an earlier version. */
    counts_in: string[];
    revision_date: string | null;
  }[];
  /** Number of its containers on file. */
  containers_count: number;
  /** Earliest expiry date of its containers; null: none on file. */
  containers_first_expiry: string | null;
  client_id: string | null;
  version: number;
  updated_at: string;
  /** When a person last checked the quantity. null: no one has checked this quantity. */
  checked_at: string | null;
  checked_by: string | null;
};

export type Invitation = {
  id: number;
  department_id: number;
  email: string;
  status: "open" | "accepted" | "expired";
  invited_by: string;
  created_at: string;
  expires_at: string;
  /** Email with the link: waiting to be sent, taken by the mail server, or not delivered after the last try. null: this server sends no email, or it was sent before its state was stored. */
  mail_state: "waiting" | "sent" | "failed" | null;
  /** Why the last try to send the email failed; null: no try has failed. */
  mail_problem: "address_refused" | "server_refused" | "server_unreachable" | "link_expired" | "other" | null;
};

export type IsolationAnswer = IsolationDistance | IsolationByGuide;

export type IsolationByGuide = {
  kind: "use_guide";
  guide: string;
  isolateM: number | null;
  why: string;
  rows: IsolationRow[];
  basis: Basis;
};

export type IsolationCircle = {
  /** m */
  radius_m: number;
  polygon: Area;
};

export type IsolationDistance = {
  kind: "distance";
  /** m */
  isolateM: number;
  downwindM: number | null;
  why: string;
  rows: IsolationRow[];
  basis: Basis;
};

export type IsolationRow = {
  label: string;
  isolateM: number | null;
  /** m; 11 000 or more reads 11+ km. */
  downwindM: number | null;
  source: SourceRef;
};

export type KeptAddress = {
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
};

export type KeptElement = {
  /** Path below the record. Empty: in the record itself. */
  within: string;
  /** The element before it. Empty: none. */
  after: string;
  xml: string;
};

export type KeptFacilityId = {
  record_id: string;
  type: string;
  id: string;
  description: string;
};

export type KeptOfChemical = {
  storage_id: string;
  /** A term that the form does not list, such as Battery. */
  storage_type: string;
  pressure: string;
  temperature: string;
  /** A state's own range code, for max_lb pounds. */
  max_code: string;
  max_lb: number | null;
  average_code: string;
  average_lb: number | null;
  /** Reported although below the thresholds; the next report includes it again. */
  is_below_threshold: boolean;
  state_fields: StateField[];
  elements: KeptElement[];
  storage_elements: KeptElement[];
  parts: KeptOfPart[];
};

export type KeptOfContact = {
  first_name: string;
  country: string;
  types: string[];
  phones: KeptPhone[];
  elements: KeptElement[];
};

export type KeptOfPart = {
  name: string;
  cas_number: string | null;
  record_id: string;
  max_code: string;
  elements: KeptElement[];
};

export type KeptOfPlace = {
  /** null: the address of the site. */
  mailing: KeptAddress | null;
  fees_total: string;
  phones: KeptPhone[];
  ids: KeptFacilityId[];
  contacts: {
    link_id: string;
    contact_id: string;
  }[];
  elements: KeptElement[];
};

export type KeptPhone = {
  record_id: string;
  number: string;
  type: string;
  /** The field that replaces it. */
  field: "phone" | "second_phone" | "phone_24h" | null;
};

export type KnownAmount = {
  least: number;
  /** null: not entered. */
  most: number | null;
  /** Like most, but with today's quantity if no yearly maximum was entered. null: that is unknown too. */
  today: number | null;
  /** kg/L. Assumed for volumes without a density on file. null: nothing is assumed. */
  assumed_density: {
    least: number;
    most: number;
  } | null;
};

export type KnownName = {
  name: string;
  /** Short description. */
  what: string;
};

export type LevelBasis = {
  /** class: read from hazard_classification. un, cas: derived from the reference by that number. stored: somebody chose the level. none: unknown, hazard_level is null. not_graded: the scale does not grade this danger, hazard_level is null. */
  kind: "class" | "un" | "cas" | "stored" | "none" | "not_graded";
  /** Text for the reader: the value, rule and source, or why there is none. */
  text: string;
  /** Source of a derived level; null if the business entered it. */
  source: SourceRef | null;
  /** Other known levels that differ, each once. */
  others: OtherLevel[];
};

export type LimitAllowed = {
  status: "success";
  allowed: true;
  required_tier: Tier;
  message: string;
  current_tier: Tier;
};

export type LimitCheck = LimitAllowed | LimitReached;

export type LimitReached = {
  status: "error";
  allowed: false;
  code: "plan_limit_reached";
  /** The lowest tier that allows one more; null when no tier does. */
  required_tier: Tier | null;
  request_id: string;
  message: string;
  current_tier: Tier;
};

export type LineString = {
  type: "LineString";
  coordinates: LonLat[];
};

export type LoadHydrantsAnswer = {
  status: "success";
  geojson: HydrantCollection;
  source: string | null;
  /** Edition of the list. If a page has a different edition from the previous page, the list has changed: start again. */
  loaded_at: string | null;
  /** When the last refresh failed; null: the copy is from the latest refresh. */
  failed_at: string | null;
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
};

export type LoadHydrantsQuery = {
  /** Maximum number of results; default 1000. */
  limit?: number | undefined;
  /** next_cursor of the previous page. */
  cursor?: string | undefined;
};

export type Location = {
  id: number;
  /** The same number as id. */
  location_id: number;
  business_id: number;
  name: string;
  address: string | null;
  civic_address: string;
  square_feet: number | null;
  number_employees: number | null;
  /** The manager: a user or a contact. */
  contact_id: number | null;
  contact_name: string | null;
  best_entrance: string | null;
  fire_suppression: boolean | null;
  fire_alarm: boolean | null;
  sprinklers: boolean | null;
  training_for_chemicals: boolean | null;
  nearby_river_or_sewer: boolean | null;
  latitude: number | null;
  longitude: number | null;
  precision: PlacePrecision;
  /** Fields for a Tier II report; null: none on file. */
  tier_two: TierTwoPlace | null;
  chemicals_count: number;
  /** Points set on the map: key box, shut-offs, hydrants. Floor plan points are not included. */
  points: SitePoint[];
  client_id: string | null;
  version: number;
};

export type LocationChanges = {
  name?: string | undefined;
  civic_address?: string | undefined;
  address?: string | undefined;
  square_feet?: number | null | undefined;
  number_employees?: number | null | undefined;
  contact_id?: number | null | undefined;
  best_entrance?: string | undefined;
  fire_suppression?: boolean | null | undefined;
  fire_alarm?: boolean | null | undefined;
  sprinklers?: boolean | null | undefined;
  training_for_chemicals?: boolean | null | undefined;
  nearby_river_or_sewer?: boolean | null | undefined;
  /** A pin that the person placed or confirmed; with longitude. */
  latitude?: number | undefined;
  /** Degrees east, WGS 84. */
  longitude?: number | undefined;
  /** Origin of the pin; registered for a pin placed by hand. */
  precision?: PlacePrecision | undefined;
  /** True: the pin will be set later. A new site or a changed address needs this or a pin. */
  pin_later?: boolean | undefined;
  tier_two?: TierTwoPlaceInput | null | undefined;
  version?: number | undefined;
};

export type LogIncidentActionAnswer = {
  status: "success";
  entry: IncidentLogEntry;
  /** Lets a device that was offline learn that the incident has ended. */
  incident_status: IncidentStatus;
};

export type LogIncidentActionBody = {
  module: string;
  action_type: string;
  /** Up to 65536 characters as JSON. */
  action_data: Record<string, unknown>;
  incident_id: number;
  /** When it was made, by the device's clock. A future time counts as now. Entries with this field are accepted for three days after the incident ends. */
  made_at?: string | undefined;
};

export type LogIncidentPhotoAnswer = {
  status: "success";
  entry: IncidentLogEntry;
  incident_status: IncidentStatus;
};

export type LogIncidentPhotoForm = {
  incident_id: number;
  caption?: string | undefined;
  /** When it was made, by the device's clock. A future time counts as now. Entries with this field are accepted for three days after the incident ends. */
  made_at?: string | undefined;
};

export type LoginResponderAnswer = {
  status: "success";
  user: ResponderSessionUser;
};

export type LoginResponderBody = {
  email: string;
  password: string;
};

export type LoginUserAnswer = {
  status: "success";
  user: BusinessSessionUser;
};

export type LoginUserBody = {
  email: string;
  password: string;
};

export type LonLat = [number, number];

export type MakeTierTwoReportAnswer = {
  status: "success";
  /** Part of its record ids: four characters 0-9 and A-Z. */
  report_code: string;
  /** Content of epcra_tier2_data.xml. Pack it into a ZIP archive with the extension .t2s. */
  xml: string;
};

export type MakeTierTwoReportBody = {
  /** Calendar year of the report. */
  year: number;
  /** Name and title of the certifying person. */
  certifier: string;
  signed_on: string;
};

export type MakeTierTwoReportParams = {
  id: number;
};

export type MapRegion = {
  name: string;
  /** West, south, east, north. */
  bbox: [number, number, number, number];
  /** Date its data was retrieved. */
  edition: string;
  /** Path of the pack on this server. Its name changes with its content. */
  path: string;
  bytes: number;
};

export type MapSettings = {
  engine: "mapbox" | "style" | "embedded";
  mapbox_token: string | null;
  style_url: string | null;
  /** Regions that the embedded map can draw in full detail. */
  regions: MapRegion[];
};

export type Meant = MeantOne | MeantSeveral | MeantNear | MeantUnregulated | MeantNone;

export type MeantChemicalAnswer = {
  status: "success";
  meant: Meant;
};

export type MeantChemicalQuery = {
  /** As a person typed it: name, everyday name, UN, CAS or formula. */
  text: string;
};

/** The text is similar to these names. */
export type MeantNear = {
  kind: "near";
  matches: ChemicalMatch[];
  /** Names with a similar spelling that have no record. */
  unlisted?: KnownName[];
};

/** Nothing on file. */
export type MeantNone = {
  kind: "none";
  /** What is known about it. */
  known?: KnownName;
};

/** The text names this substance. */
export type MeantOne = {
  kind: "one";
  match: ChemicalMatch;
};

/** The text matches each of these. */
export type MeantSeveral = {
  kind: "several";
  matches: ChemicalMatch[];
  /** A question that separates them, if known. */
  question: string | null;
  /** Other matches that are not listed in the transport regulations. */
  unregulated?: string[];
};

/** Known, but not listed in the transport regulations. */
export type MeantUnregulated = {
  kind: "unregulated";
  name: string;
  /** Short description. */
  what: string;
  /** The substance it consists of. */
  related?: ChemicalMatch[];
};

export type MembershipStatus = "pending" | "approved";

export type MendInspectionFindingAnswer = {
  status: "success";
  finding: InspectionFinding;
};

export type MendInspectionFindingBody = {
  mended_how: string;
  version?: number | undefined;
};

export type MendInspectionFindingParams = {
  id: number;
};

export type MissingRecord = {
  kind: "place" | "contact" | "chemical";
  /** null: no contact has this role. */
  id: number | null;
  name: string;
  fields: ("street" | "city" | "state" | "zip" | "county" | "place" | "naics" | "manned" | "max_occupants" | "planning_subject" | "prevention_subject" | "owner" | "information_contact" | "emergency_contact" | "emergency_phone" | "cas" | "composition" | "states" | "hazards" | "max_amount" | "average_amount" | "density" | "days_on_site" | "container_type" | "pressure" | "temperature")[];
};

export type MixturePart = {
  name: string;
  cas_number: string | null;
  percent: number | null;
  basis: "weight" | "volume";
  is_carcinogen: boolean | null;
};

export type MultiLineString = {
  type: "MultiLineString";
  coordinates: LonLat[][];
};

export type MultiPolygon = {
  type: "MultiPolygon";
  coordinates: LonLat[][][];
};

export type NewChemical = {
  location_id: number;
  name: string;
  /** Two decimals, in unit. */
  quantity: number;
  unit: QuantityUnit;
  un_number?: string | undefined;
  cas_number?: string | undefined;
  hazard_classification?: string | undefined;
  /** null clears it. */
  packing_group?: "I" | "II" | "III" | null | undefined;
  /** null clears it. */
  flash_point?: FlashPoint | null | undefined;
  room?: string | undefined;
  cabinet?: string | undefined;
  storage_vessel?: string | undefined;
  quantity_per_vessel?: string | undefined;
  manufacturer?: string | undefined;
  nfpa?: DeclaredNfpa | null | undefined;
  tier_two?: TierTwoChemicalInput | null | undefined;
};

export type NewLocation = {
  business_id: number;
  name: string;
  civic_address: string;
  address?: string | undefined;
  square_feet?: number | null | undefined;
  number_employees?: number | null | undefined;
  contact_id?: number | null | undefined;
  best_entrance?: string | undefined;
  fire_suppression?: boolean | null | undefined;
  fire_alarm?: boolean | null | undefined;
  sprinklers?: boolean | null | undefined;
  training_for_chemicals?: boolean | null | undefined;
  nearby_river_or_sewer?: boolean | null | undefined;
  /** A pin that the person placed or confirmed; with longitude. */
  latitude?: number | undefined;
  /** Degrees east, WGS 84. */
  longitude?: number | undefined;
  /** Origin of the pin; registered for a pin placed by hand. */
  precision?: PlacePrecision | undefined;
  /** True: the pin will be set later. A new site or a changed address needs this or a pin. */
  pin_later?: boolean | undefined;
  tier_two?: TierTwoPlaceInput | null | undefined;
};

export type NfpaCodes = {
  health: string | null;
  fire: string | null;
  reactivity: string | null;
  special: string | null;
};

/** Degree of NFPA 704; null: unknown, never 0. */
export type NfpaDegree = 0 | 1 | 2 | 3 | 4 | null;

export type NfpaDerivation = {
  field: "health" | "fire";
  degree: 0 | 1 | 2 | 3 | 4;
  /** Degree of the unverified list; null: not listed. */
  listed: NfpaDegree;
  text: string;
  source: SourceRef;
};

export type NfpaRating = {
  health: NfpaDegree;
  fire: NfpaDegree;
  reactivity: NfpaDegree;
  special: string | null;
  /** Source of the degrees not listed in derived. */
  source: SourceRef;
  /** Degrees derived by the criteria of NFPA 704, shown instead of a lower or missing listed degree. */
  derived?: NfpaDerivation[];
  note: string | null;
};

export type NioshEntry = {
  number: string;
  idlh: string | null;
  idlhPpm: number | null;
  /** If NIOSH revised the IDLH after the Pocket Guide, idlh and respirators use the revised value. */
  idlhSource?: SourceRef;
  rel: string | null;
  pel: string | null;
  routes: string[];
  symptoms: string[];
  targetOrgans: string[];
  incompatibilities: string[];
  ppe: {
    item: string;
    code: string;
  }[];
  firstAid: {
    route: string;
    code: string;
  }[];
  respirators: {
    label: string;
    types: string[];
  }[];
  source: SourceRef;
};

export type NioshResult = {
  key: ChemicalKey | null;
  name: string;
  cas_number: string | null;
  synonyms: string[];
  molecular_weight: string | null;
  vapor_pressure: string | null;
  idhl: string | null;
  rel: string | null;
  pel: string | null;
  ppe: string | null;
  respirator: string | null;
  organs: string | null;
  eye: string | null;
  skin: string | null;
  incompatibilities: string | null;
  description: string | null;
  source: SourceRef;
};

export type NotGradedLevel = {
  kind: "not_graded";
  level: null;
  basis: string;
  sources: SourceRef[];
  /** Other known levels that differ, each with its sources. */
  others: SourcedLevel[];
};

export type NumberFigure = {
  value: number;
  unit?: string;
  source: SourceRef;
};

export type OtherLevel = {
  /** null: not graded by the scale. */
  level: HazardLevel | null;
  basis: string;
};

export type Path = LineString | MultiLineString;

export type PhysicalConstants = {
  molarMassGPerMol: NumberFigure | null;
  boilingPointC: NumberFigure | null;
  meltingPointC: NumberFigure | null;
  flashPointC: NumberFigure | null;
  ignitionTemperatureC: NumberFigure | null;
  vapourPressurePa: TemperatureFigure | null;
  relativeVapourDensity: NumberFigure | null;
  lelVolPercent: NumberFigure | null;
  uelVolPercent: NumberFigure | null;
  liquidDensityKgPerM3: TemperatureFigure | null;
  heatOfVaporisationJPerMol: NumberFigure | null;
  gasHeatCapacityJPerMolK: NumberFigure | null;
  liquidHeatCapacityJPerMolK: NumberFigure | null;
  isNoncombustible: {
    value: boolean;
    unit?: string;
    source: SourceRef;
  } | null;
};

export type Picture = {
  id: number;
  location_id: number;
  /** Contains 'floor plan' or 'floorplan' for a floor plan; otherwise an entrance image. */
  description: string;
  blob_url: string;
  /** Same as blob_url. */
  url: string;
  /** Name of the uploaded file. */
  filename: string;
  /** Size of the stored file, bytes. */
  size_bytes: number;
  created_at: string;
  /** Position of the plan on the map; null: not positioned. */
  placement: PlanPlacement | null;
  version: number;
};

/** How well the place is known, best first. A plume is never drawn from town or none. */
export type PlacePrecision = "registered" | "rooftop" | "point" | "interpolated" | "street" | "intersection" | "town" | "none";

export type PlacedFloorPlan = {
  picture_id: number;
  description: string;
  /** Page of the plan, from 1. */
  page: number;
  /** Width of the page over its height. */
  aspect: number;
  /** Two points of the page with their coordinates. */
  pairs: [TiedPoint, TiedPoint];
  /** Calculated from the two points: top left, top right, bottom right and bottom left of the page. */
  corners: [[number, number], [number, number], [number, number], [number, number]];
  placed_by: string | null;
  placed_at: string;
};

export type PlanArea = {
  /** From 1, within its room. */
  number: number;
  /** What is kept together: by the primary class, and where that says too little by the reactive groups. */
  group: "explosives" | "organic-peroxides" | "air-reactive" | "water-reactive" | "toxic-gases" | "oxidizing-gases" | "flammable-gases" | "oxidizing-acids" | "oxidizers" | "cyanides-and-sulphides" | "acids" | "bases" | "flammable-liquids" | "flammable-solids" | "toxics" | "corrosives" | "radioactives" | "gases" | "others";
  /** Names of the cabinets in the room; empty: another cabinet is needed. */
  cabinets: string[];
  substances: {
    name: string;
    /** Reason for its storage group: its class, or the rule of its reactive group. */
    rule: string;
    rows: {
      chemical_id: number;
      /** Where it is stored now; null: not on file. */
      cabinet: string | null;
      /** Already stored in a cabinet of its area. */
      stays: boolean;
    }[];
  }[];
};

export type PlanBasis = {
  field: "incidentName" | "incidentCommander" | "location" | "dateTime" | "incidentType" | "objectives" | "strategy" | "safety" | "resources" | "communications" | "logistics" | "canUtechConsultation" | "chemicals";
  /** References of the materials, in the same order. */
  text: string;
};

export type PlanBasisInput = {
  field: "incidentName" | "incidentCommander" | "location" | "dateTime" | "incidentType" | "objectives" | "strategy" | "safety" | "resources" | "communications" | "logistics" | "canUtechConsultation" | "chemicals";
  /** References of the materials, in the same order. */
  text?: string | undefined;
};

export type PlanBox = {
  box: "period" | "preparedBy" | "safetyOfficer" | "liaisonOfficer" | "informationOfficer" | "operationsChief" | "planningChief" | "logisticsChief" | "financeChief" | "hazmatSupervisor" | "technicalSpecialist" | "entryLeader" | "accessLeader" | "assistantSafety" | "deconLeader" | "refugeManager" | "environmentalHealth" | "otherPositions" | "entryProtection" | "deconTeam" | "lelInstrument" | "oxygenInstrument" | "toxicityInstrument" | "radiationInstrument" | "deconApproved" | "commandChannel" | "tacticalChannel" | "entryChannel" | "medicalMonitoring" | "medicalTransport" | "escapeRoutes" | "procedureChanges" | "emergencySignals" | "attachments" | "unitName" | "unitPosition" | "unitAgency";
  text: string;
};

export type PlanChemical = {
  /** The author's own words. */
  text: string;
  /** Null: the text does not match exactly one substance on file. */
  chemical: IdentifiedChemical | null;
  /** The ERG guide chosen for a number with several guides. Null: none was chosen. */
  guide: string | null;
};

export type PlanChemicalInput = {
  /** The author's own words. */
  text: string;
  /** Null: the text does not match exactly one substance on file. */
  chemical: IdentifiedChemicalInput | null;
  /** The ERG guide chosen for a number with several guides. Null: none was chosen. */
  guide?: string | null | undefined;
};

export type PlanPair = {
  one: string;
  other: string;
  /** They are now stored in the same cabinet. */
  is_together: boolean;
  reactive: ReactiveSaying;
  transport: TransportSaying;
  /** One source requires separation; the other lists both and does not. */
  is_disputed: boolean;
};

export type PlanPlacement = {
  /** Page of the plan, from 1. */
  page: number;
  /** Width of the page over its height. */
  aspect: number;
  /** Two points of the page with their coordinates. */
  pairs: [TiedPoint, TiedPoint];
  /** Calculated from the two points: top left, top right, bottom right and bottom left of the page. */
  corners: [[number, number], [number, number], [number, number], [number, number]];
  placed_by: string | null;
  placed_at: string;
};

export type PlanPoint = {
  id: number;
  picture_id: number;
  kind: PlanPointKind;
  /** Page of the plan, from 1. */
  page: number;
  /** Share of the page's width, from its left. */
  x: number;
  /** Share of the page's height, from its top. */
  y: number;
  /** Such as: code at the guard house. */
  note: string | null;
  updated_by: string | null;
  updated_at: string;
};

export type PlanPointKind = "key_box" | "fire_department_connection" | "gas_shutoff" | "electric_shutoff" | "water_shutoff" | "hydrant" | "riser" | "tank" | "sds_cabinet" | "assembly_point";

export type PlanResource = {
  /** Type of resource: engine, crew or trailer. */
  resource: string;
  identifier: string;
  /** Time ordered, as entered. */
  ordered: string;
  /** Expected arrival, as entered. */
  eta: string;
  has_arrived: boolean;
  /** Location and assignment. */
  notes: string;
};

export type PlanResourceInput = {
  /** Type of resource: engine, crew or trailer. */
  resource?: string | undefined;
  identifier?: string | undefined;
  /** Time ordered, as entered. */
  ordered?: string | undefined;
  /** Expected arrival, as entered. */
  eta?: string | undefined;
  has_arrived?: boolean | undefined;
  /** Location and assignment. */
  notes?: string | undefined;
};

export type Point = {
  type: "Point";
  coordinates: LonLat;
};

export type Polygon = {
  type: "Polygon";
  /** Rings of [lon, lat], closed, counter-clockwise. */
  coordinates: LonLat[][];
};

export type PoolCheck = {
  /** m² */
  areaM2: number | null;
  /** m */
  diameterM: number | null;
  words: string;
};

export type Problem = {
  status: "error";
  code: string;
  message: string;
  request_id: string;
  fields?: FieldProblem[];
  retry_after_s?: number;
  allowed?: false;
  current_tier?: Tier;
  required_tier?: Tier | null;
  current?: unknown;
  suggestions?: AddressSuggestion[];
  matches?: ChemicalMatch[];
  isolation?: unknown;
};

export type ProtectiveArea = {
  /** m; 11 000 or more reads 11+ km. */
  distance_m: number;
  shape: "downwind" | "circle";
  polygon: Area;
};

export type Providers = {
  chemicals: "bundled" | "bundled+pubchem";
  geocoder: "embedded" | "mapbox" | "photon" | "pelias";
  directions: "none" | "mapbox" | "osrm" | "valhalla";
  /** Whether routes can avoid areas. */
  directions_around: boolean;
  weather: "none" | "open-meteo" | "nws" | "eccc";
  hydrants: boolean;
  mail: "smtp" | "outbox";
};

export type PubchemState = {
  /** nothing: no single compound for the number. differs: the molar mass differs, so no data was used. */
  state: "off" | "answered" | "nothing" | "failed" | "not_asked" | "differs";
  /** The state as a sentence. */
  message: string;
  /** PubChem CID of the compound used. */
  cid: number | null;
  read_on: string | null;
};

export type QuantityUnit = "kg" | "lbs" | "L" | "gal" | "mL" | "oz";

export type ReactivateUserAnswer = {
  status: "success";
  id: number;
  deactivated_at: string | null;
};

export type ReactivateUserParams = {
  id: number;
};

export type ReactivePair = {
  /** Unchanged while both chemicals stay where they are and the verdict is the same. */
  pair: string;
  a: StandingSubstance;
  b: StandingSubstance;
  verdict: "incompatible" | "caution";
  /** site: the room of one is not on file, so they could be side by side. */
  nearness: "cabinet" | "room" | "site";
  /** The room that they share. */
  room: string | null;
  /** The cabinet that they share. */
  cabinet: string | null;
  /** Possible hazards as sentences, worst first. */
  hazards: string[];
  /** Names of gases that may be given off. */
  gases: string[];
  why: string;
  /** Reactive groups of each chemical, and the rule for each group. */
  reasons: {
    name: string;
    group: string;
    rule: string;
  }[];
  sources: SourceRef[];
  accepted: AcceptedRisk | null;
};

export type ReactiveSaying = {
  verdict: "incompatible" | "caution" | "no-known-reaction";
  /** Possible hazards as sentences, worst first. */
  hazards: string[];
  gases: string[];
  reasons: {
    name: string;
    group: string;
    rule: string;
  }[];
  sources: SourceRef[];
};

export type ReadyzAnswer = {
  status: "success";
  checks: Record<string, boolean>;
};

export type RegistrationAddressSuggestionsAnswer = {
  status: "success";
  suggestions: AddressSuggestion[];
};

export type RegistrationAddressSuggestionsQuery = {
  /** Search text, at least 3 characters. */
  query: string;
  /** Default 5. */
  limit?: number | undefined;
};

export type RegistrationDetails = {
  emergency_contact_name: string;
  emergency_contact_phone: string;
  second_emergency_phone: string;
  general_business_email: string;
  liquor_permit: boolean;
  business_registration: string;
  hazardous_material_permit: string;
};

export type ReleaseWarning = {
  code: "not_modelled" | "cut_at_10_km" | "heavy_gas_on_the_ground" | "spreads_upwind" | "spreads_to_all_sides" | "light_wind" | "light_stable_wind" | "large_release_by_day" | "town" | "nearer_than_fitted" | "hot_release";
  text: string;
};

export type ReleaseZone = {
  id: string;
  label: string;
  ppm: number;
  /** The limit as its source prints it, where that is in mg/m³ and ppm is derived; null where it is in ppm. */
  publishedMgPerM3: number | null;
  reached: boolean;
  /** circle: the gas spreads in all directions; farM is the radius around the source. */
  shape: "plume" | "circle";
  /** m from the source along the wind. */
  nearM: number;
  /** m from the source along the wind. */
  farM: number;
  /** True if the zone was cut at 10 km: show it as more than 10 km. */
  isCut: boolean;
  /** m */
  maxWidthM: number;
  /** m² */
  areaM2: number;
  polygon: Area | null;
  source: SourceRef | null;
};

export type ReopenInspectionFindingAnswer = {
  status: "success";
  finding: InspectionFinding;
};

export type ReopenInspectionFindingBody = {
  version?: number | undefined;
};

export type ReopenInspectionFindingParams = {
  id: number;
};

export type ReportFacility = {
  /** The site whose address is used for the facility. */
  place_id: number;
  name: string;
  /** Number of its sites. */
  places: number;
  /** Number of substances. */
  verdicts: Record<"over" | "undecided" | "under_today" | "under", number>;
  /** The first 20 that are to be reported or not decided. */
  open: ThresholdCount[];
  /** Number of fields missing from the report; 0 if there is nothing to report. */
  missing_fields: number;
  /** Number of sites, contacts and chemicals with missing fields. */
  missing_records: number;
  /** The first 20 of these. */
  missing: MissingRecord[];
};

export type RequestPasswordResetBody = {
  email: string;
};

export type ResetPasswordBody = {
  token: string;
  password: string;
};

export type ResponderRole = "admin" | "member";

export type ResponderSessionUser = {
  id: number;
  user_id: number;
  name: string;
  email: string;
  isFirstLogin: boolean;
  /** True while the password is temporary. All other calls are refused until it is changed. */
  mustChangePassword: boolean;
  userType: "responder";
  department_id: number;
  department_name: string;
  department_status: DepartmentStatus;
  membership_status: MembershipStatus;
  responderRole: ResponderRole;
};

export type ResponderUser = {
  id: number;
  name: string;
  email: string;
  /** New address not confirmed yet; null: none. */
  pending_email: string | null;
  department_id: number;
  responderRole: ResponderRole;
  membership_status: MembershipStatus;
  /** null: never yet. */
  last_sign_in: string | null;
  /** Whether the person must still choose their own password. */
  has_temporary_password: boolean;
  /** null: the user can sign in. */
  deactivated_at: string | null;
};

export type RestoreDeletedRecordAnswer = {
  status: "success";
  record: DeletedRecord;
};

export type RestoreDeletedRecordParams = {
  id: number;
};

export type RestoreEmailAnswer = {
  status: "success";
  email: string;
};

export type RestoreEmailBody = {
  token: string;
};

export type RestoreSdsAnswer = {
  status: "success";
  sds: SafetyDataSheet;
};

export type RestoreSdsParams = {
  id: number;
};

export type RoomPlan = {
  /** null: the room is not on file. */
  room: string | null;
  areas: PlanArea[];
  /** Those that share a cabinet now first. */
  conflicts: GroupConflict[];
  not_placed: {
    name: string;
    chemical_ids: number[];
    /** Storage group based on class only; not used for the plan. */
    by_class: "explosives" | "organic-peroxides" | "air-reactive" | "water-reactive" | "toxic-gases" | "oxidizing-gases" | "flammable-gases" | "oxidizing-acids" | "oxidizers" | "cyanides-and-sulphides" | "acids" | "bases" | "flammable-liquids" | "flammable-solids" | "toxics" | "corrosives" | "radioactives" | "gases" | "others" | null;
  }[];
};

export type Route = {
  provider: string;
  geometry: LineString;
  /** m */
  distance: number;
  /** s */
  duration: number;
  steps: RouteStep[];
  around?: RouteAround;
};

/** Only if areas were sent. around: the route enters none of them. through: no route around them remains, and this one enters at least one. too-large: the areas are too large for the provider and were ignored. unable: the provider cannot avoid areas. */
export type RouteAround = "around" | "through" | "too-large" | "unable";

export type RouteStep = {
  instruction: string;
  /** m */
  distance: number;
  /** s */
  duration: number;
  maneuver: {
    type: string;
    modifier?: string;
  };
};

export type SafetyDataSheet = {
  id: number;
  /** First of the rows in covers. */
  chemical_id: number;
  chemical_name: string;
  /** All inventory rows with this SDS. They share their SDSs. */
  covers: CoveredRow[];
  blob_url: string;
  filename: string;
  size_bytes: number;
  created_at: string;
  /** Shared with fire departments as soon as it is uploaded. */
  status: "shared";
  uploaded_by: string | null;
  /** When it was replaced; null for the current sheet. */
  replaced_at: string | null;
  revision_date: string | null;
  /** Languages of the SDS; empty: not on file. */
  languages: string[];
  /** Languages in which it is current; empty for an earlier version. */
  counts_in: string[];
  /** Number of earlier versions of the chemical's SDS in its languages. */
  earlier_versions: number;
};

export type SafetyProperties = {
  chemicalName: string;
  cas: string | null;
  unNumber: string | null;
  topics: Record<"cas" | "un_number" | "first_aid_measures" | "first_aid" | "fire_fighting" | "fire_fighting_procedures" | "firefighting_hazards" | "accidental_release" | "isolation_and_evacuation" | "spillage_disposal" | "cleanup_methods" | "disposal_methods" | "preventive_measures" | "exposure_control" | "ppe" | "short_term_effects" | "long_term_effects" | "respirator_recommendations" | "preventions" | "treatment", SafetyStatement[]>;
};

export type SafetyStatement = {
  text: string;
  rests: SourceRef[];
};

export type SearchBusinessesAnswer = {
  status: "success";
  businesses: BusinessMatch[];
  /** Pass as cursor to get the next page; absent on the last page. */
  next_cursor?: string;
};

export type SearchBusinessesQuery = {
  query: string;
  /** Maximum number of results; default 50. */
  limit?: number | undefined;
  /** next_cursor of the previous page. */
  cursor?: string | undefined;
};

export type SearchChemicalsAnswer = {
  status: "success";
  results: ChemicalMatch[];
};

export type SearchChemicalsQuery = {
  /** Search text; prefixes and typos are tolerated. */
  query: string;
  /** Default 8. */
  limit?: number | undefined;
};

export type SearchNioshsAnswer = {
  status: "success";
  message: string;
  results: NioshResult[];
};

export type SearchNioshsQuery = {
  /** Part of a name, CAS number or synonym. */
  query: string;
};

export type SessionUser = BusinessSessionUser | ResponderSessionUser;

export type SignedLog = {
  format: "placard-incident-log";
  version: 1;
  incident: Incident;
  exported_at: string;
  exported_by: string;
  entries: ChainedLogEntry[];
  /** Of the last line; of the head where there is none. */
  last_hash: string;
  signature: {
    algorithm: "Ed25519";
    /** Raw, base64url. */
    public_key: string;
    /** Signature of the last hash, base64url. */
    value: string;
  };
};

export type SitePoint = {
  id: number;
  kind: PlanPointKind;
  /** Degrees north, WGS 84. */
  latitude: number;
  /** Degrees east, WGS 84. */
  longitude: number;
  /** Such as: code at the guard house. */
  note: string | null;
  updated_by: string | null;
  updated_at: string;
};

export type SiteReactivity = {
  location_id: number;
  location_name: string;
  /** What must be kept apart, by reactive groups and place; the worst first. */
  groups: ApartGroup[];
  /** The worst first, then the nearest. */
  pairs: ReactivePair[];
  /** More pairs exist than are listed. */
  is_cut: boolean;
  /** The first substances without a reactive group on file. Their effect on the others is unknown. */
  unknown: StandingSubstance[];
  /** Number of all substances without a reactive group on file. */
  unknown_substances: number;
};

export type SourceKey = "ERG2020" | "ERG2024" | "UN-MR" | "49CFR172.101" | "49CFR177.848" | "ADR" | "HIN-LIST" | "NPG" | "NIOSH-IDLH" | "AEGL" | "ALOHA" | "PAC" | "CLP-VI" | "CAMEO" | "NFPA497" | "IEC60079" | "ONTARIO" | "IARC" | "NTP" | "NFPA704" | "NFPA-LIST" | "CHEMICALS" | "TM43" | "DEGADIS" | "RICOU1961" | "BIRCH1987" | "BM1988" | "EIGHT-STEP" | "CFR1910.120" | "CANUTEC" | "CHEMTREC" | "40CFR355" | "40CFR302.4" | "40CFR370" | "40CFR68.130" | "29CFR1910.119" | "SOR2019-51" | "OSHA1910" | "ANSIZ358.1" | "PUBCHEM" | "SCENE" | "SITE" | "PLACARD";

export type SourceRef = {
  /** The external source, as listed in docs/sources.md. */
  key: SourceKey;
  locator?: string;
  /** How the figure was obtained, if the reader must know. */
  mark?: "assumed" | "derived" | "estimated" | "unverified" | "name-match" | "from-memory";
};

export type SourcedLevel = {
  /** null: not graded by the scale. */
  level: HazardLevel | null;
  basis: string;
  sources: SourceRef[];
};

export type SpillDistances = {
  /** m */
  isolateM: number;
  /** m */
  dayM: number;
  /** m */
  nightM: number;
  /** One distance for day and night. */
  isAnyTime?: true;
};

export type StabilityClass = "A" | "B" | "C" | "D" | "E" | "F";

export type StandInGuide = {
  guide: string;
  polymerizes: boolean;
  reason: string;
  source: SourceRef;
};

export type StandingMark = {
  chemical_id: number;
  /** The risk was accepted for every such pair. */
  is_accepted: boolean;
};

export type StandingSubstance = {
  name: string;
  /** Number of its rows in that storage area; 0 if it is not stored yet. */
  rows: number;
  /** Ids of the first rows. getInventoryPage pages through all of them, with a search for the name. */
  chemical_ids: number[];
};

export type StateField = {
  label: string;
  name: string;
  data: string;
  is_required: boolean;
};

/** The highest that the class text, the UN number and the CAS number give. null: unknown, or not graded by this scale (batteries, infectious, radioactive, asphyxiants); level_basis says which. Never show null as low. */
export type StockHazardLevel = HazardLevel | null;

export type StoredStock = {
  id: number;
  name: string;
  /** As typed, four digits: 1005. */
  un_number: string | null;
  cas_number: string | null;
  location_id: number;
  location_name: string;
  /** Room within the site, as named by the site. */
  room: string | null;
  /** Cabinet, rack or bay within the room. */
  cabinet: string | null;
  storage_vessel: string | null;
  quantity_per_vessel: string | null;
  quantity: number;
  unit: QuantityUnit;
  manufacturer: string | null;
  /** Fields for a Tier II report; null: none on file. */
  tier_two: TierTwoChemical | null;
  /** Number of its containers on file. */
  containers_count: number;
  version: number;
};

export type StraightLine = {
  /** m */
  distance: number;
  /** Degrees clockwise from north. */
  bearing_deg: number;
  words: string;
};

export type TemperatureFigure = {
  value: number;
  unit?: string;
  source: SourceRef;
  temperatureC: number;
};

export type TextFigure = {
  value: string;
  unit?: string;
  source: SourceRef;
};

export type ThresholdCount = {
  key: string;
  name: string;
  cas_number: string | null;
  rule: "ehs_planning" | "ehs_500" | "hazardous" | "gasoline" | "diesel";
  /** In unit. If it depends on missing data, the lowest possible threshold. */
  threshold: number;
  threshold_most: number;
  unit: "lb" | "gal";
  amount: KnownAmount;
  /** Significant digits to which the amount is known. */
  digits: number;
  /** over: must be reported. undecided: depends on missing data. under_today: below the threshold with today's quantity, but the yearly maximum is not on file. */
  verdict: "over" | "undecided" | "under_today" | "under";
  /** Missing data that would decide it. Empty unless the verdict is open. */
  gaps: ("composition" | "state" | "solid_form" | "strength" | "density" | "parts" | "part_share" | "carcinogen" | "max_amount" | "station")[];
  /** Number of inventory rows that count. */
  rows: number;
  /** Number of rows with more on file now than the stated maximum. The stated maximum counts. */
  rows_above_stated: number;
  sources: SourceRef[];
};

export type TiedPoint = {
  /** Share of the page's width, from its left. */
  x: number;
  /** Share of the page's height, from its top. */
  y: number;
  /** Degrees east, WGS 84. */
  longitude: number;
  /** Degrees north, WGS 84. */
  latitude: number;
};

export type Tier = 1 | 2 | 3;

export type TierTwoChemical = {
  composition: "pure" | "mixture" | null;
  /** Empty: not stated. */
  states: ("solid" | "liquid" | "gas")[];
  /** null: not stated. Empty: stated that none apply. */
  hazards: ("explosive" | "flammable" | "oxidizer" | "self_reactive" | "pyrophoric" | "pyrophoric_gas" | "self_heating" | "organic_peroxide" | "corrosive_to_metal" | "gas_under_pressure" | "water_reactive" | "combustible_dust" | "acute_toxicity" | "skin" | "eye" | "sensitization" | "mutagenicity" | "carcinogenicity" | "reproductive" | "target_organ" | "aspiration" | "asphyxiant" | "not_otherwise_classified")[] | null;
  /** GHS statements of its data sheet: H330. Empty: none is on file. */
  h_codes: string[];
  is_ehs: boolean | null;
  /** Unit of the three amounts. */
  unit: QuantityUnit | null;
  /** Maximum on site at any one time during the year. */
  max_amount: number | null;
  average_amount: number | null;
  largest_container: number | null;
  /** kg/L, to convert a volume to a mass. */
  density: number | null;
  days_on_site: number | null;
  /** Letter code of the form, such as L for cylinder. */
  container_type: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | null;
  pressure: "ambient" | "above" | "below" | null;
  temperature: "ambient" | "above" | "below" | "cryogenic" | null;
  /** For a solid: powder below 100 µm, molten, in solution, or NFPA reactivity 2 to 4. */
  is_fine_solid: boolean | null;
  parts: MixturePart[];
  is_trade_secret: boolean;
  is_place_confidential: boolean;
  /** Its record number in last year's report. */
  record_id: string | null;
  /** From last year's report, exported unchanged. null: none. */
  kept: KeptOfChemical | null;
};

export type TierTwoChemicalInput = {
  composition: "pure" | "mixture" | null;
  /** Empty: not stated. */
  states: ("solid" | "liquid" | "gas")[];
  /** null: not stated. Empty: stated that none apply. */
  hazards: ("explosive" | "flammable" | "oxidizer" | "self_reactive" | "pyrophoric" | "pyrophoric_gas" | "self_heating" | "organic_peroxide" | "corrosive_to_metal" | "gas_under_pressure" | "water_reactive" | "combustible_dust" | "acute_toxicity" | "skin" | "eye" | "sensitization" | "mutagenicity" | "carcinogenicity" | "reproductive" | "target_organ" | "aspiration" | "asphyxiant" | "not_otherwise_classified")[] | null;
  /** GHS statements of its data sheet: H330. Empty: none is on file. */
  h_codes?: string[] | undefined;
  is_ehs: boolean | null;
  /** Unit of the three amounts. */
  unit: QuantityUnit | null;
  /** Maximum on site at any one time during the year. */
  max_amount: number | null;
  average_amount: number | null;
  largest_container: number | null;
  /** kg/L, to convert a volume to a mass. */
  density: number | null;
  days_on_site: number | null;
  /** Letter code of the form, such as L for cylinder. */
  container_type: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | null;
  pressure: "ambient" | "above" | "below" | null;
  temperature: "ambient" | "above" | "below" | "cryogenic" | null;
  /** For a solid: powder below 100 µm, molten, in solution, or NFPA reactivity 2 to 4. */
  is_fine_solid: boolean | null;
  parts: MixturePart[];
  is_trade_secret: boolean;
  is_place_confidential: boolean;
  /** Its record number in last year's report. */
  record_id: string | null;
  /** From last year's report, exported unchanged. null: none. */
  kept?: KeptOfChemical | null | undefined;
};

export type TierTwoContact = {
  types: ("Owner / Operator" | "Tier II Information Contact" | "Fac. Emergency Coordinator" | "Emergency Contact" | "Regulatory Point of Contact" | "Parent Company" | "Submitter" | "Chemical Carrier" | "Billing Contact" | "Other")[];
  phone_24h: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  record_id: string | null;
  /** From last year's report, exported unchanged. null: none. */
  kept: KeptOfContact | null;
};

export type TierTwoContactInput = {
  types: ("Owner / Operator" | "Tier II Information Contact" | "Fac. Emergency Coordinator" | "Emergency Contact" | "Regulatory Point of Contact" | "Parent Company" | "Submitter" | "Chemical Carrier" | "Billing Contact" | "Other")[];
  phone_24h: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  record_id: string | null;
  /** From last year's report, exported unchanged. null: none. */
  kept?: KeptOfContact | null | undefined;
};

export type TierTwoPlace = {
  /** Sites with the same name are one facility: adjoining land under one operator. */
  facility: string | null;
  department: string | null;
  street: string | null;
  city: string | null;
  /** Two letters. */
  state: string | null;
  zip: string | null;
  county: string | null;
  fire_district: string | null;
  naics: string | null;
  duns: string | null;
  is_manned: boolean | null;
  max_occupants: number | null;
  /** EPCRA section 302. */
  is_planning_subject: boolean | null;
  /** Section 112(r) of the Clean Air Act. */
  is_prevention_subject: boolean | null;
  is_retail_fuel_station: boolean | null;
  /** All fuel tanks are underground and were compliant all year. */
  is_tank_compliant: boolean | null;
  notes: string | null;
  state_fields: StateField[];
  record_id: string | null;
  /** From last year's report, exported unchanged. null: none. */
  kept: KeptOfPlace | null;
};

export type TierTwoPlaceInput = {
  /** Sites with the same name are one facility: adjoining land under one operator. */
  facility: string | null;
  department: string | null;
  street: string | null;
  city: string | null;
  /** Two letters. */
  state: string | null;
  zip: string | null;
  county: string | null;
  fire_district: string | null;
  naics: string | null;
  duns: string | null;
  is_manned: boolean | null;
  max_occupants: number | null;
  /** EPCRA section 302. */
  is_planning_subject: boolean | null;
  /** Section 112(r) of the Clean Air Act. */
  is_prevention_subject: boolean | null;
  is_retail_fuel_station: boolean | null;
  /** All fuel tanks are underground and were compliant all year. */
  is_tank_compliant: boolean | null;
  notes: string | null;
  state_fields: StateField[];
  record_id: string | null;
  /** From last year's report, exported unchanged. null: none. */
  kept?: KeptOfPlace | null | undefined;
};

export type TransportEntry = {
  unNumber: UnNumber;
  properShippingNames: string[];
  hazardClass: string | null;
  subsidiaryClasses: string[];
  packingGroups: string[];
  guide: string | null;
  /** Guides of other goods under the same number. */
  otherGuides?: string[];
  guideDistances: GuideDistances | null;
  /** Distances of otherGuides; the largest of all guides applies. */
  otherGuideDistances?: GuideDistances[];
  small: SpillDistances | null;
  large: SpillDistances | null;
  containers: ContainerDistances[];
  fireM: number | null;
  isToxicByInhalation: boolean;
  hazardZones: string[];
  waterReactiveGases: string[];
  polymerizes: boolean;
  /** Why this guide is used if the tables give none for the number. */
  guideBasis?: string;
  /** Source of the small and large spill distances, if not the row of this number. */
  distanceSource?: SourceRef;
  asWeapon?: WeaponDistances;
  /** Distances for use as a weapon that ERG 2020 printed and ERG 2024 does not. */
  withdrawn?: WithdrawnDistances;
  /** The form shipped under this number; absent if every form is. */
  when?: string;
  state?: "solid" | "liquid";
  /** Level of the form under this number. Absent: the level of the record. */
  hazardLevel?: ExplainedHazardLevel;
  /** How the figure was obtained, if the reader must know. */
  linkMark?: "assumed" | "derived" | "estimated" | "unverified" | "name-match" | "from-memory";
  source: SourceRef;
};

export type TransportSaying = {
  /** unknown: no class of one of them is on file. group-needed: both are explosives and a compatibility group is not on file. conditional: together only under the conditions in notes. */
  verdict: "apart" | "group-needed" | "conditional" | "separated" | "none" | "unknown";
  /** The two rows of the table that decided; empty where it names no restriction. */
  rows: string[];
  /** A hazard zone, a division or the physical state is not on file; only the class was used. */
  is_assumed: boolean;
  /** A corrosive liquid and class 4 or 5: it must not be stored above or next to the other, even if separated. */
  not_above_or_beside: boolean;
  /** Notes and conditions of the rule that apply to the two. */
  notes: ("enter-group" | "identical-only" | "detonators" | "fireworks" | "articles-only" | "ammonium-nitrate" | "cyanide-with-acid")[];
  /** Division and group, such as 1.1D, or the group that two explosives count as together; null: no change. */
  counts_as: string | null;
  source: SourceRef;
};

export type TravelProfile = "driving" | "walking" | "cycling";

export type TurnbackPpmAnswer = {
  status: "success";
  turnback_ppm: number;
  chemical: AnsweredChemical;
  /** vol % */
  lel: NumberFigure;
};

export type TurnbackPpmBody = {
  /** Name, synonym, formula, CAS or UN number of a substance on file, spelled correctly: similar spellings are never accepted. */
  chem_name?: string | undefined;
  /** Key of the record, such as cas:7697-37-2. Takes precedence over the name. */
  chemical_key?: string | undefined;
  /** UN or NA number to use, such as 2032. Refused if the named record does not have it. */
  un_number?: string | undefined;
  /** True gas ÷ reading, as given by the sensor's manufacturer. */
  sensorCorrectionFactor: number;
};

export type UndoCheckAnswer = {
  status: "success";
  /** How many rows. Rows checked again since are left out. */
  restored: number;
};

export type UndoCheckBody = {
  /** Time of the check, as answered when it was made. */
  checked_at: string;
};

export type UndoCheckParams = {
  id: number;
};

export type UndoChemicalImportAnswer = {
  status: "success";
  chemical_import: ChemicalImport;
};

export type UndoChemicalImportParams = {
  id: number;
};

export type UnknownLevel = {
  kind: "unknown";
  level: null;
  basis: string;
  sources: SourceRef[];
  /** Other known levels that differ, each with its sources. */
  others: SourcedLevel[];
};

export type UpdateBusinessAnswer = {
  status: "success";
  business: Business;
};

export type UpdateBusinessContactAnswer = {
  status: "success";
  contact: Contact;
};

export type UpdateBusinessContactBody = {
  name?: string | undefined;
  email?: string | undefined;
  /** A phone number that can be dialled, with an extension if any. Without + it is read as +1 (Canada and U.S.). */
  phone?: string | undefined;
  /** A phone number that can be dialled, with an extension if any. Without + it is read as +1 (Canada and U.S.). */
  second_phone?: string | undefined;
  job_title?: string | undefined;
  role?: string | undefined;
  tier_two?: TierTwoContactInput | null | undefined;
  version?: number | undefined;
};

export type UpdateBusinessContactParams = {
  id: number;
};

export type UpdateBusinessParams = {
  id: number;
};

export type UpdateBusinessRegistrationAnswer = {
  status: "success";
  registration: RegistrationDetails;
  registration_version: number;
  registrationComplete: true;
};

export type UpdateBusinessRegistrationBody = {
  emergency_contact_name: string;
  /** A phone number that can be dialled, with an extension if any. Without + it is read as +1 (Canada and U.S.). */
  emergency_contact_phone: string;
  /** If omitted, it is unchanged. */
  second_emergency_phone?: string | undefined;
  general_business_email: string;
  liquor_permit?: boolean | undefined;
  business_registration: string;
  hazardous_material_permit?: string | undefined;
  /** If omitted, it is unchanged. */
  time_zone?: string | null | undefined;
  /** The registration_version the change is based on. If omitted, the call overwrites. */
  version?: number | undefined;
};

export type UpdateBusinessRegistrationParams = {
  business_id: number;
};

export type UpdateChecklistProgressAnswer = {
  status: "success";
  progress: ChecklistProgress;
  changes: ChecklistMark[];
  version: number;
  updated_at: string | null;
  updated_by: string | null;
};

export type UpdateChecklistProgressBody = {
  changes: ChecklistChange[];
  /** When it was made, by the device's clock. A future time counts as now. Entries with this field are accepted for three days after the incident ends. */
  made_at?: string | undefined;
  /** What the clock of the device showed, where it differs from `made_at`. The log entry keeps both. */
  device_time?: string | undefined;
};

export type UpdateChecklistProgressParams = {
  incident_id: number;
};

export type UpdateChemicalAnswer = {
  status: "success";
  chemical: InventoryChemical;
  /** How many rows of fills_rows took values. */
  filled_rows?: number;
};

export type UpdateChemicalParams = {
  id: number;
};

export type UpdateContainerAnswer = {
  status: "success";
  container: Container;
};

export type UpdateContainerBody = {
  /** The inventory row of the same chemical it now belongs to, for example at another site. The row's quantity does not change. */
  chemical_id?: number | undefined;
  /** Not case-sensitive: K7QX-2M9P. */
  code?: string | undefined;
  size?: ContainerSize | null | undefined;
  room?: string | undefined;
  cabinet?: string | undefined;
  opened_on?: string | null | undefined;
  expires_on?: string | null | undefined;
  version?: number | undefined;
};

export type UpdateContainerParams = {
  id: number;
};

export type UpdateDepartmentAnswer = {
  status: "success";
  department: Department;
};

export type UpdateDepartmentBody = {
  name?: string | undefined;
  tier?: Tier | undefined;
};

export type UpdateDepartmentParams = {
  department_id: number;
};

export type UpdateIncidentPlanAnswer = {
  status: "success";
  plan: IncidentPlan;
  version: number;
  updated_at: string | null;
  updated_by: string | null;
};

export type UpdateIncidentPlanBody = {
  plan: IncidentPlanInput;
  version: number;
  /** The plan of that version, on which this one was written. */
  base?: IncidentPlanInput | undefined;
  /** When it was made, by the device's clock. A future time counts as now. Entries with this field are accepted for three days after the incident ends. */
  made_at?: string | undefined;
  /** What the clock of the device showed, where it differs from `made_at`. The log entry keeps both. */
  device_time?: string | undefined;
};

export type UpdateIncidentPlanParams = {
  incident_id: number;
};

export type UpdateIncidentStatusAnswer = {
  status: "success";
  data: Incident;
};

export type UpdateIncidentStatusBody = {
  status: "completed";
  /** When it was made, by the device's clock. A future time counts as now. Entries with this field are accepted for three days after the incident ends. */
  made_at?: string | undefined;
};

export type UpdateIncidentStatusParams = {
  id: number;
};

export type UpdateInspectionAnswer = {
  status: "success";
  inspection: Inspection;
};

export type UpdateInspectionBody = {
  answers: InspectionAnswer[];
  version?: number | undefined;
};

export type UpdateInspectionChecklistAnswer = {
  status: "success";
  checklist: InspectionChecklist;
};

export type UpdateInspectionChecklistBody = {
  name: string;
  /** In the order of the inspection. */
  items: {
    /** Id of an existing item; null for a new item, which gets one. */
    id: string | null;
    text: string;
    hint: string | null;
  }[];
  version?: number | undefined;
};

export type UpdateInspectionChecklistParams = {
  id: number;
};

export type UpdateInspectionFindingAnswer = {
  status: "success";
  finding: InspectionFinding;
};

export type UpdateInspectionFindingBody = {
  note?: string | undefined;
  owner_id?: number | null | undefined;
  mend_by?: string | undefined;
  is_high_risk?: boolean | undefined;
  version?: number | undefined;
};

export type UpdateInspectionFindingParams = {
  id: number;
};

export type UpdateInspectionParams = {
  id: number;
};

export type UpdateInspectionScheduleAnswer = {
  status: "success";
  schedule: InspectionSchedule;
};

export type UpdateInspectionScheduleBody = {
  interval?: InspectionInterval | undefined;
  /** The interval counts from this date. */
  due_on?: string | undefined;
  /** A user or contact of the business. */
  assignee_id?: number | null | undefined;
  is_active?: boolean | undefined;
  version?: number | undefined;
};

export type UpdateInspectionScheduleParams = {
  id: number;
};

export type UpdateLocationAnswer = {
  status: "success";
  location: Location;
};

export type UpdateLocationParams = {
  id: number;
};

export type UpdatePictureAnswer = {
  status: "success";
  picture: Picture;
};

export type UpdatePictureBody = {
  /** A floor plan must keep the words 'floor plan'; an image must not use them. */
  description?: string | undefined;
  /** From 1; a value past the end means last. A floor plan has no position. */
  place?: number | undefined;
  version?: number | undefined;
};

export type UpdatePictureParams = {
  picture_id: number;
};

export type UpdatePlanPlacementAnswer = {
  status: "success";
  placement: PlanPlacement;
};

export type UpdatePlanPlacementBody = {
  /** Page of the plan, from 1. */
  page: number;
  /** Width of the page over its height. */
  aspect: number;
  /** Two points of the page with their coordinates. */
  pairs: [TiedPoint, TiedPoint];
};

export type UpdatePlanPlacementParams = {
  picture_id: number;
};

export type UpdatePlanPointAnswer = {
  status: "success";
  point: PlanPoint;
};

export type UpdatePlanPointBody = {
  kind?: PlanPointKind | undefined;
  /** Page of the plan, from 1. */
  page?: number | undefined;
  /** Share of the page's width, from its left. */
  x?: number | undefined;
  /** Share of the page's height, from its top. */
  y?: number | undefined;
  note?: string | undefined;
};

export type UpdatePlanPointParams = {
  id: number;
};

export type UpdateResponderUserAnswer = {
  status: "success";
  user: ResponderUser;
};

export type UpdateResponderUserBody = {
  name?: string | undefined;
  /** A new address waits in pending_email until the link that is mailed there is opened, within 24 hours. */
  email?: string | undefined;
  /** The caller's own. Needed for a new email address. */
  current_password?: string | undefined;
  responderRole?: ResponderRole | undefined;
};

export type UpdateResponderUserParams = {
  id: number;
};

export type UpdateSdsAnswer = {
  status: "success";
  sds: SafetyDataSheet;
};

export type UpdateSdsBody = {
  revision_date: string | null;
  /** Languages of the SDS; empty: not on file. */
  languages: string[];
  /** All rows that the sheet is for, and the other sheets that these rows share. Rows that are left out no longer show them. If omitted, unchanged. */
  covers?: number[] | undefined;
};

export type UpdateSdsParams = {
  id: number;
};

export type UpdateSitePointAnswer = {
  status: "success";
  point: SitePoint;
};

export type UpdateSitePointBody = {
  kind?: PlanPointKind | undefined;
  /** Degrees north, WGS 84. */
  latitude?: number | undefined;
  /** Degrees east, WGS 84. */
  longitude?: number | undefined;
  note?: string | undefined;
};

export type UpdateSitePointParams = {
  id: number;
};

export type UpdateUserAnswer = {
  status: "success";
  user: BusinessUser;
};

export type UpdateUserBody = {
  name?: string | undefined;
  /** A new address waits in pending_email until the link that is mailed there is opened, within 24 hours. */
  email?: string | undefined;
  /** The caller's own. Needed for a new email address. */
  current_password?: string | undefined;
  role?: BusinessRole | undefined;
  version?: number | undefined;
};

export type UpdateUserParams = {
  id: number;
};

export type UploadInspectionPhotoAnswer = {
  status: "success";
  photo: InspectionPhoto;
};

export type UploadInspectionPhotoForm = {
  inspection_id: number;
  item: string;
};

export type UploadPictureAnswer = {
  status: "success";
  picture: Picture;
};

export type UploadPictureForm = {
  location_id: number;
  description: string;
};

export type UploadSdsAnswer = {
  status: "success";
  id: number;
  blob_url: string;
  sds: SafetyDataSheet;
};

export type UploadSdsForm = {
  chemical_id: number;
  /** Ids of all rows that the sheet is for, separated by commas: 41,44. Rows that are left out keep the sheets they have. If omitted: the rows that share the sheets of chemical_id, and every row without a sheet that has the same numbers, strength and manufacturer. */
  covers?: string | undefined;
  /** Required for each current sheet that a covered row no longer shows, such as one in the same language: its id, as shown to the user. Separate several with commas: 7,9. */
  replaces?: string | undefined;
  /** Revision date stated in the SDS: 2024-03-15. */
  revision_date?: string | undefined;
  /** Languages that the sheet is in, ISO 639-1, separated by commas: en,fr. If omitted, the language is unknown and may be that of any sheet on file. */
  languages?: string | undefined;
};

export type UsedPlace = {
  /** Degrees north, WGS 84. */
  lat: number;
  /** Degrees east, WGS 84. */
  lon: number;
  place_name: string | null;
  precision: PlacePrecision;
  source: string;
};

export type WatchDepartmentIncidentsParams = {
  department_id: number;
};

export type WatchIncidentParams = {
  incident_id: number;
};

export type WeaponDistances = {
  kind: string;
  guide: string;
  small: SpillDistances;
  large: SpillDistances;
  source: SourceRef;
};

export type Weather = {
  /** Air, °C. */
  temperature_c: number;
  /** km/h at 10 m. */
  wind_kph: number;
  /** Degrees clockwise from north, FROM. */
  wind_from_deg: number;
  /** Relative, percent; null where it is not known. */
  humidity_percent: number | null;
  /** Cloud cover, tenths; null where it is not known. */
  cloud_tenths: number | null;
  /** mb at the place; null where it is not known. */
  pressure_mb: number | null;
  condition: string | null;
  kind: "measured" | "model" | "entered";
  source: string;
  observed_at: string;
  /** m to the station; null where no station measured. */
  station_distance_m: number | null;
  /** Where the station stands, degrees clockwise from north, seen from the place. */
  station_bearing_deg?: number;
};

export type WithdrawnDistances = {
  small: SpillDistances;
  large: SpillDistances;
  source: SourceRef;
};

export type Zone = {
  type: "Feature";
  geometry: Area;
  properties: Record<string, unknown>;
};

export type ZoneCollection = {
  type: "FeatureCollection";
  features: Zone[];
};

export type ZoneNotDrawn = {
  id: string;
  label: string;
  reason: string;
};
