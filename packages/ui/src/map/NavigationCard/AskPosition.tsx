import { LocateFixed } from "lucide-react";
import { Button } from "../../controls/Button/Button.tsx";
import { navigationWords } from "../../messages/en/map/navigation.ts";
import { useWords } from "../../messages/use-words.ts";
import type { Navigation } from "./use-navigation.ts";

/** Asks for the position if none is known, or shows why there is none, the consequences, and how to continue. */
export function AskPosition({ navigation: { origin, position, locate } }: { readonly navigation: Navigation }) {
  const words = useWords(navigationWords).navigation;
  if (origin !== null && position.kind !== "error") return undefined;
  const isOld = position.kind === "error" && origin !== null;
  return (
    <div className="placard-navigation-locate">
      <p role="status">{position.kind === "error" ? words.position[position.failure] : words.locationNeeded}</p>
      {position.kind === "error" ? (
        <p>{[isOld ? words.positionOld : words.positionUnknown, words.positionHelp[position.failure]].join(" ")}</p>
      ) : undefined}
      <Button
        icon={<LocateFixed aria-hidden="true" />}
        isPending={position.kind === "loading"}
        pendingLabel={words.findingLocation}
        onPress={locate}
      >
        {words.useLocation}
      </Button>
    </div>
  );
}
