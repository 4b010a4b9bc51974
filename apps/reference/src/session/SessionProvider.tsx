import { createContext, use, useSyncExternalStore, type ReactNode } from "react";
import type { BusinessProfile, ResponderProfile } from "./profile.ts";
import type { SessionState, SessionStore } from "./session-store.ts";

const SessionContext = createContext<SessionStore | null>(null);

export function SessionProvider({ store, children }: { readonly store: SessionStore; readonly children: ReactNode }) {
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** The session store, for components that start or end a session. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (store === null) throw new Error("useSession needs a <SessionProvider> above it.");
  return store;
}

export function useSession(): SessionState {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The signed-in business user. Only for pages below `<Guarded area="business">`. */
export function useBusinessProfile(): BusinessProfile {
  const session = useSession();
  if (session.status === "signed-in" && session.profile.userType === "business") return session.profile;
  throw new Error("useBusinessProfile is used outside the business area. Put the page under its layout route.");
}

/** The signed-in responder. Only for pages below `<Guarded area="responder">`. */
export function useResponderProfile(): ResponderProfile {
  const session = useSession();
  if (session.status === "signed-in" && session.profile.userType === "responder") return session.profile;
  throw new Error("useResponderProfile is used outside the responder area. Put the page under its layout route.");
}
