import { formatNumber } from "../../formats/number.ts";
import { formatUnNumber } from "../../identity/un-number.ts";
import { accountProblems } from "./account-problem-words.en.ts";
import type { ProblemWords } from "./problem.ts";

/** English validation messages of all forms. For another language, provide an object of the same shape. */
export const englishProblems: ProblemWords = {
  ...accountProblems,

  "registration_type.not_in_list": "Choose Department Admin or Team Member.",
  "department.required": "Department is required",
  "business_name.required": "Business name is required",
  "location_count.not_in_list": "Choose the number of locations from the list.",
  "chemical_count.not_in_list": "Choose the number of chemicals from the list.",
  "emergency_contact_name.required": "Emergency contact name is required",
  "emergency_contact_phone.required": "Emergency contact phone is required",
  "business_email.required": "General business email is required",
  "business_registration.required": "Business registration number is required",
  "plan.required": "Please select a subscription plan to continue",
  "business_id.missing": "Business ID not found. Please try logging in again.",

  "location_name.required": "Location name is required",
  "civic_address.required": "Civic address is required",
  "square_feet.not_whole": "Enter the square feet as a whole number, 0 or more.",
  "square_feet.too_many": "More than 100 000 000 square feet is not a plausible size. Check the figure.",
  "employees.not_whole": "Enter the number of employees as a whole number, 0 or more.",
  "employees.too_many": "More than 1 000 000 employees is not plausible. Check the figure.",
  "manager.not_in_list": "Choose the manager from the list.",
  "pin.half": "A pin needs a latitude and a longitude. Enter both or neither.",
  "pin.approximate": "A town is not precise enough. Set the pin where crews should arrive, or leave it out for now.",
  "pin.required":
    "Confirm the position or set the pin so that crews arrive at the right entrance. Or choose to set it later.",
  "chemical_name.required": "Chemical name is required.",
  "location.required": "Please select a location.",
  "quantity.required": "Quantity is required.",
  "quantity.not_a_number": "Enter the quantity as a number, 0 or more.",
  "size.zero": "Enter more than 0, or leave the size blank.",
  "quantity.step": ({ nearest }) => `Enter the quantity in steps of 0.01, such as ${nearest}.`,
  "unit.required": "Unit is required.",
  "unit.not_in_list": ({ choices }) => `Choose a unit from the list: ${choices.join(", ")}.`,
  "hazard_level.not_in_list": ({ choices }) => `Choose a hazard level: ${choices.join(", ")}.`,
  "un_number.not_four_digits": "A UN number has four digits. Enter them as 1017 or UN 1017.",
  "packing_group.unread": "Not a packing group. Enter I, II or III, or clear it.",
  "flash_point.no_unit": "A flash point needs its unit. Enter it with °C or °F, such as 12 °C.",
  "flash_point.unread": "Not a flash point. Enter one figure as on the SDS, such as 12 °C or < 23 °C c.c.",

  "tier_two.average_above_max": "The average is more than the maximum. Correct one of them.",
  "tier_two.days": "Enter the days on site as a whole number from 1 to 366.",
  "tier_two.density": ({ least, most }) => `Enter the density in kg/L, from ${least} to ${most} (water is 1).`,
  "tier_two.h_codes": ({ text }) =>
    `“${text}” is not a hazard statement. Enter codes separated by commas, such as H314, H290.`,
  "tier_two.part": ({ text }) =>
    `“${text}” is not in the right format. Enter one component per line: name; CAS number; percent. Example: Sulfuric acid; 7664-93-9; 35`,
  "tier_two.parts_above_all": ({ percent }) => `The components add up to ${percent} percent. Correct them.`,
  "tier_two.state": "Enter the state as two letters, such as ME.",
  "tier_two.zip": "Enter the ZIP code as 04101 or 04101-1234.",
  "tier_two.naics": "A NAICS code has six digits.",
  "tier_two.duns": "A D-U-N-S number has nine digits.",

  "import.quantity_unread": ({ text }) => `“${text}” is not a quantity. Enter a number, such as 12.5 or 500 mL.`,
  "import.quantity_ambiguous": ({ text, readings }) =>
    `“${text}” could mean ${readings.join(" or ")}. Enter the correct one.`,
  "import.quantity_other_sign": ({ text, readings, points, commas }) =>
    `Decimals in this column: ${commas} with a comma, ${points} with a point. Check that “${text}” means ${readings.join(" or ")}.`,
  "import.quantity_out_of_range": ({ text }) => `“${text}” is below zero or too large for any tank. Check it.`,
  "import.unit_unknown": ({ text }) => `“${text}” is not a unit of weight or volume. Enter kg, lbs, oz, L, gal or mL.`,
  "import.unit_ambiguous": ({ text }) => `“${text}” could mean 907 kg or 1000 kg. Enter the quantity in kg or lbs.`,
  "import.count_not_whole": ({ text }) => `“${text}” is not a number of containers. Enter a whole number.`,
  "import.percent_unread": ({ text }) => `“${text}” is not a percentage of a container. Enter 0 to 100, such as 10%.`,
  "import.percent_unclear": ({ text }) =>
    `“${text}” could be a fraction or a percentage. Enter it with a % sign, such as 10%.`,
  "import.choice_unknown": ({ text, choices }) =>
    `“${text}” is not a valid choice. Enter one of these: ${choices.join("; ")}.`,
  "import.h_codes_unread": ({ text }) =>
    `“${text}” contains no hazard statement. Enter codes such as H314, or clear it.`,
  "import.unit_differs": ({ text, unit }) =>
    `“${text}” is in a different unit from the other amounts. Enter it in ${unit}.`,
  "import.cas_wrong": ({ text }) =>
    `“${text}” is not a valid CAS number: the check digit is wrong. Copy it from the SDS, or clear it.`,
  "import.cas_is_date": ({ text, readings }) =>
    readings.length > 0
      ? `The spreadsheet turned this CAS number into a date, “${text}”. It was probably ${readings.join(" or ")}. Check the SDS.`
      : `The spreadsheet turned this CAS number into a date, “${text}”. Copy the number from the SDS, or clear it.`,
  "import.amount_merged": ({ text }) =>
    `“${text}” is in one merged cell for several rows. Enter the amount of this row only.`,
  "import.row_cut": () =>
    "The cells of this row may be split in the wrong places. Compare each cell with the file, then confirm the name.",
  "import.location_unknown": ({ text }) => `No location is named “${text}”. Choose one of your locations.`,
  "import.location_twice": ({ text }) => `More than one location is named “${text}”. Choose one.`,
  "import.numbers_disagree": ({ un, cas }) =>
    `${formatUnNumber(un)} and CAS ${cas} are for different substances. Correct the wrong one, or clear it.`,
  "import.code_form": ({ text, most }) =>
    `“${text}” cannot be a code. Enter up to ${most} characters: letters without accents, digits and keyboard symbols.`,
  "import.code_twice": ({ text, row }) =>
    `Row ${row} also has the code “${text}”. Enter the code of this container, or clear it to get a new one.`,
  "import.day_unread": ({ text }) => `“${text}” is not a date. Enter it as 2027-03-31.`,
  "import.day_ambiguous": ({ text, days }) => `“${text}” could mean ${days.join(" or ")}. Enter the correct date.`,
  "import.chemical_unnamed": "Enter the name or the CAS number of the chemical in this container.",
  "import.chemical_unknown": ({ text }) =>
    `No chemical “${text}” at this location. Correct the name, CAS number or location, or add the chemical first.`,
  "import.chemical_several": ({ text }) =>
    `“${text}” is listed more than once at this location. Enter the room or the chemical ID of the correct one.`,
  "import.chemical_not_taken": ({ text, row }) =>
    `“${text}” in row ${row} of the chemicals is not imported. Correct or include that row, or skip this container.`,
  "import.containers_full": ({ most }) =>
    `A chemical can have up to ${most} containers. Skip this one, or delete containers that are no longer there first.`,

  "incident_title.required": "Enter an incident title.",
  "plume_chemical.required": "Chemical name is required",
  "incident_address.required": "Incident address is required",
  "emission_rate.invalid": "Valid emission rate is required",
  "emission_height.invalid": "Valid emission height is required",
  "chemical_state.required": "Chemical state is required",
  "chemical_state.not_liquid": "A pool, or a tank leaking below the liquid level, releases liquid. Choose liquid.",
  "chemical_state.not_gas": "A cylinder or gas line releases gas. Choose gas, or choose a tank for a liquid.",
  "source_figure.not_positive": "Enter a number greater than 0.",
  "source_figure.negative": "Enter a number of 0 or more.",
  "turn_back_share.out_of_range": "Choose a turnback LEL from 0 to 100 percent.",
  "duration.out_of_range": ({ leastMin, mostMin }) =>
    `Enter a duration from ${leastMin} to ${formatNumber(mostMin)} minutes, or leave it empty.`,
  "ground_temperature.out_of_range": ({ leastC, mostC }) =>
    `Enter a ground temperature from ${leastC} to ${mostC} °C, or leave it empty.`,
  "conversion_chemical.required": "Please enter a chemical name",
  "conversion_value.required": "Please enter a value to convert",
  "conversion_value.two": "Please clear one field before converting",
  "conversion_value.not_a_number": "Enter a number.",
  "mg_m3.negative": "Enter mg/m³ as a number of 0 or more.",
  "ppm.negative": "Enter ppm as a number of 0 or more.",
  "temperature.too_low": ({ aboveC }) => `Enter a temperature above ${aboveC} °C.`,
  "pressure.not_positive": "Enter a pressure above 0 mb.",
  "turn_back.incomplete": "Please enter both chemical name and correction factor",
  "correction_factor.not_positive": "Enter a correction factor greater than 0.",
  "conversion_kind.not_in_list": "Choose a conversion type.",
  "conversion_from.not_in_list": "Choose a unit to convert from.",
  "conversion_to.not_in_list": "Choose another unit to convert to.",

  "files.none": "Please select at least one file to upload.",
  "file.empty": ({ name }) => `${name}: This file is empty. Choose another.`,
  "file.too_large": ({ name, mostMb }) => `${name}: Choose a file of up to ${mostMb} MB.`,
  "image.type": ({ name }) => `${name}: Choose a JPEG or PNG image.`,
  "images.no_room": ({ room }) => `You can only upload up to ${room} more entrance images.`,
  "images.too_many": ({ most, existing, adding }) =>
    `You can only have ${most} entrance images total. Currently: ${existing}, trying to add: ${adding}`,
  "floor_plan.type": ({ name }) => `${name}: Choose a PDF file for the floor plan.`,
  "floor_plan.second": "You can only have 1 floor plan. Please delete the existing one first.",
  "sds.incomplete": "Please select a chemical and choose a PDF file.",
  "sds.not_pdf": "Please select a PDF file for the Safety Data Sheet.",
  "sds.locked": ({ name }) =>
    `${name}: This PDF needs a password. Crews cannot open it. Choose a copy without a password.`,
  "sds.too_large": ({ mostMb }) => `PDF file size must be less than ${mostMb}MB.`,
};
