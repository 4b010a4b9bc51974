import { type IncidentLogEntry } from "@placard/api-client";
import { chainLog, type LogHead } from "@placard/api-client/internal";
import type { SigningKey } from "./signing-key.ts";

/** A log as a file in which every later change is detected. */
export async function signLog(head: LogHead, entries: readonly IncidentLogEntry[], key: SigningKey) {
  const { entries: links, last_hash } = await chainLog(head, entries);
  const signature = { algorithm: "Ed25519", public_key: key.publicKey, value: key.sign(last_hash) } as const;
  return { ...head, entries: links, last_hash, signature };
}
