import { isCasNumber } from "@placard/hazmat-core";
import { plainTyped } from "@placard/hazmat-core/business";
import * as z from "zod";

/** A CAS number as typed by a user, with a valid check digit. Blank: none. */
export const typedCasNumber = z
  .string()
  .trim()
  .max(2000)
  .overwrite(plainTyped)
  .refine((text) => text === "" || isCasNumber(text), {
    error: "This is not a valid CAS number: the check digit is wrong. Copy it from the SDS, or clear it.",
  })
  .optional();
