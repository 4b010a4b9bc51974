import { isCasNumber } from "@placard/hazmat-core";
import * as z from "zod";

/** A CAS number as a person types it, with a last digit that fits. Blank: none. */
export const typedCasNumber = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => text === "" || isCasNumber(text), {
    error: "This is not a CAS number: its digits do not fit together. Copy it from the data sheet, or clear it.",
  })
  .optional();
