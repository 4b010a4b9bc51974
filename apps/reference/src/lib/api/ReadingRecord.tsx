import { formatNumber } from "@placard/hazmat-core";
import { Button, ProgressBar } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { ReadSoFar } from "./every-chemical.ts";
import "./ReadingRecord.css";

interface ReadingRecordProps {
  readonly soFar: ReadSoFar;
  readonly words: (done: string, all: string) => string;
  readonly onCancel: () => void;
}

/** Progress of loading a record for a file, with a cancel button. */
export function ReadingRecord({ soFar: { done, all }, words, onCancel }: ReadingRecordProps) {
  const { common } = useMessages();
  return (
    <div className="app-reading-record">
      <ProgressBar label={words(formatNumber(done), formatNumber(all))} value={done} maxValue={Math.max(1, all)} />
      <Button onPress={onCancel}>{common.cancel}</Button>
    </div>
  );
}
