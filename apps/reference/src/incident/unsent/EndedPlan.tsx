import type { Incident } from "@placard/api-client";
import { useEffect, useEffectEvent, useState } from "react";
import { useDrafts } from "../../forms/drafts/use-drafts.ts";
import { lazyPart } from "../../shell/loading/lazy-part.tsx";
import { scopeOf } from "../saved/work-scope.ts";
import { typedPlan, type TypedPlan } from "../typed-plan.ts";

const UnsentPlan = lazyPart(async () => ({ default: (await import("./UnsentPlan.tsx")).UnsentPlan }));

/** Polling interval for the draft, ms: the form of an ended plan continues to save it. */
const POLL_MS = 1000;

interface EndedPlanProps {
  readonly incident: Pick<Incident, "incident_id" | "client_id" | "status">;
}

/** Shown on pages of an ended incident: this user's plan input on this device that was never sent, if any. */
export function EndedPlan({ incident }: EndedPlanProps) {
  const drafts = useDrafts();
  const scope = scopeOf(incident);
  const read = (): string => JSON.stringify(typedPlan(drafts, scope));
  const [text, setText] = useState(read);
  const readDraft = useEffectEvent(() => setText(read()));
  useEffect(() => {
    const timer = setInterval(() => readDraft(), POLL_MS);
    return () => clearInterval(timer);
  }, []);
  const typed = JSON.parse(text) as TypedPlan | null; // written by `read`
  if (incident.status !== "completed" || typed === null) return undefined;
  return <UnsentPlan incident={incident} typed={typed} />;
}
