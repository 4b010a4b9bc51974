import { Banner, Button } from "@placard/ui";
import { useState, useSyncExternalStore } from "react";
import { clockOffMs } from "../../../lib/device/clock-off.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Warns that the clock of this device is wrong although the times in the app are right. */
export function ClockWarning() {
  const { responder } = useMessages();
  const offS = useSyncExternalStore(everySecond, () => Math.round(clockOffMs() / 1000));
  const [isRead, setRead] = useState(false);
  if (offS === 0 || isRead) return null;
  const title = offS > 0 ? responder.clockSlow : responder.clockFast;
  return (
    <Banner
      tone="caution"
      className="app-clock-warning"
      title={title(durationText(Math.abs(offS)))}
      action={<Button onPress={() => setRead(true)}>{responder.clockRead}</Button>}
    >
      {responder.clockText}
    </Banner>
  );
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

const durationText = (seconds: number): string => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);
