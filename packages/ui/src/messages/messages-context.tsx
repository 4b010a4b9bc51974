import { createContext, useContext, useMemo, type ReactNode } from "react";
import { en, type Messages } from "./en.ts";

const MessagesContext = /* @__PURE__ */ createContext<Messages>(en);

export interface MessagesProviderProps {
  /** Words to use in place of the English ones; what is left out stays English. */
  messages: Partial<Messages>;
  children: ReactNode;
}

/** Gives the components below their built-in words: a translation, or a host's own wording. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = useContext(MessagesContext);
  const words = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return <MessagesContext.Provider value={words}>{children}</MessagesContext.Provider>;
}

/** The words of the nearest `MessagesProvider`, English where there is none. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
