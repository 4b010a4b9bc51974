import { Outbox, type Unsent } from "../incident/outbox.ts";

/** What a person's outbox holds now, down to what is being sent or is not in its database yet. */
export async function leftUnsent(person: number): Promise<readonly Unsent["kind"][]> {
  const left = new Outbox(`placard.outbox.${person}`, () => Promise.reject(new Error("no network")));
  await left.flush();
  return left.waiting().map(({ kind }) => kind);
}
