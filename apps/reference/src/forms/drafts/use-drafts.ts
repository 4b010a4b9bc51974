import { createContext, use, useMemo } from "react";
import { personOf } from "../../session/person.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { draftsOf, type Drafts, type DraftTexts } from "./drafts.ts";

/** Storage of drafts, as returned by `openDraftStorage` at start. */
const DraftStorageContext = createContext<DraftTexts | null>(null);
export const DraftStorageProvider = DraftStorageContext.Provider;

/** Drafts of the signed-in user. */
export function useDrafts(): Drafts {
  const person = personOf(useSession());
  const storage = use(DraftStorageContext) ?? localStorage;
  return useMemo(() => draftsOf(storage, person), [storage, person]);
}
