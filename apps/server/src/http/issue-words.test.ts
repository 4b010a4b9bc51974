import { expect, it } from "vitest";
import * as z from "zod";
import { issueWords } from "./issue-words.ts";

const saidOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueWords }).error?.issues.map(({ message }) => message);

it.each([
  [z.int32().min(0), 3_000_000_000, "Enter a number of at most 2 147 483 647."],
  [z.number().min(-90), -91, "Enter a number of at least −90."],
  [z.string().max(2000), "x".repeat(2001), "Use at most 2 000 characters."],
  [z.string().min(1), "", "This field is required."],
  [z.string().min(8), "short", "Use at least 8 characters."],
  [z.number(), "many", "Enter a number."],
  [z.string(), undefined, "This field is required."],
])("explains for a wrong value what is allowed", (schema, value, words) => {
  expect(saidOf(schema, value)?.map((text) => text.replaceAll(/[\u00A0\u202F\u2009]/g, " "))).toEqual([words]);
});
