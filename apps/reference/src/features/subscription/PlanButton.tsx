import { Button } from "@placard/ui";
import { ArrowRight } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface PlanButtonProps {
  readonly label: string;
  readonly isSaving: boolean;
  /** Whether it is still being counted what the plan has to hold. */
  readonly isCounting?: boolean;
  /** Why the reader may not choose; `null`: they may. */
  readonly refused: string | null;
  readonly onPress: () => void;
}

/** Goes on with the plan that is chosen. */
export function PlanButton({ label, isSaving, isCounting = false, refused, onPress }: PlanButtonProps) {
  const { subscription } = useMessages();
  return (
    <Button
      variant="primary"
      size="lg"
      iconEnd={<ArrowRight aria-hidden="true" />}
      isPending={isSaving}
      pendingLabel={subscription.saving}
      disabledReason={refused ?? (isCounting ? subscription.counting : undefined)}
      onPress={onPress}
    >
      {label}
    </Button>
  );
}
