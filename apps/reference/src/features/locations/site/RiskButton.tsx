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
  const { standing: texts } = useMessages();
  const disabledReason = refused ?? undefined;
  return isAccepted ? (
    <Button
      aria-label={texts.takeBackOf(one, other)}
      disabledReason={disabledReason}
      isPending={isPending}
      onPress={onTakeBack}
    >
      {texts.takeBack}
    </Button>
  ) : (
    <Button aria-label={texts.acceptOf(one, other)} disabledReason={disabledReason} onPress={onAccept}>
      {texts.accept}
    </Button>
  );
}
