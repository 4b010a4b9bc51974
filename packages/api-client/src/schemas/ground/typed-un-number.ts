import { isUnNumber } from "@placard/hazmat-core";
import { plainTyped } from "@placard/hazmat-core/business";
import * as z from "zod";

/** A UN or NA number as typed by a user: `1005`, `UN 1005`. Blank: none. */
export const typedUnNumber = z
  .string()
  .trim()
  .max(2000)
  .overwrite(plainTyped)
  .refine((text) => text === "" || isUnNumber(text), {
    error: "A UN number has four digits. Enter them as 1017 or UN 1017.",
  })
  .optional();
