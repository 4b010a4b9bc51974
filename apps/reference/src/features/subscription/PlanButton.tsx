import { Button } from "@placard/ui";
import { ArrowRight } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface PlanButtonProps {
  readonly label: string;
  readonly isSaving: boolean;
  /** What is still being read before a plan can be taken; `null`: nothing. */
  readonly waitsFor?: string | null;
  /** Why the reader may not choose; `null`: they may. */
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
