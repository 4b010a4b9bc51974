const PREFIX = "placard.sealed.";

/** The database of what one person may read, see `sealed-store.ts`. */
export const sealedName = (person: string): string => PREFIX + person;

export const isSealedName = (name: string): boolean => name.startsWith(PREFIX);

/** Takes what is sealed of a person off the device, the key with it, whichever page has it open. */
export function forgetSealed(person: string): void {
  indexedDB.deleteDatabase(sealedName(person));
}
