import type { Inspection } from "@placard/api-client";
import { Button } from "@placard/ui";
import { useState } from "react";
import { formatDay } from "../../../lib/formats/format-day.ts";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { OwnVersion } from "./OwnVersion.tsx";
import { DiscardInspectionDialog } from "./DiscardInspectionDialog.tsx";

interface InspectionHeadProps {
  readonly inspection: Inspection;
  readonly onGivenUp: () => void;
}

/** Heading of an inspection: checklist, location, who started it, and Discard. */
export function InspectionHead({ inspection, onGivenUp }: InspectionHeadProps) {
  const { fireSafety: texts } = useMessages();
  const refused = useRefusalReason()(useBusinessProfile().role, "inspect") ?? undefined;
  const [givesUp, setGivesUp] = useState(false);
  const { name, location_name, started_by, started_at } = inspection;
  return (
    <div className="app-page-title">
      <div>
        <h1>{name}</h1>
        <p>{texts.begunLine(location_name, started_by, formatDay(started_at) ?? started_at)}</p>
        <OwnVersion inspection={inspection} />
      </div>
      <Button variant="quiet" disabledReason={refused} onPress={() => setGivesUp(true)}>
        {texts.giveUp}
      </Button>
      {givesUp && (
        <DiscardInspectionDialog inspection={inspection} onDiscarded={onGivenUp} onClose={() => setGivesUp(false)} />
      )}
    </div>
  );
}
