import { MessagesProvider } from "../messages/MessagesProvider.tsx";
import { lazyPage } from "../shell/loading/lazy-page.tsx";
import { ErrorBoundary } from "../shell/root/ErrorBoundary.tsx";

const EmbedPage = lazyPage(async () => {
  const { EmbedPage: page, loadFrameMessages } = await import("./EmbedPage.tsx");
  await loadFrameMessages(window.location.search);
  return { EmbedPage: page };
}, "EmbedPage");

/** A page for the frames of portals, shown instead of the app: it requests no session. */
export function Embedded() {
  return (
    <MessagesProvider>
      <ErrorBoundary>
        <EmbedPage />
      </ErrorBoundary>
    </MessagesProvider>
  );
}
