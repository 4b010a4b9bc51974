import type { Tier } from "@placard/hazmat-core/business";
import { ConfirmDialog } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { Surplus } from "./plan-surplus.ts";
import { SurplusLines } from "./SurplusLines.tsx";

interface DowngradeDialogProps {
  readonly tier: Tier;
  /** `null` if the records of the business could not be counted. */
  readonly surplus: readonly Surplus[] | null;
  readonly isSaving: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Dialog that asks for confirmation before choosing a plan that is too small for the business. */
export function DowngradeDialog({ tier, surplus, isSaving, onClose, onConfirm }: DowngradeDialogProps) {
  const { subscription, common } = useMessages();
  return (
    <ConfirmDialog
      isOpen
      title={subscription.downgradeTitle(subscription.planWords.title[tier])}
      text={surplus === null ? subscription.uncounted : <SurplusLines surplus={surplus} />}
      confirmLabel={subscription.downgradeConfirm}
      cancelLabel={common.cancel}
      isPending={isSaving}
      pendingLabel={subscription.saving}
      onOpenChange={onClose}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
    />
  );
}
