import { createContext, use, useMemo } from "react";
import { personOf } from "../../session/person.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { draftsOf, type Drafts, type DraftTexts } from "./drafts.ts";

/** Where drafts lie: as `openDraftStorage` gave it when the app began. */
const DraftStorageContext = createContext<DraftTexts | null>(null);
export const DraftStorageProvider = DraftStorageContext.Provider;

/** The drafts of whoever is signed in. */
export function useDrafts(): Drafts {
  const person = personOf(useSession());
  const storage = use(DraftStorageContext) ?? localStorage;
  return useMemo(() => draftsOf(storage, person), [storage, person]);
}
