import { createContext, use, type ReactNode } from "react";
import { entrance } from "./entrance.ts";
import { withOverrides, type MessageOverrides, type Messages } from "./messages.ts";

// Above the data layer only the entrance texts are available. Pages above it need no other texts; their tests render
// each of them.
const MessagesContext = createContext(entrance as Messages);
const OverridesContext = createContext<MessageOverrides>({});

interface MessagesProviderProps {
  /** All texts of a language, or only those of the entrance. */
  readonly messages?: Partial<Messages>;
  /** Texts of a host, used by all nested providers. */
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

/** All texts of the app in the user's language: `const { dashboard } = useMessages();` */
export function useMessages(): Messages {
  return use(MessagesContext);
}
