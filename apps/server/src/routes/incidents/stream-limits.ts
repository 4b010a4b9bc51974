import type { ResponderActor } from "../../access/actor.ts";
import { ApiError } from "../../errors.ts";

/**
 * Maximum open streams of one process: per person with several tabs and devices, per department, and per network
 * address.
 */
export const STREAM_LIMITS = { person: 12, department: 500, address: 500 } as const;

type Owner = keyof typeof STREAM_LIMITS;

const REASONS: Readonly<Record<Owner, string>> = {
  person: "You have too many pages with live updates open. Close some tabs on your devices.",
  department: "Your department has too many pages with live updates open. Close some tabs.",
  address: "Your network has too many pages with live updates open. Close some tabs.",
};

/** Seconds after which a retry makes sense. */
const RETRY_AFTER_S = 60;

/** The person who opens a stream, and their address. */
export interface StreamOwner {
  readonly actor: Pick<ResponderActor, "accountId" | "departmentId">;
  readonly address: string;
}

/**
 * Counts the open event streams of one process.
 *
 * @returns a function that counts one more stream and returns a function to end its count. It throws ApiError
 * `rate_limited` with the reason if the person, department or address has too many streams
 */
export function streamCounter(): (owner: StreamOwner) => () => void {
  const open = new Map<string, number>();
  const countOf = (key: string): number => open.get(key) ?? 0;
  return ({ actor, address }) => {
    const owners: readonly (readonly [Owner, string])[] = [
      ["person", `person ${actor.accountId}`],
      ["department", `department ${actor.departmentId}`],
      ["address", `address ${address}`],
    ];
    const full = owners.find(([owner, key]) => countOf(key) >= STREAM_LIMITS[owner]);
    if (full !== undefined) {
      throw new ApiError("rate_limited", { message: REASONS[full[0]], retry_after_s: RETRY_AFTER_S });
    }
    for (const [, key] of owners) open.set(key, countOf(key) + 1);
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      for (const [, key] of owners) {
        if (countOf(key) <= 1) open.delete(key);
        else open.set(key, countOf(key) - 1);
      }
    };
  };
}
