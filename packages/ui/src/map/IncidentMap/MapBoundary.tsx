import { Component, useState, type ReactNode } from "react";
import { Button } from "../../controls/Button/Button.tsx";
import { useOnline } from "../../hooks/use-online.ts";
import { isMissingPart } from "../../internal/missing-part.ts";
import { mapWords } from "../../messages/en/map/map.ts";
import { useWords } from "../../messages/use-words.ts";
import { SilentMap } from "./SilentMap.tsx";

/** Parts of a map that remain after an error. */
interface MapFrame {
  readonly theme: string;
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
    <Caught key={attempt} map={map} onRetry={() => setAttempt(attempt + 1)}>
      {children}
    </Caught>
  );
}

interface BrokenMapProps {
  readonly map: MapFrame;
  readonly error: Error;
  readonly onRetry: () => void;
}

function BrokenMap({ map: { theme, label, sentence }, error, onRetry }: BrokenMapProps) {
  const words = useWords(mapWords).map;
  const title = isMissingPart(error) ? words.notBrought : words.broken;
  const reason = /[.!?]$/.test(error.message) ? error.message : `${error.message}.`;
  useOnline(true, onRetry);
  return (
    <section className="placard-map" data-placard-theme={theme} aria-label={label ?? words.label}>
      <SilentMap title={title} reason={reason} action={<Button onPress={onRetry}>{words.drawAgain}</Button>} />
      {sentence === undefined ? undefined : <div className="placard-map-sentence">{sentence}</div>}
    </section>
  );
}

interface CaughtProps {
  readonly map: MapFrame;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

class Caught extends Component<CaughtProps, { readonly error: Error | null }> {
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
