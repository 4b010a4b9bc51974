import { formatDistance, type Route } from "@placard/hazmat-core";
import type { RouteProgress } from "@placard/hazmat-core/scene";
import { navigationWords } from "../../messages/en/map/navigation.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { useWords } from "../../messages/use-words.ts";

/** Nearer to a turn than this it is said as now, m. */
const NOW_M = 60;
/** Distances are said in steps, so that they are not said anew with every position, m. */
const STEP_M = [1000, 500, 200];

/** What of a way says the next step. */
export interface OnTheWay {
  readonly route: Route | null;
  readonly progress: RouteProgress | null;
  readonly isNavigating: boolean;
  readonly isOffRoute: boolean;
  readonly isLoadingRoute: boolean;
}

interface NextStepWords {
  /** As it is shown: with the distance as it is. */
  readonly shown: string;
  /** As it is spoken: the same for a whole step of the distance. */
  readonly spoken: string;
  /** As it is announced: empty where it would be said with every position. */
  readonly announced: string;
}

/** The next thing to do on the way, in words; `null` where no one is on one. */
export function useNextStep({
  route,
  progress,
  isNavigating,
  isOffRoute,
  isLoadingRoute,
}: OnTheWay): NextStepWords | null {
  const words = useWords(navigationWords).navigation;
  const { figure } = useSpeech();
  const next = route?.steps[(progress?.step ?? 0) + 1] ?? route?.steps.at(-1);
  if (!isNavigating || next === undefined) return null;
  if (isOffRoute) {
    const said = isLoadingRoute ? words.offRoute : words.offRouteKept;
    return { shown: said, spoken: said, announced: said };
  }
  const meters = progress?.nextStepM ?? null;
  if (meters === null || meters <= NOW_M) {
    const said = words.now(next.instruction);
    return { shown: said, spoken: said, announced: said };
  }
  const far = STEP_M.find((reach) => meters >= reach);
  const spoken = words.next(figure(formatDistance(far ?? meters)), next.instruction);
  return {
    shown: words.next(figure(formatDistance(Math.round(meters / 10) * 10)), next.instruction),
    spoken,
    announced: far === undefined ? "" : spoken,
  };
}
