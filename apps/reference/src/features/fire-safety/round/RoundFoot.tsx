import type { Inspection } from "@placard/api-client";
import { Button } from "@placard/ui";
import { useState } from "react";
import { useWhyNot } from "../../../lib/rights/use-why-not.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { GiveUpDialog } from "./GiveUpDialog.tsx";
import type { useRoundSaving } from "./use-round-saving.ts";

interface RoundFootProps {
  readonly inspection: Inspection;
  readonly saving: ReturnType<typeof useRoundSaving>;
  readonly onFinish: () => void;
  readonly onGivenUp: () => void;
}

/** Keeps, finishes or gives up a round. It stays in view below the items. */
export function RoundFoot({ inspection, saving, onFinish, onGivenUp }: RoundFootProps) {
  const { fireSafety: words } = useMessages();
  const refused = useWhyNot()(useBusinessProfile().role, "inspect") ?? undefined;
  const [givesUp, setGivesUp] = useState(false);
  return (
    <div className="app-round-foot">
      <Button variant="quiet" disabledReason={refused} onPress={() => setGivesUp(true)}>
        {words.giveUp}
      </Button>
      <span className="placard__grow" />
      <Button
        isPending={saving.isSaving}
        pendingLabel={words.saving}
        disabledReason={refused}
        isDisabled={saving.isFinishing}
        onPress={saving.save}
      >
        {words.save}
      </Button>
      <Button
        variant="primary"
        isPending={saving.isFinishing}
        pendingLabel={words.finishing}
        disabledReason={refused}
        isDisabled={saving.isSaving}
        onPress={onFinish}
      >
        {words.finish}
      </Button>
      {givesUp && <GiveUpDialog inspection={inspection} onGivenUp={onGivenUp} onClose={() => setGivesUp(false)} />}
    </div>
  );
}
