import { Button } from "@placard/ui";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import type { useInspectionSaving } from "./use-inspection-saving.ts";

interface InspectionFootProps {
  readonly saving: ReturnType<typeof useInspectionSaving>;
  readonly onFinish: () => void;
}

/** Buttons that save or finish an inspection. They stay visible below the items. */
export function InspectionFoot({ saving, onFinish }: InspectionFootProps) {
  const { fireSafety: texts } = useMessages();
  const refused = useRefusalReason()(useBusinessProfile().role, "inspect") ?? undefined;
  return (
    <div className="app-round-foot">
      <Button
        isPending={saving.isSaving}
        pendingLabel={texts.saving}
        disabledReason={refused}
        isDisabled={saving.isFinishing}
        onPress={saving.save}
      >
        {texts.save}
      </Button>
      <Button
        variant="primary"
        isPending={saving.isFinishing}
        pendingLabel={texts.finishing}
        disabledReason={refused}
        isDisabled={saving.isSaving}
        onPress={onFinish}
      >
        {texts.finish}
      </Button>
    </div>
  );
}
