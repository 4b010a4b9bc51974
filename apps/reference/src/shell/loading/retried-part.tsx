import {
  Component,
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from "react";
import { reloadOnce } from "./reload-once.ts";

export interface FailedPartProps {
  readonly onRetry: () => void;
}

interface RetriedPartOptions {
  /** Stands in its place when it cannot be shown. */
  readonly Failed: ComponentType<FailedPartProps>;
  /** Stands in its place while it is brought. */
  readonly Loading: ComponentType;
  /** True if a part that broke while it was shown is caught here as well; otherwise it continues to the next net. */
  readonly catchesBroken: boolean;
  /** True if nothing else stands on the page that a reload would disturb. */
  readonly isWholePage?: boolean;
}

/** A component whose code is brought when it is first shown, or ahead of it. */
export type RetriedPart<Props> = FunctionComponent<Props> & {
  /** Brings the code. Never fails: a part that could not be brought says so where it is shown. */
  readonly preload: () => Promise<void>;
};

/** Thrown when its code could not be loaded. */
class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** True if its files came and the browser did not import them: it remembers that as long as the page lives. */
function isRemembered(error: unknown): boolean {
  return error instanceof ChunkLoadError && error.cause instanceof Error && error.cause.name === NOT_IMPORTED;
}

/** As `build/fetch-before-import.ts` names it. */
const NOT_IMPORTED = "NotImported";

/**
 * A component whose code comes when it is first shown. When it cannot be brought, `Failed` stands in its place with a
 * way to try again, and it tries on its own when the network is back or a service worker takes the page over. What the
 * browser will not import any more comes by loading the page again: a whole page does so on its own, a part when it is asked.
 *
 * @param load - the `import()` of it
 */
export function retriedPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { Failed, Loading, catchesBroken, isWholePage = false }: RetriedPartOptions,
): RetriedPart<Props> {
  let ready: ComponentType<Props> | null = null;
  // `lazy` remembers a failed load, so each try gets a new one; the last is kept for the next place it is shown.
  let latest = lazy(bring);
  let returnsAtFailure = 0;

  async function bring(): Promise<{ default: ComponentType<Props> }> {
    try {
      const part = await loadOverReturn(load);
      ready = part.default;
      return part;
    } catch (cause) {
      latest = lazy(bring);
      returnsAtFailure = returns;
      throw new ChunkLoadError("A part of the app could not be loaded.", { cause });
    }
  }

  function Part(props: Props) {
    const [{ Current, attempt }, setTry] = useState(() => ({ Current: ready ?? latest, attempt: 0 }));
    const tryAgain = (): void => setTry({ Current: ready ?? latest, attempt: attempt + 1 });
    return (
      <PartBoundary
        key={attempt}
        catchesBroken={catchesBroken}
        fallback={
          <OnceOnline since={returnsAtFailure} onRetry={tryAgain}>
            <Failed onRetry={tryAgain} />
          </OnceOnline>
        }
        remembered={
          <OnceReloaded isByItself={isWholePage}>
            <Failed onRetry={() => location.reload()} />
          </OnceReloaded>
        }
      >
        <Suspense fallback={<Loading />}>
          <Current {...props} />
        </Suspense>
      </PartBoundary>
    );
  }

  return Object.assign(Part, {
    preload: async () => {
      if (ready === null) await bring().catch(() => undefined); // said where it is shown
    },
  });
}

/** Reports each chance to load again: back online, or a new service worker. */
function onReturn(listener: () => void): () => void {
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : undefined; // none without https
  window.addEventListener("online", listener);
  workers?.addEventListener("controllerchange", listener);
  return () => {
    window.removeEventListener("online", listener);
    workers?.removeEventListener("controllerchange", listener);
  };
}

/** Number of these chances since the page was opened. */
let returns = 0;
onReturn(() => {
  returns += 1;
});

/**
 * Pauses before a part is asked for again while the device is online, ms. A browser that starts its service worker anew in
 * that moment drops what the page has asked of it, and says no more than that it failed.
 */
const PAUSES_MS = [100, 400, 1200] as const;

/** Loads, again after a pause while online, and once more if a chance came meanwhile. */
async function loadOverReturn<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const before = returns;
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch (error) {
      if (error instanceof Error && error.name === NOT_IMPORTED && pause > PAUSES_MS[0]) throw error;
      if (!navigator.onLine && returns === before) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

interface OnceOnlineProps extends FailedPartProps {
  /** The returns that the failed load has seen: one that came before this was drawn counts too. */
  readonly since: number;
  readonly children: ReactNode;
}

/** Tries again on its own at each return. */
function OnceOnline({ since, onRetry, children }: OnceOnlineProps) {
  useEffect(() => {
    if (returns > since) onRetry();
    return onReturn(onRetry);
  }, [since, onRetry]);
  return children;
}

interface OnceReloadedProps {
  readonly isByItself: boolean;
  readonly children: ReactNode;
}

/** Loads the page again on its own, where that disturbs nothing. */
function OnceReloaded({ isByItself, children }: OnceReloadedProps) {
  useEffect(() => {
    if (!isByItself) return undefined;
    reloadOnce();
    return onReturn(() => reloadOnce());
  }, [isByItself]);
  return children;
}

interface PartBoundaryProps {
  readonly fallback: ReactNode;
  /** Stands there when the browser will not import it any more. */
  readonly remembered: ReactNode;
  readonly catchesBroken: boolean;
  readonly children: ReactNode;
}

/** Catches what fails in one part of a page, and only that. */
class PartBoundary extends Component<PartBoundaryProps, { readonly failed: { readonly error: unknown } | null }> {
  override state: { readonly failed: { readonly error: unknown } | null } = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override render() {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    if (!this.props.catchesBroken && !(failed.error instanceof ChunkLoadError)) throw failed.error;
    return isRemembered(failed.error) ? this.props.remembered : this.props.fallback;
  }
}
