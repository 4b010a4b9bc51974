import { Button } from "@placard/ui";
import { ArrowRight } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface PlanButtonProps {
  readonly label: string;
  readonly isSaving: boolean;
  /** Data still loading before a plan can be chosen; `null`: none. */
  readonly waitsFor?: string | null;
  /** Reason why the user cannot choose; `null`: allowed. */
  readonly refused: string | null;
  readonly onPress: () => void;
}

/** Goes on with the plan that is chosen. */
export function PlanButton({ label, isSaving, waitsFor = null, refused, onPress }: PlanButtonProps) {
  const { subscription } = useMessages();
  return (
    <Button
      variant="primary"
      size="lg"
      iconEnd={<ArrowRight aria-hidden="true" />}
      isPending={isSaving}
      pendingLabel={subscription.saving}
      disabledReason={refused ?? waitsFor ?? undefined}
      onPress={onPress}
    >
      {label}
    </Button>
  );
}
