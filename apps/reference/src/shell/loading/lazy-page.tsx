import { Button } from "@placard/ui";
import type { ComponentType } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { LoadingPart, StartingPage } from "./LoadingPart.tsx";
import "../root/message-page.css";
import { PageTitle } from "../root/PageTitle.tsx";
import { retriedPart, type FailedPartProps, type RetriedPart } from "./retried-part.tsx";

/** The names of what a module exports that can be shown without anything. */
type PageName<Module> = { [Name in keyof Module]: Module[Name] extends ComponentType ? Name : never }[keyof Module];

/**
 * A page for a route, whose code comes with the first visit. The router brings it while the page before still stands.
 * When it cannot be brought, what stands around it stays: the page says so, and comes by a button or on its own when the
 * network is back. Where the browser dropped it and will not ask again, the page is loaded again, once. A page that breaks while it is shown is the route's matter.
 *
 * @param load - the `import()` of its file
 * @param name - what the file exports
 * @param isFramed - it stands inside the frame of an area, which has the `main` already
 */
export function lazyPage<Module>(
  load: () => Promise<Module>,
  name: PageName<Module>,
  { isFramed = false }: { readonly isFramed?: boolean } = {},
): RetriedPart<object> {
  // `PageName` lets only names of components through, which an index by a name of a type parameter forgets.
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
