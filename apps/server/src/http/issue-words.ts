import { formatNumber } from "@placard/hazmat-core";
import type * as z from "zod";

/** Messages for invalid values whose schema has no message of its own. Users read them next to a field. */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "too_big") return tooBig(issue.origin, Number(issue.maximum));
  if (issue.code === "too_small") return tooSmall(issue.origin, Number(issue.minimum));
  if (issue.code !== "invalid_type") return undefined;
  if (issue.input === undefined) return "This field is required.";
  return issue.expected === "number" ? "Enter a number." : undefined;
};

function tooBig(origin: string, most: number): string | undefined {
  if (origin === "string") return `Use at most ${formatNumber(most)} characters.`;
  return isNumber(origin) ? `Enter a number of at most ${formatNumber(most)}.` : undefined;
}

function tooSmall(origin: string, least: number): string | undefined {
  if (origin === "string")
    return least === 1 ? "This field is required." : `Use at least ${formatNumber(least)} characters.`;
  return isNumber(origin) ? `Enter a number of at least ${formatNumber(least)}.` : undefined;
}

const isNumber = (origin: string): boolean => origin === "number" || origin === "int";
