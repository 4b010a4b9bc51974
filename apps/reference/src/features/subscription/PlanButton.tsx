import { Button } from "@placard/ui";
import { ArrowRight } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useSession } from "../../session/SessionProvider.tsx";

interface PlanButtonProps {
  readonly label: string;
  readonly isSaving: boolean;
  /** Name of the data that must load before a plan can be chosen, or `null`. */
  readonly waitsFor?: string | null;
  /** Reason why the user cannot choose, or `null` if allowed. */
  readonly refused: string | null;
  readonly onPress: () => void;
}

/** Button that continues with the chosen plan, once it is known who is signed in. */
export function PlanButton({ label, isSaving, waitsFor = null, refused, onPress }: PlanButtonProps) {
  const { shell, subscription } = useMessages();
  const isSessionKnown = useSession().status !== "loading";
  return (
    <Button
      variant="primary"
      size="lg"
      iconEnd={<ArrowRight aria-hidden="true" />}
      isPending={isSaving}
      pendingLabel={subscription.saving}
      disabledReason={isSessionKnown ? (refused ?? waitsFor ?? undefined) : shell.checkingSession}
      onPress={onPress}
    >
      {label}
    </Button>
  );
}
