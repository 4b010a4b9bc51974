import * as z from "zod";
import { requiredText, storedText } from "./primitives.ts";

const ABOUT =
  "A phone number that can be dialled, with an extension if any. Without + it is read as +1 (Canada and U.S.).";

/**
 * A phone number; blank: none. Only the server validates it with `isPhone`, so that browsers do not load the rules with
 * the contract.
 */
export const optionalPhone = z.string().trim().max(2000).optional().describe(ABOUT);

/** A required phone number. See `optionalPhone`. */
export const requiredPhone = requiredText.describe(ABOUT);

/** Normal form of a stored number, next to the number as typed. */
export const normalPhone = storedText.describe(
  "The number above in RFC 3966 format, such as +19025550143;ext=12. Null: none on file, or it cannot be dialled.",
);
