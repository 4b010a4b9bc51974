import { formatDistance } from "@placard/hazmat-core";
import { useEffect, useState } from "react";
import { Checkbox } from "../../controls/Checkbox/Checkbox.tsx";
import { navigationWords } from "../../messages/en/map/navigation.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { useWords } from "../../messages/use-words.ts";
import type { Navigation } from "./use-navigation.ts";

/** Nearer to a turn than this it is said as now, m. */
const NOW_M = 60;
/** Distances are said in steps, so that they are not said anew with every position, m. */
const STEP_M = [1000, 500, 200];

/** The next thing to do on the way: shown, announced to those who do not see it, and spoken on request. */
export function NextStep({
  navigation: { route, progress, isOffRoute, isLoadingRoute },
}: {
  readonly navigation: Navigation;
}) {
  const words = useWords(navigationWords).navigation;
  const speech = useSpeech();
  const [isSpoken, setSpoken] = useState(false);
  const step = progress?.step ?? 0;
  const next = route?.steps[step + 1] ?? route?.steps.at(-1);
  const meters = progress?.nextStepM ?? null;
  const far = STEP_M.find((reach) => (meters ?? Infinity) >= reach);
  const said =
    next === undefined
      ? ""
      : isOffRoute
        ? isLoadingRoute
          ? words.offRoute
          : words.offRouteKept
        : meters === null || meters <= NOW_M
          ? words.now(next.instruction)
          : words.next(speech.figure(formatDistance(far ?? meters)), next.instruction);
  useEffect(() => {
    if (!isSpoken || said === "" || !("speechSynthesis" in window)) return undefined;
    const spoken = new SpeechSynthesisUtterance(said);
    if (speech.locale !== null) spoken.lang = speech.locale;
    speechSynthesis.cancel();
    speechSynthesis.speak(spoken);
    return () => speechSynthesis.cancel();
  }, [isSpoken, said, speech.locale]);
  if (next === undefined) return undefined;
  return (
    <>
      <p className="placard-navigation-next" data-off={isOffRoute || undefined}>
        {isOffRoute || meters === null || meters <= NOW_M
          ? said
          : words.next(speech.figure(formatDistance(Math.round(meters / 10) * 10)), next.instruction)}
      </p>
      {/* Said once for each distance of a step, and not with every position. */}
      <p className="placard-visually-hidden" aria-live="assertive">
        {far === undefined && !isOffRoute && meters !== null && meters > NOW_M ? "" : said}
      </p>
      {"speechSynthesis" in globalThis ? (
        <Checkbox isSelected={isSpoken} onChange={setSpoken}>
          {words.speak}
        </Checkbox>
      ) : undefined}
    </>
  );
}
