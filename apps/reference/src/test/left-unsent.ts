import { Outbox, type Unsent } from "../incident/outbox.ts";

/** The current entries of a user's outbox, including those being sent or not yet in its database. */
export async function leftUnsent(person: number): Promise<readonly Unsent["kind"][]> {
  const left = new Outbox(`placard.outbox.${person}`, () => Promise.reject(new Error("no network")));
  await left.flush();
  return left.waiting().map(({ kind }) => kind);
}
