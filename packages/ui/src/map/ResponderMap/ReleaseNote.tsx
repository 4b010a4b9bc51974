import { formatDuration } from "@placard/hazmat-core";
import { TriangleAlert } from "lucide-react";
import { lazy, Suspense } from "react";
import { responderMapWords } from "../../messages/en/map/responder-map.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { formatMoment } from "../../internal/format-moment.ts";
import { useWords } from "../../messages/use-words.ts";
import type { PlumeResult } from "../../plume/result/plume-result.ts";
import { ZONES_HOLD_MS } from "../../plume/result/zones-hold.ts";
import { useNow } from "../../plume/WeatherCard/use-now.ts";

const TankWords = lazy(async () => ({ default: (await import("../PlumeMap/TankCircles.tsx")).TankWords }));

interface ReleaseNoteProps {
  readonly result: PlumeResult;
  /** True if the inputs have changed since. */
  readonly isChanged: boolean;
}

/** Shows the substance and time of the zones, and why they may no longer apply. */
export function ReleaseNote({ result, isChanged }: ReleaseNoteProps) {
  const words = useWords(responderMapWords).responderMap;
  const { locale } = useSpeech();
  const doubts = useDoubts(result, isChanged);
  return (
    <div className="placard-map-release" data-doubtful={doubts.length > 0 || undefined}>
      <p>
        {words.zonesOf(
          result.chemical?.name ?? result.inputs.chem_name,
          formatMoment(result.calculatedAt.toISOString(), locale),
        )}
      </p>
      {result.tank === undefined ? undefined : (
        <Suspense>
          <TankWords tank={result.tank.size} />
        </Suspense>
      )}
      {doubts.length === 0 ? undefined : (
        <p role="status">
          <TriangleAlert aria-hidden="true" />
          <span>{doubts.join(" ")}</span>
        </p>
      )}
    </div>
  );
}

/** Reasons why the zones may no longer apply, as sentences. */
export function useDoubts(result: PlumeResult | null, isChanged: boolean): readonly string[] {
  const words = useWords(responderMapWords).responderMap;
  const now = useNow();
  if (result === null) return [];
  const ageMs = now.getTime() - result.calculatedAt.getTime();
  return [
    ...(ageMs < ZONES_HOLD_MS ? [] : [words.zonesOld(formatDuration(ageMs / 1000))]),
    ...(isChanged ? [words.zonesChanged] : []),
  ];
}
