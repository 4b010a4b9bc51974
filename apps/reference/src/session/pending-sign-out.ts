const STORAGE_KEY = "placard.sign-out-owed";

/** True after a logout that could not reach the server: the session cookie may still be valid. */
export const isSignOutPending = (storage: Storage): boolean => storage.getItem(STORAGE_KEY) !== null;

export const markSignOutPending = (storage: Storage): void => storage.setItem(STORAGE_KEY, "true");

export const clearPendingSignOut = (storage: Storage): void => storage.removeItem(STORAGE_KEY);
