import type { ActionPlan, ChemicalRef } from "@placard/hazmat-core";
import { formatChemicalRef, isSameChemical } from "@placard/hazmat-core";
import { checklistCount, checklistGuides } from "@placard/hazmat-core/checklists";
import type { ChecklistFacts, ChemicalFacts, IncidentFacts } from "@placard/ui/incident";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { isLocal } from "../../../incident/local-incident.ts";
import { savedEntry, waitingEntries } from "../../../incident/log-entries.ts";
import { savedChecklistsQuery } from "../../../incident/saved/saved-checklists.ts";
import { savedLogQuery } from "../../../incident/saved/saved-log.ts";
import { useSavedLines } from "../../../incident/saved/sent-lines.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";
import type { OpenedChemical } from "../chemical-search/opened-draft.ts";
import { openedChemicalQuery } from "../chemical-search/chemical-queries.ts";
import { useChecklistStore } from "../checklist/use-checklist-store.ts";
import { usePlumeOutcome } from "../evacuation-plume/result/use-plume-outcome.ts";
import { usePlanGround } from "./use-plan-ground.ts";
import { useReleaseModels } from "../../../incident/plume/use-release-models.ts";

interface AtHand {
  /** True if no one has put the plan's materials in: they are the one that is open and the one that was calculated. */
  readonly areFollowed: boolean;
  /** The chemical whose card is open. */
  readonly opened: (ChemicalRef & Pick<OpenedChemical, "guide">) | null;
}

interface PlanFacts {
  readonly facts: IncidentFacts;
  /** Something of it is on its way, from this device or the server: a paper made now would lack it. */
  readonly isReading: boolean;
}

/**
 * What the open incident knows, from this device and, when it is in reach, the server.
 *
 * @param chemicals - the materials of the plan; where they are followed, as they were when it was last saved
 */
export function usePlanFacts(chemicals: ActionPlan["chemicals"], { areFollowed, opened }: AtHand): PlanFacts {
  const api = useApi();
  const { mode, scope, waiting } = useIncident();
  const { name } = useResponderProfile();
  const models = useReleaseModels();
  const { outcome, isReading: isPlumeOnItsWay } = usePlumeOutcome(scope, { source: chemicalSource, models });
  const result = outcome?.kind === "complete" ? outcome.result : null;
  const { ground, isReading: isGroundOnItsWay } = usePlanGround(scope, result);
  const atHand = [opened ?? [], result?.chemical ?? []].flat();
  const named = chemicals.flatMap(({ chemical }) => chemical ?? []);
  const refs = (areFollowed || named.length === 0) && atHand.length > 0 ? atHand : named;
  /** The guide that was chosen on the card of a number with several, else for its plume. */
  const guideOf = (chemical: ChemicalRef): string | undefined => {
    if (opened?.guide !== undefined && isSameChemical(chemical, opened)) return opened.guide;
    const isModelled = result !== null && result.inputs.chem_ref === formatChemicalRef(chemical);
    return isModelled && result.inputs.guide !== "" ? result.inputs.guide : undefined;
  };
  const read = useQueries({
    queries: oncePerRef(refs).map((chemical) => openedChemicalQuery(chemical, guideOf(chemical))),
  });
  const { decon, isReading: areRulesOnTheirWay } = useDecontamination();
  const savedLog = useQuery(savedLogQuery(api, scope));
  const isLogRead = savedLog.data !== undefined;
  const lines = useSavedLines(api, scope);
  const { progress } = useChecklistStore().snapshot();
  // Before the server was heard no one knows what others have ticked.
  const ticks = useQuery(savedChecklistsQuery(api, scope));
  const areTicksRead = ticks.data !== undefined || scope.serverId === null;
  const incident = mode.kind === "incident" ? mode.incident : null;
  const own = waitingEntries(waiting, lines, name);
  const facts: IncidentFacts = {
    incident:
      incident === null
        ? null
        : {
            title: incident.title,
            number: isLocal(incident) ? null : incident.incident_id,
            startedAt: incident.created_at,
          },
    chemicals: onePerCard(
      read.flatMap(({ data }) => (data == null ? [] : [{ ...data, decontamination: decon(data) }])),
    ),
    result,
    ground,
    checklists: areTicksRead ? checklistsOf(progress) : null,
    log: !isLogRead && lines.length + own.length === 0 ? null : [...lines.map(savedEntry), ...own],
  };
  const reads = [savedLog, ticks, ...read];
  const isOnItsWay = isPlumeOnItsWay || isGroundOnItsWay || areRulesOnTheirWay;
  return { facts, isReading: isOnItsWay || reads.some(({ isLoading }) => isLoading) };
}

/** The rules of decontamination, which come with the first plan. */
function useDecontamination() {
  const rules = useQuery({
    queryKey: ["decontamination-rules"],
    networkMode: "always",
    staleTime: Infinity,
    queryFn: async () => import("@placard/hazmat-core/guidance"),
  });
  const decon = ({ record, card }: Pick<ChemicalFacts, "record" | "card">) =>
    rules.data?.decontaminationOf(record, card.unNumber ?? undefined) ?? null;
  return { decon, isReading: rules.isLoading };
}

function oncePerRef(refs: readonly ChemicalRef[]): readonly ChemicalRef[] {
  return [...new Map(refs.map((ref) => [formatChemicalRef(ref), ref])).values()];
}

/** Each substance once: one without an id and one by its first id have the same card. */
function onePerCard(chemicals: readonly ChemicalFacts[]): readonly ChemicalFacts[] {
  const name = ({ card }: ChemicalFacts): string => formatChemicalRef(card);
  return chemicals.filter((one, at) => chemicals.findIndex((other) => name(other) === name(one)) === at);
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
