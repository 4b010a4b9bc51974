/** Problem without data: its code is sufficient. */
type Alone = object;

/** Possible problems of an entry or file by code, with the data for their messages. */
interface ProblemData {
  // account
  "account_type.required": Alone;
  "email.required": Alone;
  "email.form": Alone;
  "phone.form": Alone;
  "password.required": Alone;
  "password.too_short": { readonly least: number };
  "password.too_long": { readonly most: number };
  "password.repeat_differs": Alone;
  "current_password.required": Alone;
  "temporary_password.required": Alone;
  "user_name.required": Alone;
  "full_name.required": Alone;
  "name.required": Alone;
  "role.required": Alone;
  "role.not_in_list": { readonly choices: readonly string[] };
  "name_and_email.required": Alone;
  "fields.required": Alone;

  // registration
  "registration_type.not_in_list": Alone;
  "department.required": Alone;
  "business_name.required": Alone;
  "location_count.not_in_list": Alone;
  "chemical_count.not_in_list": Alone;
  "emergency_contact_name.required": Alone;
  "emergency_contact_phone.required": Alone;
  "business_email.required": Alone;
  "business_registration.required": Alone;
  "plan.required": Alone;
  "business_id.missing": Alone;

  // locations and chemicals
  "location_name.required": Alone;
  "civic_address.required": Alone;
  "square_feet.not_whole": Alone;
  "square_feet.too_many": Alone;
  "employees.not_whole": Alone;
  "employees.too_many": Alone;
  "manager.not_in_list": Alone;
  "pin.half": Alone;
  "pin.approximate": Alone;
  "pin.required": Alone;
  "chemical_name.required": Alone;
  "location.required": Alone;
  "quantity.required": Alone;
  "quantity.not_a_number": Alone;
  "size.zero": Alone;
  "quantity.step": { readonly nearest: number };
  "unit.required": Alone;
  "unit.not_in_list": { readonly choices: readonly string[] };
  "hazard_level.not_in_list": { readonly choices: readonly string[] };
  "un_number.not_four_digits": Alone;
  "packing_group.unread": Alone;
  "flash_point.no_unit": Alone;
  "flash_point.unread": Alone;

  // Tier II sections of chemical and site
  "tier_two.average_above_max": Alone;
  "tier_two.days": Alone;
  "tier_two.density": { readonly least: number; readonly most: number };
  "tier_two.h_codes": { readonly text: string };
  "tier_two.part": { readonly text: string };
  "tier_two.parts_above_all": { readonly percent: number };
  "tier_two.state": Alone;
  "tier_two.zip": Alone;
  "tier_two.naics": Alone;
  "tier_two.duns": Alone;

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
  "import.chemical_unnamed": Alone;
  "import.chemical_unknown": { readonly text: string };
  "import.chemical_several": { readonly text: string };
  "import.chemical_not_taken": { readonly text: string; readonly row: number };
  "import.containers_full": { readonly most: number };

  // incident, plume, conversions
  "incident_title.required": Alone;
  "plume_chemical.required": Alone;
  "incident_address.required": Alone;
  "emission_rate.invalid": Alone;
  "emission_height.invalid": Alone;
  "chemical_state.required": Alone;
  "chemical_state.not_liquid": Alone;
  "chemical_state.not_gas": Alone;
  "source_figure.not_positive": Alone;
  "source_figure.negative": Alone;
  "turn_back_share.out_of_range": Alone;
  "duration.out_of_range": { readonly leastMin: number; readonly mostMin: number };
  "ground_temperature.out_of_range": { readonly leastC: number; readonly mostC: number };
  "conversion_chemical.required": Alone;
  "conversion_value.required": Alone;
  "conversion_value.two": Alone;
  "conversion_value.not_a_number": Alone;
  "mg_m3.negative": Alone;
  "ppm.negative": Alone;
  "temperature.too_low": { readonly aboveC: number };
  "pressure.not_positive": Alone;
  "turn_back.incomplete": Alone;
  "correction_factor.not_positive": Alone;
  "conversion_kind.not_in_list": Alone;
  "conversion_from.not_in_list": Alone;
  "conversion_to.not_in_list": Alone;

  // files
  "files.none": Alone;
  "file.empty": { readonly name: string };
  "file.too_large": { readonly name: string; readonly mostMb: number };
  "image.type": { readonly name: string };
  "images.no_room": { readonly room: number };
  "images.too_many": { readonly most: number; readonly existing: number; readonly adding: number };
  "floor_plan.type": { readonly name: string };
  "floor_plan.second": Alone;
  "sds.incomplete": Alone;
  "sds.not_pdf": Alone;
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
