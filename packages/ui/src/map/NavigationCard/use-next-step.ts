import { formatDistance, type Route } from "@placard/hazmat-core";
import type { RouteProgress } from "@placard/hazmat-core/scene";
import { navigationTexts } from "../../messages/en/map/navigation.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";

/** Distance below which a turn is announced as "now", m. */
const NOW_M = 60;
/** Steps of announced distances, m, so that not every position is announced. */
const STEP_M = [1000, 500, 200];

/** State of navigation that the next step depends on. */
export interface RouteGuidance {
  readonly route: Route | null;
  readonly progress: RouteProgress | null;
  readonly isNavigating: boolean;
  readonly isOffRoute: boolean;
  readonly isLoadingRoute: boolean;
}

interface NextStepTexts {
  /** Visible text, with the exact distance. */
  readonly shown: string;
  /** Spoken text, which is the same within one step of the distance. */
  readonly spoken: string;
  /** Text for screen readers; empty if it would change with every position. */
  readonly announced: string;
}

/** Texts of the next step; `null` while not navigating. */
export function useNextStep({
  route,
  progress,
  isNavigating,
  isOffRoute,
  isLoadingRoute,
}: RouteGuidance): NextStepTexts | null {
  const texts = useTexts(navigationTexts).navigation;
  const { figure } = useSpeech();
  const next = route?.steps[(progress?.step ?? 0) + 1] ?? route?.steps.at(-1);
  if (!isNavigating || next === undefined) return null;
  if (isOffRoute) {
    const announcement = isLoadingRoute ? texts.offRoute : texts.offRouteKept;
    return { shown: announcement, spoken: announcement, announced: announcement };
  }
  const meters = progress?.nextStepM ?? null;
  if (meters === null || meters <= NOW_M) {
    const announcement = texts.now(next.instruction);
    return { shown: announcement, spoken: announcement, announced: announcement };
  }
  const far = STEP_M.find((reach) => meters >= reach);
  const spoken = texts.next(figure(formatDistance(far ?? meters)), next.instruction);
  return {
    shown: texts.next(figure(formatDistance(Math.round(meters / 10) * 10)), next.instruction),
    spoken,
    announced: far === undefined ? "" : spoken,
  };
}
