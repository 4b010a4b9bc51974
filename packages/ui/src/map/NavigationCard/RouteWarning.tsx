import { formatDistance } from "@placard/hazmat-core";
import type { RouteHazards } from "@placard/hazmat-core/scene";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { navigationTexts } from "../../messages/en/map/navigation.ts";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";

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
  const texts = useTexts(navigationTexts).navigation;
  const speech = useSpeech();
  const isDanger = crossed.length > 0 || approach === "downwind";
  const isClear = !isDanger && (approach === "far" || approach === "upwind");
  if (isClear && doubts.length === 0) return undefined;
  if (isClear)
    return (
      <Banner tone="caution" title={texts.uncheckedTitle}>
        {doubts.join(" ")}
      </Banner>
    );
  const zones = crossed.map(({ label, afterM }) => {
    const zone = translatedOrEnglish(speech, label);
    return afterM === 0 ? texts.beginsInside(zone) : texts.crosses(zone, speech.figure(formatDistance(afterM)));
  });
  const side = { downwind: texts.downwind, crosswind: texts.crosswind, "no-direction": texts.windUnknown } as const;
  const comes = approach === "far" || approach === "upwind" ? [] : [side[approach]];
  return (
    <Banner tone={isDanger ? "danger" : "caution"} title={isDanger ? texts.dangerTitle : texts.cautionTitle}>
      {[...zones, ...comes, texts.chooseUpwind, ...doubts].join(" ")}
    </Banner>
  );
}
