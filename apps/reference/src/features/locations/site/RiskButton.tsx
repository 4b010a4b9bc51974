import { Button } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface RiskButtonProps {
  readonly one: string;
  readonly other: string;
  readonly isAccepted: boolean;
  /** Reason why this user can neither accept nor withdraw, or `null` if allowed. */
  readonly refused: string | null;
  readonly isPending: boolean;
  readonly onAccept: () => void;
  readonly onTakeBack: () => void;
}

/** Button that accepts the risk of storing two chemicals together, or withdraws it. */
export function RiskButton({ one, other, isAccepted, refused, isPending, onAccept, onTakeBack }: RiskButtonProps) {
  const { standing: words } = useMessages();
  const disabledReason = refused ?? undefined;
  return isAccepted ? (
    <Button
      aria-label={words.takeBackOf(one, other)}
      disabledReason={disabledReason}
      isPending={isPending}
      onPress={onTakeBack}
    >
      {words.takeBack}
    </Button>
  ) : (
    <Button aria-label={words.acceptOf(one, other)} disabledReason={disabledReason} onPress={onAccept}>
      {words.accept}
    </Button>
  );
}
