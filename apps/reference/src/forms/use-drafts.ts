import { useMemo } from "react";
import { personOf } from "../session/person.ts";
import { useSession } from "../session/SessionProvider.tsx";
import { draftsOf, type Drafts } from "./drafts.ts";

/** The drafts of whoever is signed in. */
export function useDrafts(): Drafts {
  const person = personOf(useSession());
  return useMemo(() => draftsOf(localStorage, person), [person]);
}
