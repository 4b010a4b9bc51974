import { Component, useState, type ReactNode } from "react";
import { Button } from "../../controls/Button/Button.tsx";
import { useOnline } from "../../hooks/use-online.ts";
import { isChunkLoadError } from "../../internal/chunk-load-error.ts";
import { mapTexts } from "../../messages/en/map/map.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { MapboxLoadError } from "./mapbox-load-error.ts";
import { SilentMap } from "./SilentMap.tsx";

/** Parts of a map that remain after an error. */
interface MapFrame {
  readonly theme?: string;
  readonly label?: string;
  readonly sentence?: ReactNode;
}

/**
 * Catches errors of a map: the page and the text of the result stay, and the map can be loaded again. It reloads
 * automatically when the device is back online.
 */
export function MapBoundary({ map, children }: { map: MapFrame; children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary key={attempt} map={map} onRetry={() => setAttempt(attempt + 1)}>
      {children}
    </ErrorBoundary>
  );
}

interface BrokenMapProps {
  readonly map: MapFrame;
  readonly error: Error;
  readonly onRetry: () => void;
}

function BrokenMap({ map: { theme = "light", label, sentence }, error, onRetry }: BrokenMapProps) {
  const texts = useTexts(mapTexts).map;
  const isMapbox = error instanceof MapboxLoadError;
  const title = isMapbox || isChunkLoadError(error) ? texts.notBrought : texts.broken;
  const message = isMapbox ? texts.noMapbox : error.message;
  const reason = /[.!?]$/.test(message) ? message : `${message}.`;
  useOnline(true, onRetry);
  return (
    <section className="placard-map" data-placard-theme={theme} aria-label={label ?? texts.label}>
      <SilentMap title={title} reason={reason} action={<Button onPress={onRetry}>{texts.drawAgain}</Button>} />
      {sentence === undefined ? undefined : <div className="placard-map-sentence">{sentence}</div>}
    </section>
  );
}

interface ErrorBoundaryProps {
  readonly map: MapFrame;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    const { map, onRetry, children } = this.props;
    if (error === null) return children;
    return <BrokenMap map={map} error={error} onRetry={onRetry} />;
  }
}
