import { Button } from "@placard/ui";
import type { ComponentType } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { LoadingPart, StartingPage } from "./LoadingPart.tsx";
import "../root/message-page.css";
import { PageTitle } from "../root/PageTitle.tsx";
import { retriedPart, type FailedPartProps, type RetriedPart } from "./retried-part.tsx";

/** Names of the exports that are components without required props. */
type PageName<Module> = { [Name in keyof Module]: Module[Name] extends ComponentType ? Name : never }[keyof Module];

/**
 * A page for a route whose code loads on the first visit. The router loads the code while the previous page is still
 * shown. If loading fails, the surrounding layout stays and the page shows an error with a retry button; it also
 * retries when the network is back. If the browser will not import the file again, the whole page is reloaded once.
 * Errors while rendering are left to the route.
 *
 * @param load - the `import()` of the page's file
 * @param name - name of the exported component
 * @param isFramed - true if the page is shown inside the layout of an area, which already has the `main` element
 */
export function lazyPage<Module>(
  load: () => Promise<Module>,
  name: PageName<Module>,
  { isFramed = false }: { readonly isFramed?: boolean } = {},
): RetriedPart<object> {
  // `PageName` allows only names of components, but indexing by a type parameter loses that.
  const page = async () => ({ default: (await load())[name] as ComponentType });
  return retriedPart(page, {
    Failed: isFramed ? FailedInFrame : FailedPage,
    Loading: isFramed ? LoadingPart : StartingPage,
    catchesBroken: false,
    isWholePage: true,
  });
}

function FailedPage({ onRetry }: FailedPartProps) {
  return (
    <main className="app-message-page" tabIndex={-1}>
      <Failure onRetry={onRetry} />
    </main>
  );
}

function FailedInFrame({ onRetry }: FailedPartProps) {
  return (
    <div className="app-message-page" data-framed>
      <Failure onRetry={onRetry} />
    </div>
  );
}

function Failure({ onRetry }: FailedPartProps) {
  const { common, shell } = useMessages();
  return (
    <>
      <PageTitle name={shell.pageFailedTitle} />
      <h1>{shell.pageFailedTitle}</h1>
      <p role="alert">{shell.pageFailedText}</p>
      <Button variant="primary" onPress={onRetry}>
        {common.retry}
      </Button>
    </>
  );
}
