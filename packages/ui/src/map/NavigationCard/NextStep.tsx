import { Checkbox } from "../../controls/Checkbox/Checkbox.tsx";
import { navigationWords } from "../../messages/en/map/navigation.ts";
import { useWords } from "../../messages/use-words.ts";
import type { Navigation } from "./use-navigation.ts";
import { useNextStep } from "./use-next-step.ts";

/** Shows and announces the next step, with a switch for spoken directions. */
export function NextStep({ navigation }: { readonly navigation: Navigation }) {
  const words = useWords(navigationWords).navigation;
  const step = useNextStep(navigation);
  if (step === null) return undefined;
  return (
    <>
      <p className="placard-navigation-next" data-off={navigation.isOffRoute || undefined}>
        {step.shown}
      </p>
      {/* Announced once for each distance of a step, not with every position. */}
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
