import { formatDistance } from "@placard/hazmat-core";
import type { RouteHazards } from "@placard/hazmat-core/scene";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { navigationWords } from "../../messages/en/map/navigation.ts";
import { saidOr, useSpeech } from "../../messages/language/speech.ts";
import { useWords } from "../../messages/use-words.ts";

interface RouteWarningProps {
  readonly hazards: RouteHazards;
  /** Reasons why the zones may no longer apply: a route checked against them is not known to be safe. */
  readonly doubts: readonly string[];
}

/**
 * Shows which zones of the release a route enters, and from which direction it approaches. Empty if it enters none and
 * the zones still apply.
 */
export function RouteWarning({ hazards: { crossed, approach }, doubts }: RouteWarningProps) {
  const words = useWords(navigationWords).navigation;
  const speech = useSpeech();
  const isDanger = crossed.length > 0 || approach === "downwind";
  const isClear = !isDanger && (approach === "far" || approach === "upwind");
  if (isClear && doubts.length === 0) return undefined;
  if (isClear)
    return (
      <Banner tone="caution" title={words.uncheckedTitle}>
        {doubts.join(" ")}
      </Banner>
    );
  const zones = crossed.map(({ label, afterM }) => {
    const zone = saidOr(speech, label);
    return afterM === 0 ? words.beginsInside(zone) : words.crosses(zone, speech.figure(formatDistance(afterM)));
  });
  const side = { downwind: words.downwind, crosswind: words.crosswind, "no-direction": words.windUnknown } as const;
  const comes = approach === "far" || approach === "upwind" ? [] : [side[approach]];
  return (
    <Banner tone={isDanger ? "danger" : "caution"} title={isDanger ? words.dangerTitle : words.cautionTitle}>
      {[...zones, ...comes, words.chooseUpwind, ...doubts].join(" ")}
    </Banner>
  );
}
