import { problemText, type FieldErrors, type FieldTexts, type Problem } from "@placard/hazmat-core/business";
import type { Messages } from "../../messages/en.ts";

type Words = Messages["plume"]["problems"];

/** Converts the problems found by the core's rules into texts of the catalogue. */
export function problemTexts<Field extends string>(errors: FieldErrors<Field>, words: Words): FieldTexts<Field> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field in errors) {
    const problem = errors[field];
    if (problem !== undefined && isOfPlume(problem, words)) texts[field] = problemText(problem, words);
  }
  return texts;
}

function isOfPlume(problem: Problem, words: Words): problem is Problem<keyof Words> {
  return problem.code in words;
}
