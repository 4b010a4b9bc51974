import { type Incident } from "@placard/api-client";
import { incident as incidentSchema } from "@placard/api-client/internal";
import { asRecord, readStored, writeStored } from "../lib/device/stored-json.ts";
import { isLocal } from "./local-incident.ts";

/** Work mode of a responder: not chosen yet, quick search without a log, or a tracked incident. */
export type ResponderMode =
  | { readonly kind: "choosing" }
  | { readonly kind: "quick-search" }
  | { readonly kind: "incident"; readonly incident: Incident };

const keyOf = (userId: number): string => `placard.responder-mode.${userId}`;

/** The stored mode, read after a reload or a change in another tab. Unreadable data counts as "choosing". */
export function readMode(storage: Storage, userId: number): ResponderMode {
  const stored = readStored(storage, keyOf(userId), asRecord) ?? {};
  if (stored["kind"] === "quick-search") return { kind: "quick-search" };
  const incident = readIncident(asRecord(stored["incident"]) ?? {});
  return stored["kind"] === "incident" && incident !== null ? { kind: "incident", incident } : { kind: "choosing" };
}

/** The schema allows only positive numbers, as the server assigns them; an unsent incident has a negative one. */
function readIncident(stored: Readonly<Record<string, unknown>>): Incident | null {
  const { incident_id } = stored;
  const isOwn = typeof incident_id === "number" && Number.isSafeInteger(incident_id) && isLocal({ incident_id });
  const parsed = incidentSchema.safeParse(isOwn ? { ...stored, incident_id: 1 } : stored);
  if (!parsed.success) return null;
  return isOwn ? { ...parsed.data, incident_id } : parsed.data;
}

/**
 * Removes the mode at logout, so that no incident title stays on the device. The incident is listed among the open ones
 * at the next sign-in.
 */
export function forgetMode(storage: Storage, userId: number): void {
  writeStored(storage, keyOf(userId), null);
  writeStored(storage, visitKeyOf(userId), null);
}

export function writeMode(storage: Storage, userId: number, mode: ResponderMode): void {
  writeStored(storage, keyOf(userId), mode);
  if (mode.kind === "incident") writeStored(storage, visitKeyOf(userId), mode.incident.incident_id);
}

const visitKeyOf = (userId: number): string => `placard.responder-visit.${userId}`;

/**
 * Number of the last open incident: a return from the landing page or from a quick search belongs to the same visit.
 * `null` after a logout.
 */
export function readVisit(storage: Storage, userId: number): number | null {
  return readStored(storage, visitKeyOf(userId), (stored) => (typeof stored === "number" ? stored : null));
}

/** True if a storage event of another tab concerns this responder's mode. */
export function isModeKey(key: string | null, userId: number): boolean {
  return key === keyOf(userId);
}
