import { formatElapsed } from "@placard/hazmat-core";
import { useEffect, useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** How long the incident runs. @param sinceIso - when it began */
export function IncidentClock({ sinceIso }: { readonly sinceIso: string }) {
  const { responder } = useMessages();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const elapsed = Math.max(0, Math.floor((now - new Date(sinceIso).getTime()) / 1000));
  return (
    <span className="placard__clock" role="timer" aria-label={responder.elapsed}>
      {formatElapsed(elapsed)}
    </span>
  );
}
