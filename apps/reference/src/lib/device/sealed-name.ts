const PREFIX = "placard.sealed.";

/** Database name of one user's confidential data, see `sealed-store.ts`. */
export const sealedName = (person: string): string => PREFIX + person;

export const isSealedName = (name: string): boolean => name.startsWith(PREFIX);

/** Removes the sealed data of a user and its key from the device, even if a page has the database open. */
export function forgetSealed(person: string): void {
  indexedDB.deleteDatabase(sealedName(person));
}
