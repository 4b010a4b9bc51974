import { createContext, use, type ReactNode } from "react";
import { en } from "./en.ts";
import type { Messages } from "./messages.ts";

const MessagesContext = createContext<Messages>(en);

export function MessagesProvider({
  messages,
  children,
}: {
  readonly messages: Messages;
  readonly children: ReactNode;
}) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** All texts of the app in the reader's language: `const { dashboard } = useMessages();` */
export function useMessages(): Messages {
  return use(MessagesContext);
}
