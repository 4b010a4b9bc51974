import { formatDateTime } from "../../internal/format-date-time.ts";
import type { FormSource } from "./plan-document.ts";

/** The log in rows of time, what and who, oldest first. */
export function logRows({ facts }: FormSource): readonly (readonly string[])[] {
  return (facts.log ?? []).map(({ at, who, text }) => [formatDateTime(at), text, who]);
}
