import { Checkbox } from "../../controls/Checkbox/Checkbox.tsx";
import { navigationTexts } from "../../messages/en/map/navigation.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { Navigation } from "./use-navigation.ts";
import { useNextStep } from "./use-next-step.ts";

/** Shows and announces the next step, with a switch for spoken directions. */
export function NextStep({ navigation }: { readonly navigation: Navigation }) {
  const texts = useTexts(navigationTexts).navigation;
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
          {texts.speak}
        </Checkbox>
      ) : undefined}
    </>
  );
}
