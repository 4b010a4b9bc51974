import type { Incident } from "@placard/api-client";
import { Button, ConfirmDialog } from "@placard/ui";
import { entryEnded } from "@placard/ui/incident";
import { useState } from "react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { entryAction } from "../entry-teams/log-actions.ts";
import { useEndIncident } from "./use-end-incident.ts";
import { useEndWarnings } from "./use-end-warnings.ts";

export interface EndIncidentProps {
  readonly incident: Incident;
  /** True while it asks for confirmation. On a phone the menu of the header opens the question. */
  readonly isEndOpen: boolean;
  readonly onEndOpenChange: (isOpen: boolean) => void;
}

/**
 * Ends the incident, or leaves an ended one. Asks for confirmation and lists unsaved data. While a team is inside, the
 * log must first show that all are out.
 */
export function EndIncident({ incident, isEndOpen, onEndOpenChange }: EndIncidentProps) {
  const { responder, common } = useMessages();
  const { logIn } = useIncident();
  const [wasOpen, setWasOpen] = useState(false);
  const [wasInConflict, setWasInConflict] = useState(false);
  const { end, leave, compare, isEnding } = useEndIncident();
  const { inside, insideText, unsavedText, isPlanInConflict } = useEndWarnings();
  const isEnded = incident.status === "completed";
  // Nothing can be logged after the end, so teams must come out before, in a separate step.
  const mustComeOut = !isEnded && inside.length > 0;
  if (wasOpen !== isEndOpen) {
    setWasOpen(isEndOpen);
    setWasInConflict(isPlanInConflict());
  }

  function recordAllOut(): void {
    for (const team of inside) logIn(incident, entryAction(entryEnded(team)));
    onEndOpenChange(false);
  }

  async function confirm(): Promise<void> {
    if (isEnded) return leave();
    // The plan may have been rejected while the question was open, without a warning that it would be lost.
    if (isPlanInConflict() && !wasInConflict) compare();
    else await end();
    onEndOpenChange(false);
  }

  return (
    <>
      <Button
        className="placard__act placard__end"
        isPending={isEnding}
        pendingLabel={responder.ending}
        onPress={() => onEndOpenChange(true)}
      >
        {isEnded ? responder.leave : responder.end}
      </Button>
      <ConfirmDialog
        title={responder.teamsInsideTitle}
        text={`${insideText()} ${inside.flatMap(({ people }) => people).join(", ")}. ${responder.endNeedsOut}`.trim()}
        confirmLabel={responder.allOut}
        cancelLabel={common.cancel}
        isOpen={isEndOpen && mustComeOut}
        onOpenChange={onEndOpenChange}
        onConfirm={recordAllOut}
      />
      <ConfirmDialog
        title={isEnded ? responder.leaveTitle : responder.endTitle}
        text={(isEnded ? responder.leaveText : responder.endText)(incident.title) + insideText() + unsavedText()}
        confirmLabel={isEnded ? responder.leave : responder.end}
        cancelLabel={common.cancel}
        isPending={isEnding}
        pendingLabel={responder.ending}
        isOpen={isEndOpen && !mustComeOut}
        onOpenChange={onEndOpenChange}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
