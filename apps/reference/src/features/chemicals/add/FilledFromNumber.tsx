import { Banner, Button } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { FilledNumber } from "./use-filled-from-number.ts";

interface FilledFromNumberProps {
  readonly filled: FilledNumber;
  readonly onUndo: () => void;
}

/** Says what a typed number filled in, and takes it back. */
export function FilledFromNumber({ filled: { typed, match }, onUndo }: FilledFromNumberProps) {
  const { chemicals: words } = useMessages();
  return (
    <Banner
      tone="info"
      title={words.filledFrom(typed)}
      action={<Button onPress={onUndo}>{words.filledFromUndo}</Button>}
    >
      {words.filledFromText(match.name, match.unNumber, match.hazardClass)}
    </Banner>
  );
}
