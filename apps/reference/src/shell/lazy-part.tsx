import { Button, ErrorState } from "@placard/ui";
import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { PageSpinner } from "./PageSpinner.tsx";

/**
 * A part of a page whose code comes when it is first shown. A part that cannot be brought, or that breaks, says so in
 * its own place with a way to try again; all else on the page stays. It tries by itself when the network is back.
 *
 * @param load - the `import()` of the part
 * @param Failed - stands in its place when it cannot be shown
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Failed: ComponentType<FailedPartProps> = FailedPart,
): ComponentType<Props> {
  // `lazy` remembers a failed load, so each try gets a new one; the last is kept for the next place it is shown.
  let latest = lazy(load);
  return function Part(props: Props) {
    const [{ Current, attempt }, setTry] = useState(() => ({ Current: latest, attempt: 0 }));
    function tryAgain(): void {
      latest = lazy(load);
      setTry({ Current: latest, attempt: attempt + 1 });
    }
    return (
      <PartBoundary
        key={attempt}
        fallback={
          <OnceOnline onRetry={tryAgain}>
            <Failed onRetry={tryAgain} />
          </OnceOnline>
        }
      >
        <Suspense fallback={<LoadingPart />}>
          <Current {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

function LoadingPart() {
  const { common } = useMessages();
  return <PageSpinner label={common.loading} />;
}

export interface FailedPartProps {
  readonly onRetry: () => void;
}

function FailedPart({ onRetry }: FailedPartProps) {
  const { common } = useMessages();
  return (
    <ErrorState
      title={common.partFailedTitle}
      text={common.partFailedText}
      action={<Button onPress={onRetry}>{common.retry}</Button>}
    />
  );
}

/** Tries again by itself when the network is back. */
function OnceOnline({ onRetry, children }: FailedPartProps & { readonly children: ReactNode }) {
  useEffect(() => {
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
  return children;
}

/** Catches what breaks in one part of a page, and only that. */
class PartBoundary extends Component<
  { readonly fallback: ReactNode; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
