import type { IncidentLogEntry } from "@placard/api-client";
import { chained, headHash, type LogHead } from "./log-chain.ts";
import type { SigningKey } from "./signing-key.ts";

/** A log as a file that shows every later change. */
export function signLog(head: LogHead, entries: readonly IncidentLogEntry[], key: SigningKey) {
  const links = chained(head, entries);
  const last_hash = links.at(-1)?.hash ?? headHash(head);
  const signature = { algorithm: "Ed25519", public_key: key.publicKey, value: key.sign(last_hash) } as const;
  return { ...head, entries: links, last_hash, signature };
}
