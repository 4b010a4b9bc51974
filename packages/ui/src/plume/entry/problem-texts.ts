import { problemText, type FieldErrors, type FieldTexts, type Problem } from "@placard/hazmat-core/business";
import type { Messages } from "../../messages/en.ts";

type Texts = Messages["plume"]["problems"];

/** Converts the problems found by the core's rules into texts of the catalogue. */
export function problemTexts<Field extends string>(errors: FieldErrors<Field>, messages: Texts): FieldTexts<Field> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field in errors) {
    const problem = errors[field];
    if (problem !== undefined && isOfPlume(problem, messages)) texts[field] = problemText(problem, messages);
  }
  return texts;
}

function isOfPlume(problem: Problem, messages: Texts): problem is Problem<keyof Texts> {
  return problem.code in messages;
}
