import { formatDuration } from "@placard/hazmat-core";
import { TriangleAlert } from "lucide";
import { lazy, Suspense } from "react";
import { responderMapTexts } from "../../messages/en/map/responder-map.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { Icon } from "../../internal/Icon.tsx";
import { formatMoment } from "../../internal/format-moment.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { PlumeResult } from "../../plume/result/plume-result.ts";
import { ZONES_VALID_MS } from "../../plume/result/zones-validity.ts";
import { useNow } from "../../plume/WeatherCard/use-now.ts";

const TankText = lazy(async () => ({ default: (await import("../PlumeMap/TankCircles.tsx")).TankText }));

interface ReleaseNoteProps {
  readonly result: PlumeResult;
  /** True if the inputs have changed since. */
  readonly isChanged: boolean;
}

/** Shows the substance and time of the zones, and why they may no longer apply. */
export function ReleaseNote({ result, isChanged }: ReleaseNoteProps) {
  const texts = useTexts(responderMapTexts).responderMap;
  const { locale } = useSpeech();
  const doubts = useDoubts(result, isChanged);
  return (
    <div className="placard-map-release" data-doubtful={doubts.length > 0 || undefined}>
      <p>
        {texts.zonesOf(
          result.chemical?.name ?? result.inputs.chem_name,
          formatMoment(result.calculatedAt.toISOString(), locale),
        )}
      </p>
      {result.tank === undefined ? undefined : (
        <Suspense>
          <TankText tank={result.tank.size} />
        </Suspense>
      )}
      {doubts.length === 0 ? undefined : (
        <p role="status">
          <Icon of={TriangleAlert} aria-hidden="true" />
          <span>{doubts.join(" ")}</span>
        </p>
      )}
    </div>
  );
}

/** Reasons why the zones may no longer apply, as sentences. */
export function useDoubts(result: PlumeResult | null, isChanged: boolean): readonly string[] {
  const texts = useTexts(responderMapTexts).responderMap;
  const now = useNow();
  if (result === null) return [];
  const ageMs = now.getTime() - result.calculatedAt.getTime();
  return [
    ...(ageMs < ZONES_VALID_MS ? [] : [texts.zonesOld(formatDuration(ageMs / 1000))]),
    ...(isChanged ? [texts.zonesChanged] : []),
  ];
}
