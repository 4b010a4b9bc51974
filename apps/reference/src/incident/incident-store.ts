import { incident as incidentSchema, type Incident } from "@placard/api-client";
import { asRecord, readStored, writeStored } from "../lib/device/stored-json.ts";

/** How a responder works: not chosen yet, a quick search that logs nothing, or a tracked incident. */
export type ResponderMode =
  | { readonly kind: "choosing" }
  | { readonly kind: "quick-search" }
  | { readonly kind: "incident"; readonly incident: Incident };

const keyOf = (userId: number): string => `placard.responder-mode.${userId}`;

/** The mode a reload or another tab finds again. Anything unreadable is "choosing". */
export function readMode(storage: Storage, userId: number): ResponderMode {
  const stored = readStored(storage, keyOf(userId), asRecord) ?? {};
  if (stored["kind"] === "quick-search") return { kind: "quick-search" };
  const parsed = incidentSchema.safeParse(stored["incident"]);
  if (stored["kind"] === "incident" && parsed.success) return { kind: "incident", incident: parsed.data };
  return { kind: "choosing" };
}

/** At logout: the title of an incident is not left on the device. It stands among the open ones at the next sign-in. */
export function forgetMode(storage: Storage, userId: number): void {
  writeStored(storage, keyOf(userId), null);
}

export function writeMode(storage: Storage, userId: number, mode: ResponderMode): void {
  writeStored(storage, keyOf(userId), mode);
}

/** Whether a storage event of another tab concerns this responder's mode. */
export function isModeKey(key: string | null, userId: number): boolean {
  return key === keyOf(userId);
}
