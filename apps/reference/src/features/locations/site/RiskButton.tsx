import { Button } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface RiskButtonProps {
  readonly one: string;
  readonly other: string;
  readonly isAccepted: boolean;
  /** Reason why this user can neither accept nor withdraw; `null`: allowed. */
  readonly refused: string | null;
  readonly isPending: boolean;
  readonly onAccept: () => void;
  readonly onTakeBack: () => void;
}

/** Lets two stand together, or takes that back. */
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
