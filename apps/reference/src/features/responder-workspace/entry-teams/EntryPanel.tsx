import { entryStarted, EntryTeams, type NewEntryTeam } from "@placard/ui/internal";
import { useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useEntryTeams } from "../../../incident/use-log-lines.ts";
import { askToNotify } from "../../../lib/device/notify.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { SidePanel } from "../frame/SidePanel.tsx";
import { entryAction } from "./log-actions.ts";

const NAME = "entry-team";
const NOTHING_TYPED = { name: "", people: "" };

/** Panel to start entry teams, whose clocks are shown above every module. Not available in quick search. */
export function EntryPanel({ onClose }: { readonly onClose: () => void }) {
  const { responder } = useMessages();
  const { mode, scope, log } = useIncident();
  const drafts = useDrafts();
  const teams = useEntryTeams();
  const [draft] = useState(() => drafts.read(scope.draft(NAME), NOTHING_TYPED).values);
  if (mode.kind !== "incident") return null;
  const isOpen = mode.incident.status === "active";
  const start = (team: NewEntryTeam) => {
    askToNotify();
    log.record(entryAction(entryStarted(crypto.randomUUID(), team)));
  };
  return (
    <SidePanel label={responder.entryTeams} onClose={onClose}>
      <EntryTeams
        teams={teams}
        onStart={isOpen ? start : undefined}
        defaultDraft={draft}
        onDraftChange={(typed) => {
          if (typed.name === "" && typed.people === "") drafts.clear(scope.draft(NAME));
          else drafts.write(scope.draft(NAME), { ...typed });
        }}
        onClose={onClose}
      />
    </SidePanel>
  );
}
