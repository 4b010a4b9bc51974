import { type IncidentLogEntry } from "@placard/api-client";
import { chainLog, type LogHead } from "@placard/api-client/internal";
import type { HeavyTasks } from "../jobs/heavy-tasks.ts";
import type { SigningKey } from "./signing-key.ts";

interface UnsignedLog {
  readonly head: LogHead;
  /** The entries, in parts that fit into memory and into one task. */
  readonly parts: AsyncIterable<readonly IncidentLogEntry[]>;
}

/** The JSON of a log file in which every later change is detected. */
export async function signLog(
  { head, parts }: UnsignedLog,
  key: SigningKey,
  { chainedEntries }: Pick<HeavyTasks, "chainedEntries">,
): Promise<string> {
  const texts: string[] = [];
  let { last_hash } = await chainLog(head, []);
  for await (const entries of parts) {
    const part = await chainedEntries({ previousHash: last_hash, entries });
    last_hash = part.lastHash;
    texts.push(part.text);
  }
  const signature = { algorithm: "Ed25519", public_key: key.publicKey, value: key.sign(last_hash) } as const;
  const [start, end] = [JSON.stringify(head).slice(0, -1), JSON.stringify({ last_hash, signature }).slice(1)];
  return `${start},"entries":[${texts.filter((text) => text !== "").join(",")}],${end}`;
}
