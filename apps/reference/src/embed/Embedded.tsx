import { lazy, Suspense, useState } from "react";
import { MessagesProvider } from "../messages/MessagesProvider.tsx";
import type { EmbedPath } from "../paths.ts";
import { ErrorBoundary } from "../shell/root/ErrorBoundary.tsx";
import { portalOf } from "./portal.ts";

const EmbedPage = lazy(async () => {
  const { EmbedPage: page, loadFrameWords } = await import("./EmbedPage.tsx");
  await loadFrameWords(window.location.search);
  return { default: page };
});

/** A page for the frames of portals, in place of the app: it asks for no session. */
export function Embedded({ path }: { readonly path: EmbedPath }) {
  const [portal] = useState(() => portalOf(window));
  return (
    <MessagesProvider>
      <ErrorBoundary>
        <Suspense>
          <EmbedPage path={path} portal={portal} />
        </Suspense>
      </ErrorBoundary>
    </MessagesProvider>
  );
}
