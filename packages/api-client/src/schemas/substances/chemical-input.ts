import * as z from "zod";
import { chemicalKey, chemicalName, unNumber } from "./identity.ts";
import { typedUnNumber } from "../ground/typed-un-number.ts";

/** A substance by its reference from an earlier answer. */
export const chemicalRefInput = {
  chemical_key: chemicalKey
    .optional()
    .describe("Key of the record, such as cas:7697-37-2. Takes precedence over the name."),
  un_number: typedUnNumber.describe(
    "UN or NA number to use, such as 2032. Refused if the named record does not have it.",
  ),
};

/** Identifies the substance of a call: by reference or by name. */
export const chemicalInput = { chem_name: chemicalName.optional(), ...chemicalRefInput };

/** The same for look-ups whose field has the longer name. */
export const chemicalNameInput = { chemical_name: chemicalName.optional(), ...chemicalRefInput };

interface ChemicalInput {
  readonly chem_name?: string | undefined;
  readonly chemical_name?: string | undefined;
  readonly chemical_key?: string | undefined;
  readonly un_number?: string | undefined;
}

/** True if a call identifies a substance. */
export function namesChemical({ chem_name, chemical_name, chemical_key, un_number }: ChemicalInput): boolean {
  return [chem_name, chemical_name, chemical_key, un_number].some((text) => text !== undefined && text !== "");
}

export const NO_CHEM_NAME = { error: "Provide a name, chemical_key or un_number.", path: ["chem_name"] };

export const NO_CHEMICAL_NAME = { ...NO_CHEM_NAME, path: ["chemical_name"] };

/** The substance of an answer. */
export const answeredChemical = z.object({
  key: chemicalKey,
  name: z.string().max(2000).describe("Name for the given number: hydrochloric acid for UN1789."),
  un_number: unNumber.nullable().describe("The id that was answered for; null where none is on file."),
});
