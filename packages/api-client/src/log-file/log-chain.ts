import type { Incident } from "../generated/models.ts";
import { canonicalJson } from "./canonical-json.ts";

/** Header of a log file: its incident, who exported it and when. */
export interface LogHead {
  readonly format: "placard-incident-log";
  readonly version: 1;
  readonly incident: Incident;
  readonly exported_at: string;
  readonly exported_by: string;
}

type Chained<Entry> = Entry & { readonly previous_hash: string; readonly hash: string };

/** SHA-256 of the header, the start of the chain. */
export function headHash({ format, version, incident, exported_at, exported_by }: LogHead): Promise<string> {
  return sha256(canonicalJson({ format, version, incident, exported_at, exported_by }));
}

/**
 * Each entry with the hash of the previous entry and its own hash over both; and the hash of the last entry.
 *
 * @param start - the header, or for a further part of a log the hash of the entry before it
 */
export async function chainLog<Entry extends Readonly<Record<string, unknown>>>(
  start: LogHead | string,
  entries: readonly Entry[],
): Promise<{ readonly entries: readonly Chained<Entry>[]; readonly last_hash: string }> {
  let previous_hash = typeof start === "string" ? start : await headHash(start);
  const links: Chained<Entry>[] = [];
  for (const entry of entries) {
    const hash = await entryHash(entry, previous_hash);
    links.push({ ...entry, previous_hash, hash });
    previous_hash = hash;
  }
  return { entries: links, last_hash: previous_hash };
}

/** SHA-256 of an entry, with any content, and the previous hash. */
export function entryHash(entry: Readonly<Record<string, unknown>>, previous_hash: string): Promise<string> {
  return sha256(canonicalJson({ ...entry, hash: undefined, previous_hash }));
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
