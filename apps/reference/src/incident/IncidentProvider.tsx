import { describeProblem, hasCode, type Incident, type IncidentPlan } from "@placard/api-client";
import type { IncidentAction, IncidentLog } from "@placard/hazmat-core";
import type { ChecklistChange } from "@placard/hazmat-core/checklists";
import { toasts } from "@placard/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { useDrafts } from "../forms/use-drafts.ts";
import { useApi } from "../lib/api/ApiProvider.tsx";
import { keptHydrants } from "../lib/map/kept-hydrants.ts";
import { SealedStore } from "../lib/device/sealed-store.ts";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { useResponderProfile, useSessionStore } from "../session/SessionProvider.tsx";
import { forgetMode, isModeKey, readMode, writeMode, type ResponderMode } from "./incident-store.ts";
import type { LiveState } from "./incident-events.ts";
import { keepReads } from "./saved/kept-reads.ts";
import { isLocal, localIncident } from "./local-incident.ts";
import { Outbox, type Kept, type Sent, type Unsent, type UnsentPhoto } from "./outbox.ts";
import { readCurrentPlan, savedPlanQuery } from "./saved/saved-plan.ts";
import { savedChecklistsQuery } from "./saved/saved-checklists.ts";
import { LOG_AGAIN_MS, savedLogQuery } from "./saved/saved-log.ts";
import { keepSentLine } from "./saved/sent-lines.ts";
import { forgetSaved } from "./saved/forget-saved.ts";
import { isClosed, sendUnsent, type SentAnswer } from "./send-unsent.ts";
import { useLiveIncident } from "./use-live-incident.ts";
import { scopeOfUnsent, workScopeOf, type WorkScope } from "./saved/work-scope.ts";

interface IncidentControls {
  readonly mode: ResponderMode;
  /** What names the drafts and queries of what is open. */
  readonly scope: WorkScope;
  /** Takes actions in incident mode and ignores them otherwise. Never blocks, never loses one. */
  readonly log: IncidentLog;
  /** Whether what others do in the open incident is heard of at once. */
  readonly live: LiveState;
  /** All that waits to be sent, of whatever incident, oldest first. */
  readonly unsent: readonly Unsent[];
  /** What waits to be sent of the open incident, oldest first. */
  readonly waiting: readonly Unsent[];
  /** Whether the plan or the checklists of the open incident wait. */
  readonly isWaiting: (kind: Unsent["kind"]) => boolean;
  /** Enters a photo in the log of the open incident, now or when the network is back. */
  readonly keepPhoto: (photo: UnsentPhoto, caption: string) => Promise<Kept<SentAnswer>>;
  /** Saves the plan of the open incident, now or when the network is back. */
  readonly keepPlan: (plan: IncidentPlan, version: number) => Promise<Kept<SentAnswer>>;
  /** Saves changes of the checklists of the open incident, now or when the network is back. */
  readonly keepChecklists: (changes: readonly ChecklistChange[]) => Promise<Kept<SentAnswer>>;
  /**
   * Opens an incident and tracks from then on. Without a network it is opened on this device and sent later. Rejects when
   * the server refused it.
   */
  readonly startIncident: (title: string) => Promise<Incident>;
  /** Joins an incident of the department that is still open, and says so in its log. */
  readonly resume: (incident: Incident) => void;
  readonly startQuickSearch: () => void;
  /**
   * Ends the incident once everything of it is sent, clears what was worked out in it, and goes back to choosing. Without
   * a network all of that waits, the end as the last. Rejects when the server refused it.
   *
   * @returns whether the server has it
   */
  readonly endIncident: () => Promise<"sent" | "waiting">;
  /** Leaves an incident that was ended elsewhere, and clears what was worked out in it. */
  readonly leaveEnded: () => void;
}

/** How long somebody waits for a server that does not answer before work goes on without it, ms. */
const PATIENCE_MS = 4000;

const IncidentContext = createContext<IncidentControls | null>(null);

