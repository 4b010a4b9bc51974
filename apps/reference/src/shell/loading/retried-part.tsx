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
  /** Shown in place of the part if it cannot be shown. */
  readonly Failed: ComponentType<FailedPartProps>;
  /** Shown in place of the part while its code is loading. */
  readonly Loading: ComponentType;
  /** True if errors while rendering the part are caught here as well; otherwise they reach the next error boundary. */
  readonly catchesBroken: boolean;
  /** True if the page contains nothing else that a reload would disturb. */
  readonly isWholePage?: boolean;
}

/** A component whose code loads when it is first shown, or earlier by `preload`. */
export type RetriedPart<Props> = FunctionComponent<Props> & {
  /** Loads the code. Never rejects: a part that could not be loaded shows the error where it is used. */
  readonly preload: () => Promise<void>;
};

/** Thrown if the code of a part could not be loaded. */
class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** True if the files were fetched but not imported: the browser remembers such a failure as long as the page lives. */
function isRemembered(error: unknown): boolean {
  return error instanceof ChunkLoadError && error.cause instanceof Error && error.cause.name === NOT_IMPORTED;
}

/** Error name set by `build/fetch-before-import.ts`. */
const NOT_IMPORTED = "NotImported";

/**
 * A component whose code loads when it is first shown. If loading fails, `Failed` is shown in its place with a retry
 * button. It also retries when the network is back or a new service worker takes over the page. If the browser will not
 * import the code again, the page has to be reloaded: a whole page reloads automatically, a part when the user presses
 * the button.
 *
 * @param load - the `import()` of the component
 */
export function retriedPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { Failed, Loading, catchesBroken, isWholePage = false }: RetriedPartOptions,
): RetriedPart<Props> {
  let ready: ComponentType<Props> | null = null;
  // `lazy` remembers a failed load, so each try gets a new one; the latest is kept for the next use.
  let latest = lazy(loadPart);
  let returnsAtFailure = 0;

  async function loadPart(): Promise<{ default: ComponentType<Props> }> {
    try {
      const part = await loadOverReturn(load);
      ready = part.default;
      return part;
    } catch (cause) {
      latest = lazy(loadPart);
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
      if (ready === null) await loadPart().catch(() => undefined); // the part shows the error
    },
  });
}

/** Calls the listener at each chance to load again: back online, or a new service worker. */
function onReturn(listener: () => void): () => void {
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : undefined; // undefined without HTTPS
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
 * Pauses before a part is requested again while the device is online, ms. A browser that restarts its service worker
 * drops the running requests of the page, with no other sign than a failed request.
 */
const PAUSES_MS = [100, 400, 1200] as const;

/**
 * Loads the part. Retries after each pause while the device is online, or if a new chance to load came up in the
 * meantime.
 */
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
  /** Value of `returns` at the failed load, so that a chance before this render counts too. */
  readonly since: number;
  readonly children: ReactNode;
}

/** Retries automatically at each chance to load. */
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

/** Reloads the page automatically if that disturbs nothing. */
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
  /** Shown if the browser will not import the code again. */
  readonly remembered: ReactNode;
  readonly catchesBroken: boolean;
  readonly children: ReactNode;
}

/** Catches only the errors of one part of a page. */
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
