import * as z from "zod";
import { requiredText, storedText } from "./primitives.ts";

const ABOUT =
  "A phone number that can be dialled, with an extension if any. Without + it is read as +1 (Canada and U.S.).";

/** A telephone number; blank: none. The server checks it by `isPhone`: browsers load no rule for it with the contract. */
export const optionalPhone = z.string().trim().max(2000).optional().describe(ABOUT);

/** A telephone number that has to be given. See `optionalPhone`. */
export const requiredPhone = requiredText.describe(ABOUT);

/** Normal form of a stored number, which stays as typed beside it. */
export const normalPhone = storedText.describe(
  "The number above in RFC 3966 format, such as +19025550143;ext=12. Null: none on file, or it cannot be dialled.",
);