/** What a responder works on, and the log of it. Stands around both responder pages. */
export function IncidentProvider({ children }: { readonly children: ReactNode }) {
  const { responder } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const session = useSessionStore();
  const drafts = useDrafts();
  const { user_id, department_id } = useResponderProfile();
  const [mode, setMode] = useState(() => readMode(localStorage, user_id));
  const [outbox] = useState(
    () =>
      new Outbox<SentAnswer>(`placard.outbox.${user_id}`, async (unsent) => {
        const outcome = await sendUnsent(api, unsent);
        settle(unsent, outcome);
        return outcome;
      }),
  );
  const [sealed] = useState(() => new SealedStore(String(user_id)));
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting);
  const scope = workScopeOf(mode);
  const live = useLiveIncident(scope);
  const isEnding = useRef(false);
  const { data: savedLog } = useQuery({
    ...savedLogQuery(api, scope),
    refetchInterval: live === "live" ? false : LOG_AGAIN_MS,
  });
  const tellEnded = useEffectEvent((incidentId: number) => markEnded(incidentId));
  const endedId = savedLog?.incident.status === "completed" ? savedLog.incident.incident_id : null;
  useEffect(() => {
    if (endedId !== null && !isEnding.current) tellEnded(endedId);
  }, [endedId]);

  // What a shared tablet keeps of businesses: what was read in the open incident, sealed, until it ends or somebody logs out.
  useEffect(() => void sealed.purgeOthers(), [sealed]);
  const openWork = scope.incidentId === null ? null : scope.id;
  useEffect(() => (openWork === null ? undefined : keepReads(queries, sealed, openWork)), [queries, sealed, openWork]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (isModeKey(event.key, user_id)) setMode(readMode(localStorage, user_id));
    };
    const onOnline = () => void outbox.flush();
    window.addEventListener("storage", onStorage);
    window.addEventListener("online", onOnline);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("online", onOnline);
    };
  }, [outbox, user_id]);

  const forgetAtLogout = useEffectEvent(() => {
    const now = session.get();
    if (now.status !== "signed-out" || now.reason !== "logged-out") return;
    forgetMode(localStorage, user_id);
    void outbox.removeIfEmpty();
    void sealed.purge();
    void keptHydrants.forget();
  });
  useEffect(() => session.subscribe(() => forgetAtLogout()), [session]);

  /** What became of something that was sent, whoever waits for it. */
  function settle(unsent: Unsent, outcome: Sent<SentAnswer>): void {
    if (outcome.state === "sent") sayWhatIsSaved(unsent, outcome.answer);
    else if (isClosed(outcome.error) && unsent.kind !== "incident") markEnded(unsent.incidentId);
    else if (unsent.kind === "plan" && hasCode(outcome.error, "edit_conflict")) showTheirs(unsent, outcome.error);
    else sayRefused(unsent, outcome.error);
  }

  function sayWhatIsSaved(unsent: Unsent, answer: SentAnswer): void {
    const its = scopeOfUnsent(unsent);
    if (answer.kind === "incident") takeNumber(unsent, answer.incident);
    if (answer.kind === "note" || answer.kind === "photo") {
      keepSentLine(queries, api, its, answer.entry);
      if (answer.isEnded) markEnded(unsent.incidentId);
    }
    if (answer.kind === "plan") queries.setQueryData(savedPlanQuery(api, its).queryKey, answer.saved);
    if (answer.kind === "checklists") queries.setQueryData(savedChecklistsQuery(api, its).queryKey, answer.saved);
    forgetSaved(drafts, its, answer);
  }

  /** The incident that was opened on this device has its number: what names the work in it stays. */
  function takeNumber({ incidentId, key }: Unsent, incident: Incident): void {
    const current = readMode(localStorage, user_id);
    if (current.kind !== "incident" || current.incident.incident_id !== incidentId) return;
    change({ kind: "incident", incident: { ...incident, client_id: key } });
  }

  /** The plan form compares the two; a draft is there for it, since a plan that waits keeps its draft. */
  function showTheirs(unsent: Unsent, error: unknown): void {
    const current = readCurrentPlan(error);
    if (current === null) return;
    queries.setQueryData(savedPlanQuery(api, scopeOfUnsent(unsent)).queryKey, current);
    toasts.show({ tone: "caution", title: responder.planConflict, text: responder.planConflictText });
  }

  /** The log of an incident was closed elsewhere: who works on it here must know that nothing more is logged. */
  function markEnded(incidentId: number): void {
    const current = readMode(localStorage, user_id);
    if (current.kind !== "incident" || current.incident.incident_id !== incidentId) return;
    if (current.incident.status === "completed") return;
    change({ kind: "incident", incident: { ...current.incident, status: "completed" } });
    toasts.show({ tone: "danger", title: responder.closedElsewhere, text: responder.closedElsewhereText });
  }

  /** What the server will never take must not hold up the rest, nor vanish unsaid. */
  function sayRefused(unsent: Unsent, error: unknown): void {
    const reason = describeProblem(error, error instanceof Error ? error.message : "");
    const what = unsent.kind === "note" ? unsent.action.action_type.replaceAll("_", " ") : responder.kinds[unsent.kind];
    const title = unsent.kind === "note" ? responder.noteRefused : responder.saveRefused;
    toasts.show({ tone: "danger", title, text: responder.noteRefusedText(what, reason) });
  }

  function change(next: ResponderMode): void {
    writeMode(localStorage, user_id, next);
    setMode(next);
  }

  /**
   * Nothing of what was worked out stays: neither for the next incident nor on the device. A plan that still waits keeps
   * its text until the server has it.
   */
  function clearWork(): void {
    const isPlanWaiting = outbox.waiting().some((one) => one.kind === "plan" && one.incidentId === scope.incidentId);
    drafts.clearAll(scope.draft(""), isPlanWaiting ? [scope.draft("plan")] : []);
    queries.removeQueries({ queryKey: scope.query() });
    void sealed.keepOnly(null);
  }

  const open = mode.kind === "incident" && mode.incident.status === "active" ? mode.incident : null;

  /** An incident that was ended takes nothing more: what was written stays in its form. */
  async function keep(unsent: (key: string, incidentId: number) => Unsent): Promise<Kept<SentAnswer>> {
    if (open === null) return { state: "refused", error: new Error(responder.closedElsewhere) };
    const { id: work } = scope;
    return outbox.add({ ...unsent(crypto.randomUUID(), open.incident_id), work, madeAt: new Date().toISOString() });
  }

  /** Who comes into an incident is said in its log. */
  function sayJoined(incident: Incident): void {
    if (incident.status === "completed" || isLocal(incident)) return;
    const madeAt = new Date().toISOString();
    const action = { module: "incident", action_type: "incident_joined", action_data: { timestamp: madeAt } };
    const { id: work } = workScopeOf({ kind: "incident", incident });
    const incidentId = incident.incident_id;
    void outbox.add({ kind: "note", key: crypto.randomUUID(), incidentId, work, madeAt, action });
  }

  const controls: IncidentControls = {
    mode,
    scope,
    live,
    unsent: waiting,
    waiting: waiting.filter(({ incidentId }) => incidentId === scope.incidentId),
    isWaiting: (kind) => waiting.some((one) => one.kind === kind && one.incidentId === scope.incidentId),
    log: {
      unsent: () => outbox.waiting().length,
      record(action: IncidentAction) {
        if (open === null) return;
        const timestamp = new Date().toISOString();
        const stamped = { ...action, action_data: { timestamp, ...action.action_data } };
        void keep((key, incidentId) => ({ kind: "note", key, incidentId, action: stamped }));
      },
    },
    keepPhoto: (photo, caption) => keep((key, incidentId) => ({ kind: "photo", key, incidentId, photo, caption })),
    keepPlan: (plan, version) => keep((key, incidentId) => ({ kind: "plan", key, incidentId, plan, version })),
    keepChecklists: (changes) => keep((key, incidentId) => ({ kind: "checklists", key, incidentId, changes })),
    async startIncident(title) {
      const own = localIncident({ user_id, department_id }, title, new Date());
      const { incident_id: incidentId, client_id: key, created_at: madeAt } = own;
      const work = workScopeOf({ kind: "incident", incident: own }).id;
      const kept = await withPatience(outbox.add({ kind: "incident", key, incidentId, work, madeAt, title }));
      if (kept.state === "refused") throw kept.error;
      const incident = kept.state === "sent" && kept.answer.kind === "incident" ? kept.answer.incident : own;
      change({ kind: "incident", incident });
      return incident;
    },
    resume(incident) {
      change({ kind: "incident", incident });
      sayJoined(incident);
    },
    startQuickSearch: () => change({ kind: "quick-search" }),
    async endIncident() {
      isEnding.current = true;
      try {
        const kept = await withPatience(keep((key, incidentId) => ({ kind: "end", key, incidentId })));
        if (kept.state === "refused") throw kept.error;
        clearWork();
        change({ kind: "choosing" });
        return kept.state;
      } finally {
        isEnding.current = false;
      }
    },
    leaveEnded() {
      clearWork();
      change({ kind: "choosing" });
    },
  };

  return <IncidentContext value={controls}>{children}</IncidentContext>;
}

/** What takes longer than somebody waits is kept, and goes on by itself. */
function withPatience(adding: Promise<Kept<SentAnswer>>): Promise<Kept<SentAnswer>> {
  const patience = new Promise<Kept<SentAnswer>>((resolve) => {
    setTimeout(() => resolve({ state: "waiting" }), PATIENCE_MS);
  });
  return Promise.race([adding, patience]);
}

export function useIncident(): IncidentControls {
  const controls = use(IncidentContext);
  if (controls === null) throw new Error("useIncident needs an <IncidentProvider> above it.");
  return controls;
}
