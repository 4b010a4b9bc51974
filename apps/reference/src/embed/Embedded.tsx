import { MessagesProvider } from "../messages/MessagesProvider.tsx";
import { lazyPage } from "../shell/loading/lazy-page.tsx";
import { ErrorBoundary } from "../shell/root/ErrorBoundary.tsx";

const EmbedPage = lazyPage(async () => {
  const page = await import("./EmbedPage.tsx");
  await page.loadFrameWords(window.location.search);
  return page;
}, "EmbedPage");

/** A page for the frames of portals, in place of the app: it asks for no session. */
export function Embedded() {
  return (
    <MessagesProvider>
      <ErrorBoundary>
        <EmbedPage />
      </ErrorBoundary>
    </MessagesProvider>
  );
}
