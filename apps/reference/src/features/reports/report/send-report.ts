import { type Caller } from "@placard/api-client";
import {
  insertBusinessContact,
  insertChemical,
  updateBusinessContact,
  updateChemical,
  updateLocation,
} from "@placard/api-client/internal";
import type { PlannedContacts, PlannedPlace } from "./report-import.ts";

/** Number of rows that an import saves. */
export function stepsOf(places: readonly PlannedPlace[], contacts: PlannedContacts): number {
  const rows = places.reduce((all, { changed, added }) => all + 1 + changed.length + added.length, 0);
  return rows + contacts.changed.length + contacts.added.length;
}

/**
 * Saves an import row by row and stops at the first failure. Saved rows stay. Importing the same file again continues,
 * since saved rows are matched.
 */
export async function sendReport(
  api: Caller,
  places: readonly PlannedPlace[],
  contacts: PlannedContacts,
  onStep: (done: number) => void,
): Promise<void> {
  let done = 0;
  const step = (): void => {
    done += 1;
    onStep(done);
  };
  const once = () => ({ idempotencyKey: crypto.randomUUID() });
  for (const { location, tier, changed, added } of places) {
    const body = { tier_two: tier, version: location.version };
    await api.call(updateLocation, { params: { id: location.id }, body }, once());
    step();
    for (const { chemical, tier: tier_two } of changed) {
      const { id, version } = chemical;
      await api.call(updateChemical, { params: { id }, body: { tier_two, version } }, once());
      step();
    }
    for (const row of added) {
      await api.call(insertChemical, { body: row }, once());
      step();
    }
  }
  for (const { contact, tier: tier_two, phone, second_phone } of contacts.changed) {
    const body = { tier_two, ...(phone !== null && { phone }), ...(second_phone !== null && { second_phone }) };
    await api.call(updateBusinessContact, { params: { id: contact.id }, body });
    step();
  }
  for (const body of contacts.added) {
    await api.call(insertBusinessContact, { body }, once());
    step();
  }
}
