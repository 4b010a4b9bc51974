import { signedLog } from "@placard/api-client";
import { entryHash, headHash } from "./log-chain.ts";
import { isSignedBy } from "./signing-key.ts";

/** What a check of a log file finds. `line` counts from 1. */
type LogVerdict =
  | { readonly ok: true; readonly lines: number; readonly title: string; readonly publicKey: string }
  | { readonly ok: false; readonly line: number | null; readonly reason: string };

/**
 * Whether a log file is as it left the server: every line is there, in order and unchanged, and the holder of the key
 * signed it. A key that is not compared with that of the server proves nothing about who signed.
 *
 * @param text - the file
 * @param trustedKey - the public key of the server that it is to be from; `null`: any
 */
export function verifyLogFile(text: string, trustedKey: string | null): LogVerdict {
  const wrong = (reason: string, line: number | null = null): LogVerdict => ({ ok: false, line, reason });
  const raw = parsed(text);
  const checked = signedLog.safeParse(raw);
  if (!checked.success || !isRecord(raw)) return wrong("This is no signed log of an incident.");
  const { last_hash, signature, incident, entries } = checked.data;
  // Hashed as it stands in the file, so that a field that nobody knows cannot be slipped in.
  const lines = Array.isArray(raw["entries"]) ? raw["entries"].filter(isRecord) : [];
  let previous = headHash(checked.data);
  for (const [index, line] of lines.entries()) {
    if (line["previous_hash"] !== previous)
      return wrong("A line before this one was added, dropped or moved.", index + 1);
    const hash = entryHash(line, previous);
    if (line["hash"] !== hash) return wrong("This line was changed.", index + 1);
    if (entries[index]?.incident_id !== incident.incident_id)
      return wrong("This line is of another incident.", index + 1);
    previous = hash;
  }
  if (previous !== last_hash) return wrong("Lines at the end are missing, or the head was changed.");
  if (!isSignedBy(signature.public_key, last_hash, signature.value)) return wrong("The signature is not of this file.");
  if (trustedKey !== null && trustedKey !== signature.public_key) return wrong("It was signed with another key.");
  return { ok: true, lines: lines.length, title: incident.title, publicKey: signature.public_key };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
