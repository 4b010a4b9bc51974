import type { Messages } from "../../messages/en.ts";
import type { Speech } from "../../messages/language/speech.ts";

// What a log keeps comes from many versions of many programs, so each value is read with care.

/** The texts of the log, with the language of what the core says in it; English unless given. */
export type LogWords = Messages["incidentLog"] & { readonly speech?: Speech };
export type Data = Readonly<Record<string, unknown>>;

/** A name that a program gave, as people read it. */
export const readable = (name: string): string => name.replaceAll(/[_-]/g, " ");

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export function recordOf(value: unknown): Data | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}

export function listOf(value: unknown): readonly Data[] {
  return Array.isArray(value) ? value.map(recordOf).filter((one) => one !== null) : [];
}
