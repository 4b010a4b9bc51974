import type * as z from "zod";

/** Words for what is wrong with a value where its schema has none of its own. */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== "invalid_type") return undefined;
  if (issue.input === undefined) return "This is missing.";
  return issue.expected === "number" ? "Give a number." : undefined;
};
