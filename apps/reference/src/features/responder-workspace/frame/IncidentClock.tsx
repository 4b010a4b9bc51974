import type { Incident } from "@placard/api-client";
import { formatElapsed } from "@placard/hazmat-core";
import { useEffect, useState } from "react";
import { serverClock } from "../../../lib/device/server-clock.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

type Times = Pick<Incident, "status" | "created_at" | "completed_at">;

/** Duration of the incident; for an ended one, its total duration. */
export function IncidentClock({ incident: { status, created_at, completed_at } }: { readonly incident: Times }) {
  const { responder } = useMessages();
  const [now, setNow] = useState(serverClock.now);
  const isRunning = status === "active";
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(serverClock.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  // If the server's end time is not known yet, the clock stops at the time when this page learned of the end.
  const until = isRunning || completed_at === null ? now : new Date(completed_at).getTime();
  const elapsed = Math.max(0, Math.floor((until - new Date(created_at).getTime()) / 1000));
  return (
    <span className="placard__clock" role="timer" aria-label={isRunning ? responder.elapsed : responder.ranFor}>
      {formatElapsed(elapsed)}
    </span>
  );
}
