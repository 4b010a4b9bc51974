import { Checkbox } from "../../controls/Checkbox/Checkbox.tsx";
import { navigationWords } from "../../messages/en/map/navigation.ts";
import { useWords } from "../../messages/use-words.ts";
import type { Navigation } from "./use-navigation.ts";
import { useNextStep } from "./use-next-step.ts";

/** The next thing to do on the way: shown, announced to those who do not see it, and whether it is spoken aloud. */
export function NextStep({ navigation }: { readonly navigation: Navigation }) {
  const words = useWords(navigationWords).navigation;
  const step = useNextStep(navigation);
  if (step === null) return undefined;
  return (
    <>
      <p className="placard-navigation-next" data-off={navigation.isOffRoute || undefined}>
        {step.shown}
      </p>
      {/* Said once for each distance of a step, and not with every position. */}
      <p className="placard-visually-hidden" aria-live="assertive">
        {step.announced}
      </p>
      {"speechSynthesis" in globalThis ? (
        <Checkbox isSelected={navigation.isSpoken} onChange={navigation.setSpoken}>
          {words.speak}
        </Checkbox>
      ) : undefined}
    </>
  );
}
