import { responseCardOf, type ResponseCard } from "@placard/hazmat-core";
import { guidanceForGuide } from "@placard/hazmat-core/guidance";
import { chlorineRecord } from "@placard/hazmat-core/examples";
import { useQuery } from "@tanstack/react-query";

const withoutGuidance = responseCardOf(chlorineRecord, null);

/**
 * The ten-second card of chlorine: first with data derived from its class, then with the guide, which loads separately.
 */
export function useHeroCard(): ResponseCard {
  const { data } = useQuery({
    queryKey: ["hero-card"],
    queryFn: async () =>
      responseCardOf(
        chlorineRecord,
        withoutGuidance.guide === null ? null : await guidanceForGuide(withoutGuidance.guide),
      ),
    staleTime: Infinity,
  });
  return data ?? withoutGuidance;
}
