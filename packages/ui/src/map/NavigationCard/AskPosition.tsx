import { LocateFixed } from "lucide";
import { Icon } from "../../internal/Icon.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { navigationTexts } from "../../messages/en/map/navigation.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { Navigation } from "./use-navigation.ts";

/** Asks for the position if none is known, or shows why there is none, the consequences, and how to continue. */
export function AskPosition({ navigation: { origin, position, locate } }: { readonly navigation: Navigation }) {
  const texts = useTexts(navigationTexts).navigation;
  if (origin !== null && position.kind !== "error") return undefined;
  const isOld = position.kind === "error" && origin !== null;
  return (
    <div className="placard-navigation-locate">
      <p role="status">{position.kind === "error" ? texts.position[position.failure] : texts.locationNeeded}</p>
      {position.kind === "error" ? (
        <p>{[isOld ? texts.positionOld : texts.positionUnknown, texts.positionHelp[position.failure]].join(" ")}</p>
      ) : undefined}
      <Button
        icon={<Icon of={LocateFixed} aria-hidden="true" />}
        isPending={position.kind === "loading"}
        pendingLabel={texts.findingLocation}
        onPress={locate}
      >
        {texts.useLocation}
      </Button>
    </div>
  );
}
