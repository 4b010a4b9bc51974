import type { ActionPlan, ChemicalRef } from "@placard/hazmat-core";
import { formatChemicalRef } from "@placard/hazmat-core";
import { checklistCount, checklistGuides } from "@placard/hazmat-core/checklists";
import type { ChecklistFacts, IncidentFacts } from "@placard/ui/incident";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { savedEntry, waitingEntries } from "../../../incident/log-entries.ts";
import { savedChecklistsQuery } from "../../../incident/saved/saved-checklists.ts";
import { savedLogQuery } from "../../../incident/saved/saved-log.ts";
import { useSavedLines } from "../../../incident/saved/sent-lines.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";
import { openedChemicalQuery } from "../chemical-search/chemical-queries.ts";
import { useChecklistStore } from "../checklist/use-checklist-store.ts";
import { usePlumeOutcome } from "../evacuation-plume/result/use-plume-outcome.ts";
import { useReleaseModels } from "../../../incident/plume/use-release-models.ts";

/**
 * What the open incident knows, from this device and, when it is in reach, the server.
 *
 * @param opened - the chemical whose card is open; it counts while the plan names none
 */
export function usePlanFacts(chemicals: ActionPlan["chemicals"], opened: ChemicalRef | null): IncidentFacts {
  const api = useApi();
  const { mode, scope, waiting } = useIncident();
  const { name } = useResponderProfile();
  const models = useReleaseModels();
  const { outcome } = usePlumeOutcome(scope, { source: chemicalSource, models });
  const result = outcome?.kind === "complete" ? outcome.result : null;
  const read = useQueries({ queries: refsOf(chemicals, opened ?? result?.chemical ?? null).map(openedChemicalQuery) });
  const isLogRead = useQuery(savedLogQuery(api, scope)).data !== undefined;
  const lines = useSavedLines(api, scope);
  const { progress } = useChecklistStore().snapshot();
  // Before the server was heard nobody knows what others have ticked.
  const areTicksRead = useQuery(savedChecklistsQuery(api, scope)).data !== undefined || scope.serverId === null;
  const incident = mode.kind === "incident" ? mode.incident : null;
  const own = waitingEntries(waiting, lines, name);
  return {
    incident:
      incident === null
        ? null
        : { title: incident.title, number: incident.incident_id, startedAt: incident.created_at },
    chemicals: read.flatMap(({ data }) => (data === undefined || data === null ? [] : [data])),
    result,
    checklists: areTicksRead ? checklistsOf(progress) : null,
    log: !isLogRead && lines.length + own.length === 0 ? null : [...lines.map(savedEntry), ...own],
  };
}

/** Each substance once, by the id it is meant by. */
function refsOf(chemicals: ActionPlan["chemicals"], otherwise: ChemicalRef | null): readonly ChemicalRef[] {
  const named = chemicals.flatMap(({ chemical }) => (chemical === null ? [] : [chemical]));
  const refs = named.length === 0 && otherwise !== null ? [otherwise] : named;
  return [...new Map(refs.map((ref) => [formatChemicalRef(ref), ref])).values()];
}

function checklistsOf(progress: Readonly<Record<string, readonly string[]>>): readonly ChecklistFacts[] {
  return checklistGuides.flatMap((guide) => {
    const done = new Set(progress[guide.key] ?? []);
    const { completed, total } = checklistCount(guide, done);
    if (completed === 0) return [];
    const items = guide.sections.flatMap((section) => section.items);
    return [
      { name: guide.name, completed, total, done: items.filter(({ id }) => done.has(id)).map(({ text }) => text) },
    ];
  });
}
