import { Banner, Button } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { FilledNumber } from "./use-filled-from-number.ts";

interface FilledFromNumberProps {
  readonly filled: FilledNumber;
  readonly onUndo: () => void;
}

/** Shows the fields filled in from a typed number, with Undo. */
export function FilledFromNumber({ filled: { typed, match }, onUndo }: FilledFromNumberProps) {
  const { chemicals: texts } = useMessages();
  return (
    <Banner
      tone="info"
      title={texts.filledFrom(typed)}
      action={<Button onPress={onUndo}>{texts.filledFromUndo}</Button>}
    >
      {texts.filledFromText(match.name, match.unNumber, match.hazardClass)}
    </Banner>
  );
}
