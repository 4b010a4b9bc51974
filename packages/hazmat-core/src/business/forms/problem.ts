/** Problem without data: its code is sufficient. */
type NoData = object;

/** Possible problems of an entry or file by code, with the data for their messages. */
interface ProblemData {
  // account
  "account_type.required": NoData;
  "email.required": NoData;
  "email.form": NoData;
  "phone.form": NoData;
  "password.required": NoData;
  "password.too_short": { readonly least: number };
  "password.too_long": { readonly most: number };
  "password.repeat_differs": NoData;
  "current_password.required": NoData;
  "temporary_password.required": NoData;
  "user_name.required": NoData;
  "full_name.required": NoData;
  "name.required": NoData;
  "role.required": NoData;
  "role.not_in_list": { readonly choices: readonly string[] };
  "name_and_email.required": NoData;
  "fields.required": NoData;

  // registration
  "registration_type.not_in_list": NoData;
  "department.required": NoData;
  "business_name.required": NoData;
  "location_count.not_in_list": NoData;
  "chemical_count.not_in_list": NoData;
  "emergency_contact_name.required": NoData;
  "emergency_contact_phone.required": NoData;
  "business_email.required": NoData;
  "business_registration.required": NoData;
  "plan.required": NoData;
  "business_id.missing": NoData;

  // locations and chemicals
  "location_name.required": NoData;
  "civic_address.required": NoData;
  "square_feet.not_whole": NoData;
  "square_feet.too_many": NoData;
  "employees.not_whole": NoData;
  "employees.too_many": NoData;
  "manager.not_in_list": NoData;
  "pin.half": NoData;
  "pin.approximate": NoData;
  "pin.required": NoData;
  "chemical_name.required": NoData;
  "location.required": NoData;
  "quantity.required": NoData;
  "quantity.not_a_number": NoData;
  "size.zero": NoData;
  "quantity.step": { readonly nearest: number };
  "unit.required": NoData;
  "unit.not_in_list": { readonly choices: readonly string[] };
  "hazard_level.not_in_list": { readonly choices: readonly string[] };
  "un_number.not_four_digits": NoData;
  "packing_group.unread": NoData;
  "flash_point.no_unit": NoData;
  "flash_point.unread": NoData;

  // Tier II sections of chemical and site
  "tier_two.average_above_max": NoData;
  "tier_two.days": NoData;
  "tier_two.density": { readonly least: number; readonly most: number };
  "tier_two.h_codes": { readonly text: string };
  "tier_two.part": { readonly text: string };
  "tier_two.parts_above_all": { readonly percent: number };
  "tier_two.state": NoData;
  "tier_two.zip": NoData;
  "tier_two.naics": NoData;
  "tier_two.duns": NoData;

  // import of an inventory; `text` is the text of the cell
  "import.quantity_unread": { readonly text: string };
  "import.quantity_ambiguous": { readonly text: string; readonly readings: readonly string[] };
  "import.quantity_other_sign": {
    readonly text: string;
    readonly readings: readonly string[];
    readonly points: number;
    readonly commas: number;
  };
  "import.quantity_out_of_range": { readonly text: string };
  "import.unit_unknown": { readonly text: string };
  "import.unit_ambiguous": { readonly text: string };
  "import.count_not_whole": { readonly text: string };
  "import.percent_unread": { readonly text: string };
  "import.percent_unclear": { readonly text: string };
  "import.choice_unknown": { readonly text: string; readonly choices: readonly string[] };
  "import.h_codes_unread": { readonly text: string };
  "import.unit_differs": { readonly text: string; readonly unit: string };
  "import.cas_wrong": { readonly text: string };
  "import.cas_is_date": { readonly text: string; readonly readings: readonly string[] };
  "import.amount_merged": { readonly text: string; readonly readings: readonly string[] };
  "import.row_cut": { readonly text: string; readonly readings: readonly string[] };
  "import.location_unknown": { readonly text: string };
  "import.location_twice": { readonly text: string };
  "import.numbers_disagree": { readonly un: string; readonly cas: string };
  "import.code_form": { readonly text: string; readonly most: number };
  "import.code_twice": { readonly text: string; readonly row: number };
  "import.day_unread": { readonly text: string };
  "import.day_ambiguous": { readonly text: string; readonly days: readonly string[] };
  "import.chemical_unnamed": NoData;
  "import.chemical_unknown": { readonly text: string };
  "import.chemical_several": { readonly text: string };
  "import.chemical_not_taken": { readonly text: string; readonly row: number };
  "import.containers_full": { readonly most: number };

  // incident, plume, conversions
  "incident_title.required": NoData;
  "plume_chemical.required": NoData;
  "incident_address.required": NoData;
  "emission_rate.invalid": NoData;
  "emission_height.invalid": NoData;
  "chemical_state.required": NoData;
  "chemical_state.not_liquid": NoData;
  "chemical_state.not_gas": NoData;
  "source_figure.not_positive": NoData;
  "source_figure.negative": NoData;
  "turn_back_share.out_of_range": NoData;
  "duration.out_of_range": { readonly leastMin: number; readonly mostMin: number };
  "ground_temperature.out_of_range": { readonly leastC: number; readonly mostC: number };
  "conversion_chemical.required": NoData;
  "conversion_value.required": NoData;
  "conversion_value.two": NoData;
  "conversion_value.not_a_number": NoData;
  "mg_m3.negative": NoData;
  "ppm.negative": NoData;
  "temperature.too_low": { readonly aboveC: number };
  "pressure.not_positive": NoData;
  "turn_back.incomplete": NoData;
  "correction_factor.not_positive": NoData;
  "conversion_kind.not_in_list": NoData;
  "conversion_from.not_in_list": NoData;
  "conversion_to.not_in_list": NoData;

  // files
  "files.none": NoData;
  "file.empty": { readonly name: string };
  "file.too_large": { readonly name: string; readonly mostMb: number };
  "image.type": { readonly name: string };
  "images.no_room": { readonly room: number };
  "images.too_many": { readonly most: number; readonly existing: number; readonly adding: number };
  "floor_plan.type": { readonly name: string };
  "floor_plan.second": NoData;
  "sds.incomplete": NoData;
  "sds.not_pdf": NoData;
  "sds.locked": { readonly name: string };
  "sds.too_large": { readonly mostMb: number };
}

/** Stable code of a problem. */
export type ProblemCode = keyof ProblemData;

/** Problem of an entry: a stable code with its data. Its message comes from a catalogue. */
export type Problem<Code extends ProblemCode = ProblemCode> = {
  [Each in Code]: { readonly code: Each } & ProblemData[Each];
}[Code];

/** Messages for each code in one language: a text, or a function of the problem's data. */
export type ProblemWords = {
  readonly [Code in ProblemCode]: keyof ProblemData[Code] extends never ? string : (data: ProblemData[Code]) => string;
};

/**
 * Formats the message for a problem.
 *
 * @param words - a catalogue, or the part of one that contains these codes
 * @example
 * problemText({ code: "password.too_short", least: 8 }, englishProblems); // "Use at least 8 characters for the password."
 */
export function problemText<Code extends ProblemCode>(problem: Problem<Code>, words: Pick<ProblemWords, Code>): string {
  const word: unknown = words[problem.code];
  // `Problem` ties a code to its data. Looking up a union of codes loses this type.
  return typeof word === "string" ? word : (word as (data: Problem<Code>) => string)(problem);
}
