import { convertConcentration, type ChemicalRecord } from "@placard/hazmat-core";
import { ApiError } from "../../errors.ts";

interface Wanted {
  readonly value: number;
  readonly from: "ppm" | "mg/m³";
  /** °C */
  readonly temperatureC: number;
  /** mb */
  readonly pressureMb: number;
}

/**
 * A concentration in the other unit, using the molar mass on file. It is never assumed.
 *
 * @throws ApiError `figure_not_on_file` without a molar mass
 */
export function convertFor(record: ChemicalRecord, wanted: Wanted) {
  const molar_mass = record.constants.molarMassGPerMol;
  if (molar_mass === null) {
    throw new ApiError("figure_not_on_file", { message: `No molar mass on file for ${record.name}.` });
  }
  const converted = convertConcentration({ ...wanted, molarMass: molar_mass.value });
  if (!converted.ok) throw new ApiError("invalid_request", { message: converted.error.message });
  return { value: converted.value.value, molar_mass };
}
