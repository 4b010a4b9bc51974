import {
  accountProblems,
  EMAIL_MAX_LENGTH,
  isEmail,
  isTimeZone,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  passwordProblem,
  problemText,
} from "@placard/hazmat-core/business";
import * as z from "zod";

/** Marks a text as secret, with the OpenAPI format. See `contract/endpoint/secret-fields.ts`. */
export const SECRET_FORMAT = "password";

/** Id of a business, person, location, chemical, incident …; 32 bits, as in the database. */
export const id = z.int32().positive();

/** A count: a whole number from 0, 32 bits. */
export const count = z.int32().min(0);

/** Text that must not be blank; trimmed. */
export const requiredText = z.string().trim().min(1).max(2000);
/** A name of a person, business or department: short and on one line, because headings and emails show it. */
export const name = z
  .string()
  .overwrite((text) => text.replaceAll(/[\s\p{Cc}]+/gu, " "))
  .trim()
  .min(1)
  .max(200);
/** Optional text; trimmed. */
export const optionalText = z.string().trim().max(2000).optional();
/** Text as stored; `null`: not on file. */
export const storedText = z.string().nullable();

/** Trimmed and in lower case, so that one address is one account. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_LENGTH, { error: accountProblems["email.form"], abort: true })
  .refine(isEmail, { error: accountProblems["email.form"] })
  .meta({ format: "email", maxLength: EMAIL_MAX_LENGTH });

/** Only the length is checked; spaces count, also at the ends. */
export const newPassword = z
  .string()
  .max(2 * PASSWORD_MAX_LENGTH, {
    error: problemText({ code: "password.too_long", most: PASSWORD_MAX_LENGTH }, accountProblems), // two UTF-16 units each
    abort: true,
  })
  .refine((password) => passwordProblem(password) === null, {
    error: ({ input }) => wordsOf(passwordProblem(String(input))),
  })
  .meta({ format: SECRET_FORMAT, minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH });

/** A password typed at sign-in: any text, so that all wrong ones get the same refusal. */
export const typedPassword = z.string().min(1).max(200).meta({ format: SECRET_FORMAT });

/** A token that grants access: from an emailed link, or of an unfinished registration. */
export const secretToken = z.string().trim().max(2000).meta({ format: SECRET_FORMAT });

/** Time in UTC, ISO 8601: `2026-11-21T14:05:00.000Z`. */
export const instant = z.iso.datetime().max(40);

/** Calendar date, ISO 8601: `2026-11-21`. */
export const day = z.iso.date();

/** A time zone by its IANA name: `America/Halifax`. */
export const timeZone = z
  .string()
  .trim()
  .max(100)
  .refine(isTimeZone, { error: "Enter an IANA time zone name, such as America/Halifax." });

/** The user's date, to decide what is due. A date more than a day from the server's is ignored. */
export const today = day.optional().describe("Today where the reader is. The server's day in UTC unless given.");

export const longitude = z.number().min(-180).max(180).describe("Degrees east, WGS 84.");
export const latitude = z.number().min(-90).max(90).describe("Degrees north, WGS 84.");

/** Row version: increased by every change. An edit sent with an outdated version gets `edit_conflict`. */
export const version = z.int32().positive();

/** UUID created by the client for a row that may have been created offline; `null` if it was created online. */
export const clientId = z.uuid().nullable();

/** A number in a path, query or form, where it is sent as text. A blank text counts as missing, never as 0. */
export function numberFromText<Schema extends z.ZodType<number>>(schema: Schema) {
  return z.preprocess((value: number) => (typeof value === "string" ? readNumber(value) : value), schema);
}

/** A boolean in a query, where it is sent as text: true, false, 1 or 0 in any letter case. */
export const booleanFromText = z.preprocess((value: boolean) => readBoolean(value), z.boolean());

/** An id in a path or query. */
export const idFromText = numberFromText(id);

function readNumber(text: string): number | undefined {
  return text.trim() === "" ? undefined : Number(text);
}

function readBoolean(value: unknown): unknown {
  if (typeof value !== "string") return value;
  switch (value.toLowerCase()) {
    case "true":
    case "1":
      return true;
    case "false":
    case "0":
      return false;
    default:
      return value;
  }
}

/** The API uses English; screens translate the code of a problem. */
function wordsOf(problem: ReturnType<typeof passwordProblem>): string | undefined {
  return problem === null ? undefined : problemText(problem, accountProblems);
}
