import type { Rows } from "../db/database.ts";
import { DEMO_CONTAINERS } from "./demo-containers.ts";
import { DEMO_BUSINESS } from "./demo-sites.ts";

const DAY_MS = 86_400_000;

/** Adds the demo containers to their chemicals, with dates relative to now. */
export async function seedContainers(
  rows: Rows,
  business_id: number,
  chemicals: readonly { readonly id: number; readonly name: string }[],
  now: Date,
): Promise<void> {
  const inDays = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
  const day = (days: number): string => inDays(days).toISOString().slice(0, 10);
  const containers = chemicals.flatMap(({ id, name }) =>
    (DEMO_CONTAINERS.get(name) ?? []).map(({ opened_days_ago, expires_in_days, moved_days_ago, ...container }) => ({
      ...container,
      business_id,
      chemical_id: id,
      opened_on: opened_days_ago === undefined ? null : day(-opened_days_ago),
      expires_on: expires_in_days === undefined ? null : day(expires_in_days),
      moved_at: moved_days_ago === undefined ? null : inDays(-moved_days_ago),
      moved_by: moved_days_ago === undefined ? null : DEMO_BUSINESS.owner,
      created_at: now,
      updated_at: now,
    })),
  );
  if (containers.length > 0) await rows.insertInto("containers").values(containers).execute();
}
