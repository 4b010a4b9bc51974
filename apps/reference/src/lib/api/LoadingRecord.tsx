import { formatNumber } from "@placard/hazmat-core";
import { Button, ProgressBar } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { LoadProgress } from "./all-chemicals.ts";
import "./LoadingRecord.css";

interface LoadingRecordProps {
  readonly soFar: LoadProgress;
  readonly texts: (done: string, all: string) => string;
  readonly onCancel: () => void;
}

/** Progress of loading a record for a file, with a cancel button. */
export function LoadingRecord({ soFar: { done, all }, texts, onCancel }: LoadingRecordProps) {
  const { common } = useMessages();
  return (
    <div className="app-reading-record">
      <ProgressBar label={texts(formatNumber(done), formatNumber(all))} value={done} maxValue={Math.max(1, all)} />
      <Button onPress={onCancel}>{common.cancel}</Button>
    </div>
  );
}
