import { createContext, use, type ReactNode } from "react";
import { entrance } from "./entrance.ts";
import { withOverrides, type MessageOverrides, type Messages } from "./messages.ts";

// Above the data layer only the entrance parts are there, and only pages that need no other parts stand above it: their
// tests render each of them.
const MessagesContext = createContext(entrance as Messages);
const OverridesContext = createContext<MessageOverrides>({});

interface MessagesProviderProps {
  /** A language, whole or the parts of the entrance. */
  readonly messages?: Partial<Messages>;
  /** A host's own texts; they hold for every provider below. */
  readonly overrides?: MessageOverrides;
  readonly children: ReactNode;
}

export function MessagesProvider({ messages = entrance, overrides, children }: MessagesProviderProps) {
  const inherited = use(OverridesContext);
  const own = overrides ?? inherited;
  const value = { ...use(MessagesContext), ...withOverrides(messages, own) };
  return (
    <OverridesContext value={own}>
      <MessagesContext value={value}>{children}</MessagesContext>
    </OverridesContext>
  );
}

/** All texts of the app in the reader's language: `const { dashboard } = useMessages();` */
export function useMessages(): Messages {
  return use(MessagesContext);
}
