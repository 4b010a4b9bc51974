import type * as z from "zod";
import type { Incident } from "../generated/models.ts";
import { signedLog } from "../schemas/records/incident.ts";
import { isSignedBy } from "./is-signed-by.ts";
import { entryHash, headHash } from "./log-chain.ts";

type SignedLog = z.output<typeof signedLog>;

/** Reason why a file is not an unchanged log of a server. */
export type LogFault =
  /** The file is not a signed incident log. */
  | "not-a-log"
  /** This page or machine cannot hash: browsers support it only over https. */
  | "cannot-hash"
  /** An entry before this one was added, removed or moved. */
  | "order"
  /** This entry was changed. */
  | "changed"
  /** This entry belongs to another incident. */
  | "other-incident"
  /** Entries are missing at the end, or the header was changed. */
  | "end"
  /** The signature does not belong to this file. */
  | "signature"
  /** The chain is complete, but this machine cannot check the signature. */
  | "cannot-check-signature"
  /** Signed with a key other than the trusted one. */
  | "other-key";

/** Result of verifying a log file. `line` counts from 1; `null`: the fault is not in a single line. */
export type LogVerdict =
  | {
      readonly ok: true;
      readonly lines: number;
      readonly title: string;
      readonly exportedAt: string;
      readonly exportedBy: string;
      readonly publicKey: string;
    }
  | { readonly ok: false; readonly line: number | null; readonly fault: LogFault };

/**
 * Checks that a log file is as exported by the server: all entries are there, in order and unchanged, and the holder of
 * the key signed it. Without comparing the key with that of the server, this does not prove who signed. No server is
 * called.
 *
 * @param text - the file, as returned by the endpoint `export-incident-log`
 * @param trustedKey - the public key of the expected server; `null`: any
 * @example
 * await verifyLogFile("{}", null); // { ok: false, line: null, fault: "not-a-log" }
 */
export async function verifyLogFile(text: string, trustedKey: string | null): Promise<LogVerdict> {
  const wrong = (fault: LogFault, line: number | null = null): LogVerdict => ({ ok: false, line, fault });
  const raw = parsed(text);
  const checked = signedLog.safeParse(raw);
  if (!checked.success || !isRecord(raw) || hasMore(raw, checked.data)) return wrong("not-a-log");
  if (!hasCrypto()) return wrong("cannot-hash");
  const { last_hash, signature, incident, entries, exported_at, exported_by } = checked.data;
  // Entries are hashed as they are in the file, so that an unknown field cannot be added unnoticed.
  const lines = Array.isArray(raw["entries"]) ? raw["entries"].filter(isRecord) : [];
  let previous = await headHash({ ...checked.data, incident: raw["incident"] as Incident });
  for (const [index, line] of lines.entries()) {
    if (line["previous_hash"] !== previous) return wrong("order", index + 1);
    const hash = await entryHash(line, previous);
    if (line["hash"] !== hash) return wrong("changed", index + 1);
    if (entries[index]?.incident_id !== incident.incident_id) return wrong("other-incident", index + 1);
    previous = hash;
  }
  if (previous !== last_hash) return wrong("end");
  const isSigned = await isSignedBy(signature.public_key, last_hash, signature.value);
  if (isSigned === null) return wrong("cannot-check-signature");
  if (!isSigned) return wrong("signature");
  if (trustedKey !== null && trustedKey !== signature.public_key) return wrong("other-key");
  return {
    ok: true,
    lines: lines.length,
    title: incident.title,
    exportedAt: exported_at,
    exportedBy: exported_by,
    publicKey: signature.public_key,
  };
}

/** True if there is a field that is neither hashed nor checked, because it could contain anything. */
function hasMore(raw: Readonly<Record<string, unknown>>, { signature, ...known }: SignedLog): boolean {
  const within = isRecord(raw["signature"]) ? Object.keys(raw["signature"]) : [];
  return (
    Object.keys(raw).some((key) => key !== "signature" && !(key in known)) || within.some((key) => !(key in signature))
  );
}

/** Over plain http, browsers do not provide WebCrypto, although their types contain it. */
const hasCrypto = (): boolean => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

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
