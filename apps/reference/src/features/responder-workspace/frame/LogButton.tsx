import { Badge, Button } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { CloudAlert, CloudOff, ScrollText } from "lucide-react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { peopleHereQuery } from "../../../incident/live/people-here.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";

/** Button that opens the log. Shows the number of people at the incident, or that live entries are missing. */
export function LogButton() {
  const { responder } = useMessages();
  const { scope, live } = useIncident();
  const { togglePanel, openPanel } = useWorkspace();
  const here = useQuery(peopleHereQuery(useApi(), scope)).data?.length ?? 0;
  return (
    <Button
      className="placard__act placard__log"
      icon={<ScrollText aria-hidden="true" />}
      aria-pressed={openPanel === "log"}
      onPress={() => togglePanel("log")}
    >
      <span className="placard__word">{responder.log}</span>
      {live === "live" && here > 1 ? (
        <Badge tone="accent">
          {here}
          <span className="placard-visually-hidden"> {responder.areHere}</span>
        </Badge>
      ) : undefined}
      {live === "refused" ? <CloudAlert role="img" aria-label={responder.liveRefused} /> : undefined}
      {live === "lost" ? <CloudOff role="img" aria-label={responder.notLive} /> : undefined}
    </Button>
  );
}
