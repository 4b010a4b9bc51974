import { RouterProvider } from "@tanstack/react-router";
import type { AppServices } from "./app-services.ts";
import { DraftStorageProvider } from "./forms/drafts/use-drafts.ts";
import { ApiProvider } from "./lib/api/ApiProvider.tsx";
import type { MessageOverrides } from "./messages/messages.ts";
import { MessagesProvider } from "./messages/MessagesProvider.tsx";
import { SessionProvider } from "./session/SessionProvider.tsx";
import { ErrorBoundary } from "./shell/root/ErrorBoundary.tsx";

interface AppProps {
  readonly services: AppServices;
  /** Texts of a host that replace the default texts. */
  readonly messages?: MessageOverrides;
}

export function App({ services, messages }: AppProps) {
  return (
    <MessagesProvider {...(messages !== undefined && { overrides: messages })}>
      <ErrorBoundary>
        <ApiProvider api={services.api}>
          <SessionProvider store={services.session}>
            <DraftStorageProvider value={services.drafts}>
              <RouterProvider router={services.router} />
            </DraftStorageProvider>
          </SessionProvider>
        </ApiProvider>
      </ErrorBoundary>
    </MessagesProvider>
  );
}
