import type { ChemicalRef, NamedChemical, PlanChemical } from "@placard/hazmat-core";
import { formatChemicalRef, isSameChemical } from "@placard/hazmat-core";
import { checklistCount, checklistGuides } from "@placard/hazmat-core/checklists";
import type { ChecklistFacts, ChemicalFacts, IncidentFacts } from "@placard/ui/internal";
import { useQueries, useQuery } from "@tanstack/react-query";
import { actionPlanOf } from "../../../incident/action-plan.ts";
import { calculatedChemicals } from "../../../incident/calculated-chemicals.ts";
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
import { filledIn, planOf, type PlanValues } from "./plan-values.ts";
import { usePlanBackground } from "./use-plan-background.ts";
import { useReleaseModels } from "../../../incident/plume/use-release-models.ts";

interface PlanFacts {
  readonly facts: IncidentFacts;
  /** Calculated materials, latest first; in quick search also the open one. */
  readonly calculated: readonly PlanChemical[];
  /** True while data is loading from this device or the server; a document made now would be incomplete. */
  readonly isReading: boolean;
}

/**
 * The data of the open incident, from this device and, if reachable, the server. An open card belongs to an incident
 * only once someone has added it to the plan.
 *
 * @param values - form values of the plan
 * @param opened - the chemical whose card is open
 */
export function usePlanFacts(values: PlanValues, opened: OpenedChemical | null): PlanFacts {
  const api = useApi();
  const { mode, scope, waiting } = useIncident();
  const { name } = useResponderProfile();
  const models = useReleaseModels();
  const { outcome, isReading: isPlumeOnItsWay } = usePlumeOutcome(scope, { source: chemicalSource, models });
  const result = outcome?.kind === "complete" ? outcome.result : null;
  const { background, isReading: isBackgroundLoading } = usePlanBackground(scope, result);
  const savedLog = useQuery(savedLogQuery(api, scope));
  const isLogRead = savedLog.data !== undefined;
  const lines = useSavedLines(api, scope);
  const own = waitingEntries(waiting, lines, name);
  const incident = mode.kind === "incident" ? mode.incident : null;
  const calculated =
    incident === null
      ? quickSearchMaterials(opened, result?.chemical ?? null)
      : calculatedChemicals([...lines, ...own]);
  const materials = actionPlanOf(planOf(filledIn(values, { texts: {}, chemicals: calculated }))).chemicals;
  /** For a number with several guides: the guide chosen in the plan, else the guide chosen for its plume. */
  const guideOf = (chemical: ChemicalRef, chosen: string | undefined): string | undefined => {
    if (chosen !== undefined) return chosen;
    const isModelled = result !== null && result.inputs.chem_ref === formatChemicalRef(chemical);
    return isModelled && result.inputs.guide !== "" ? result.inputs.guide : undefined;
  };
  const identified = materials.flatMap(({ chemical, guide }) => (chemical === null ? [] : [{ chemical, guide }]));
  const read = useQueries({
    queries: oncePerRef(identified).map(({ chemical, guide }) =>
      openedChemicalQuery(chemical, guideOf(chemical, guide)),
    ),
  });
  const { decon, isReading: areRulesOnTheirWay } = useDecontamination();
  const { progress } = useChecklistStore().snapshot();
  // Items checked by others are unknown until the server responds.
  const ticks = useQuery(savedChecklistsQuery(api, scope));
  const areTicksRead = ticks.data !== undefined || scope.serverId === null;
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
    ground: background,
    checklists: areTicksRead ? checklistsOf(progress) : null,
    log: !isLogRead && lines.length + own.length === 0 ? null : [...lines.map(savedEntry), ...own],
  };
  const reads = [savedLog, ticks, ...read];
  const isOnItsWay = isPlumeOnItsWay || isBackgroundLoading || areRulesOnTheirWay;
  return { facts, calculated, isReading: isOnItsWay || reads.some(({ isLoading }) => isLoading) };
}

/** The decontamination rules, which are loaded with the first plan. */
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

/** Substances of a quick search plan, which stays on this device: the open and the calculated one. */
function quickSearchMaterials(
  opened: OpenedChemical | null,
  calculated: NamedChemical | null,
): readonly PlanChemical[] {
  const { guide } = opened ?? {};
  const all = [opened, calculated].flatMap((one) => one ?? []);
  const once = all.filter((one, at) => all.findIndex((other) => isSameChemical(other, one)) === at);
  return once.map((one) => ({
    text: one.name,
    chemical: { key: one.key, unNumber: one.unNumber, name: one.name },
    ...(one === opened && guide !== undefined && { guide }),
  }));
}

function oncePerRef<T extends { readonly chemical: ChemicalRef }>(materials: readonly T[]): readonly T[] {
  const references = materials.map(({ chemical }) => formatChemicalRef(chemical));
  return materials.filter((_, at) => references.indexOf(references[at] ?? "") === at);
}

/** Each substance once: a substance without a UN number has the same card as with its first number. */
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
