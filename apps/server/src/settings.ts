import * as z from "zod";

/** Value types of environment variables. Each error message states a valid value. */

/** An environment variable that is set but blank counts as not set. */
const blankIsUnset = (value: unknown): unknown => (value === "" ? undefined : value);

export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());

export const withDefault = <T extends z.ZodType>(schema: T, fallback: string | number) =>
  z.preprocess((value) => blankIsUnset(value) ?? fallback, schema);

export function wholeNumber(min: number, max: number) {
  return z.coerce
    .number({ error: `Use a whole number from ${min} to ${max}` })
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, {
      error: `Use a whole number from ${min} to ${max}`,
    });
}

/** @param notYet - values that users may expect here but that are not supported */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values, notYet = "") {
  const list = new Intl.ListFormat("en", { type: "disjunction" }).format(values);
  return z.enum(values, { error: `Set it to ${list}${notYet === "" ? "" : `. ${notYet}`}` });
}

export function address(protocols: readonly string[], example: string) {
  return z.url({
    protocol: new RegExp(`^(${protocols.join("|")})$`),
    error: `Use a URL such as ${example}`,
  });
}

/** An origin without a path, as browsers send it in the Origin header. */
export const origin = address(["https", "http"], "https://placard.example")
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === "/" && url.search === "" && url.username === "", {
    error: "Use the origin only, without a path: https://placard.example",
  })
  .transform((url) => url.origin);

/** Origins separated by commas. */
export const origins = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  )
  .pipe(z.array(origin));
