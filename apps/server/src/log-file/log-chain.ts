import { createHash } from "node:crypto";
import type { Incident, IncidentLogEntry } from "@placard/api-client";
import { canonicalJson } from "./canonical-json.ts";

/** What the head of a log file says: whose log it is, and who took it out when. */
export interface LogHead {
  readonly format: "placard-incident-log";
  readonly version: 1;
  readonly incident: Incident;
  readonly exported_at: string;
  readonly exported_by: string;
}

type ChainedEntry = IncidentLogEntry & { readonly previous_hash: string; readonly hash: string };

/** SHA-256 of the head, with which the chain begins. */
export function headHash({ format, version, incident, exported_at, exported_by }: LogHead): string {
  return sha256(canonicalJson({ format, version, incident, exported_at, exported_by }));
}

/** Each line with the hash of the line before it, and its own over both. */
export function chained(head: LogHead, entries: readonly IncidentLogEntry[]): readonly ChainedEntry[] {
  let previous_hash = headHash(head);
  return entries.map((entry) => {
    const hash = entryHash(entry, previous_hash);
    const link = { ...entry, previous_hash, hash };
    previous_hash = hash;
    return link;
  });
}

/** SHA-256 of a line, whatever it carries, and of the hash before it. */
export function entryHash(entry: Readonly<Record<string, unknown>>, previous_hash: string): string {
  return sha256(canonicalJson({ ...entry, hash: undefined, previous_hash }));
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
