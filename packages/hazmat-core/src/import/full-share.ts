import { plainTyped } from "../formats/typed-text.ts";
import type { Problem } from "../business/forms/problem.ts";

/**
 * Parses how full a container is, 0 to 1. A bare fraction is rejected: `0.5` can be a half or half a percent.
 *
 * @example
 * readFullShare("10 %"); // { ok: true, share: 0.1 }
 */
export function readFullShare(
  text: string,
): { readonly ok: true; readonly share: number } | { readonly ok: false; readonly problem: Problem } {
  const parts = /^(\d+(?:[.,]\d+)?)\s*(%?)$/u.exec(plainTyped(text));
  const value = Number((parts?.[1] ?? "").replace(",", "."));
  if (parts === null || value > 100) return { ok: false, problem: { code: "import.percent_unread", text } };
  if (parts[2] === "" && value > 0 && value <= 1)
    return { ok: false, problem: { code: "import.percent_unclear", text } };
  return { ok: true, share: value / 100 };
}
