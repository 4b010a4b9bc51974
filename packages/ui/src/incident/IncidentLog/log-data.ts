import type { Messages } from "../../messages/en.ts";
import type { Speech } from "../../messages/language/speech.ts";

// Logs contain data from many versions of many programs, so each value is checked.

/** Texts of the log, with the language for texts from the core. Default: English. */
export type LogTexts = Messages["incidentLog"] & { readonly speech?: Speech };
export type Data = Readonly<Record<string, unknown>>;

/** Converts an identifier into readable text. */
export const readable = (name: string): string => name.replaceAll(/[_-]/g, " ");

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export function recordOf(value: unknown): Data | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}

export function listOf(value: unknown): readonly Data[] {
  return Array.isArray(value) ? value.map(recordOf).filter((one) => one !== null) : [];
}
