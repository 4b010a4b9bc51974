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
import { useDrafts } from "../forms/drafts/use-drafts.ts";
import { useApi } from "../lib/api/ApiProvider.tsx";
import { stampedNow } from "../lib/device/clock-off.ts";
import { serverClock } from "../lib/device/server-clock.ts";
import { keptHydrants } from "../lib/map/kept-hydrants.ts";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { useResponderProfile, useSessionStore } from "../session/SessionProvider.tsx";
import { forgetMode, isModeKey, readMode, readVisit, writeMode, type ResponderMode } from "./incident-store.ts";
import type { LiveState } from "./live/incident-events.ts";
import { isSamePlan, planToDraft } from "./plan-draft.ts";
import { OpenPlanForm, typedPlan } from "./typed-plan.ts";
import { useKeptReads } from "./saved/use-kept-reads.ts";
import { isLocal, localIncident } from "./local-incident.ts";
import { Outbox, type Kept, type Sent, type Unsent } from "./outbox.ts";
import { readCurrentPlan, savedPlanQuery } from "./saved/saved-plan.ts";
import { savedChecklistsQuery } from "./saved/saved-checklists.ts";
import { LOG_AGAIN_MS, savedLogQuery } from "./saved/saved-log.ts";
import { keepSentLine } from "./saved/sent-lines.ts";
import { forgetSaved } from "./saved/forget-saved.ts";
import { isClosed, sendUnsent, type SentAnswer } from "./send-unsent.ts";
import { useLiveIncident } from "./live/use-live-incident.ts";
import { useTakenPhotos } from "./unsent/use-taken-photos.ts";
import { scopeOf, scopeOfUnsent, workScopeOf, type WorkScope } from "./saved/work-scope.ts";

interface IncidentControls {
  readonly mode: ResponderMode;
  /** Scope of drafts and queries for the open work. */
  readonly scope: WorkScope;
  /** Takes actions in incident mode and ignores them otherwise. Never blocks, never loses one. */
  readonly log: IncidentLog;
  /**
   * Adds a line to the log of any incident of the department, open here or not. One that has ended takes it for three days:
   * a team may come out after the end.
   */
  readonly logIn: (incident: Incident, action: IncidentAction) => void;
  /** Whether changes by others arrive immediately: in the open incident, and opened or ended ones. */
  readonly live: LiveState;
  /** All waiting entries of any incident, oldest first. */
  readonly unsent: readonly Unsent[];
  /** True if it is known what waits: a page that was just loaded reads it from the device. */
  readonly isUnsentKnown: boolean;
  /** Waiting entries of the open incident, oldest first. */
  readonly waiting: readonly Unsent[];
  /** Whether plan or checklists of the open incident wait to be sent. */
  readonly isWaiting: (kind: Unsent["kind"]) => boolean;
  /**
   * Enters a photo in the log of the open incident, now or when the network is back; kept as soon as it was taken.
   *
   * @returns whether it can be shown: what cannot is not kept
   */
  readonly keepPhoto: (file: File, caption: string) => Promise<boolean>;
  /** Saves the plan of the open incident, now or when the network is back. */
  readonly keepPlan: (plan: IncidentPlan, version: number, base: IncidentPlan | null) => Promise<Kept<SentAnswer>>;
  /** The plan's form says how it is saved while it is open, so that an end waits for what was typed just before it. */
  readonly registerPlanForm: OpenPlanForm["register"];
  /** Saves changes of the checklists of the open incident, now or when the network is back. */
  readonly keepChecklists: (changes: readonly ChecklistChange[]) => Promise<Kept<SentAnswer>>;
  /**
   * Opens an incident and tracks from then on. Without a network it is opened on this device and sent later. Rejects when
   * the server refused it.
   */
  readonly startIncident: (title: string) => Promise<Incident>;
  /** Joins an open incident of the department, and logs "Joined" once per visit. */
  readonly resume: (incident: Incident) => void;
  readonly startQuickSearch: () => void;
  /**
   * Saves what was typed in the plan, ends the incident once everything of it is sent, clears what was calculated in it,
   * and goes back to choosing. Without a network all of that waits, the end as the last. Rejects when the server refused it.
   *
   * @returns whether the server has it; `stopped`: it refused the plan, and the incident continues
   */
  readonly endIncident: () => Promise<"sent" | "waiting" | "stopped">;
  /** Leaves an incident that was ended elsewhere, and clears what was calculated in it. */
  readonly leaveEnded: () => void;
}

/** Wait for a server that does not respond before work continues without it, ms. */
const PATIENCE_MS = 4000;

const IncidentContext = createContext<IncidentControls | null>(null);

/** The open work of a responder and its log. Wraps both responder pages. */
export function IncidentProvider({ children }: { readonly children: ReactNode }) {
  const { responder } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const session = useSessionStore();
  const drafts = useDrafts();
  const { user_id, department_id } = useResponderProfile();
  const [mode, setMode] = useState(() => readMode(localStorage, user_id));
  /** The newest, for what is told later; a full device may have an older one. */
  const modeNow = useRef(mode);
  const outboxName = `placard.outbox.${user_id}`;
  const [outbox] = useState(
    () =>
      new Outbox<SentAnswer>(
        outboxName,
        async (unsent) => {
          const outcome = await sendUnsent(api, unsent);
          settle(unsent, outcome);
          return outcome;
        },
        () => {
          const now = session.get();
          return now.status !== "signed-in" || now.profile.userType !== "responder" || now.profile.user_id !== user_id;
        },
      ),
  );
  const photos = useTakenPhotos(outbox, outboxName);
  const [planForm] = useState(() => new OpenPlanForm());
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting);
  const isUnsentKnown = useSyncExternalStore(outbox.subscribe, outbox.isRead);
  const keptReads = useKeptReads(mode, waiting);
  const scope = workScopeOf(mode);
  const live = useLiveIncident(scope, department_id);
  const isEnding = useRef(false);
  /** A plan that is being saved: who ends the incident waits for what becomes of it. `null`: none. */
  const planOnItsWay = useRef<Promise<Kept<SentAnswer>> | null>(null);
  const { data: savedLog } = useQuery({
    ...savedLogQuery(api, scope),
    refetchInterval: live === "live" ? false : LOG_AGAIN_MS,
  });
  // Loaded and kept with the incident, so a device that goes offline edits what the others last saved.
  useQuery(savedPlanQuery(api, scope));
  useQuery(savedChecklistsQuery(api, scope));
  const tellEnded = useEffectEvent((incidentId: number, at: string | null) => markEnded(incidentId, at));
  const endedId = savedLog?.incident.status === "completed" ? savedLog.incident.incident_id : null;
  const endedAt = savedLog?.incident.completed_at ?? null;
  useEffect(() => {
    if (endedId !== null && !isEnding.current) tellEnded(endedId, endedAt);
  }, [endedId, endedAt]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (!isModeKey(event.key, user_id)) return;
      modeNow.current = readMode(localStorage, user_id);
      setMode(modeNow.current);
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
    void photos.removeIfEmpty();
    void keptReads.purge();
    void keptHydrants.forget();
  });
  useEffect(() => session.subscribe(() => forgetAtLogout()), [session]);

  /** Result of a sent entry, for the code that waits for it. */
  function settle(unsent: Unsent, outcome: Sent<SentAnswer>): void {
    if (outcome.state === "sent") sayWhatIsSaved(unsent, outcome.answer);
    else if (isClosed(outcome.error) && unsent.kind !== "incident") {
      markEnded(unsent.incidentId);
      // That someone else ended it first loses nothing; anything else that it does not take any more is said.
      if (unsent.kind !== "end") sayRefused(unsent, outcome.error);
    } else if (unsent.kind === "plan" && hasCode(outcome.error, "edit_conflict")) showTheirs(unsent, outcome.error);
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
    const { current } = modeNow;
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

  /**
   * The log of an incident was closed elsewhere: who works on it here must know that nothing more is logged. When is known
   * from its log alone, which may be read later than the first word of it.
   */
  function markEnded(incidentId: number, at: string | null = null): void {
    const { current } = modeNow;
    if (current.kind !== "incident" || current.incident.incident_id !== incidentId) return;
    const wasKnown = current.incident.status === "completed";
    if (wasKnown && (at === null || at === current.incident.completed_at)) return;
    change({ kind: "incident", incident: { ...current.incident, status: "completed", completed_at: at } });
    if (wasKnown) return;
    toasts.show({ tone: "danger", title: responder.closedElsewhere, text: responder.closedElsewhereText });
  }

  /** An entry rejected by the server does not block the rest and is reported. */
  function sayRefused(unsent: Unsent, error: unknown): void {
    const reason = describeProblem(error, error instanceof Error ? error.message : "");
    const what = unsent.kind === "note" ? unsent.action.action_type.replaceAll("_", " ") : responder.kinds[unsent.kind];
    const title = unsent.kind === "note" ? responder.noteRefused : responder.saveRefused;
    toasts.show({ tone: "danger", title, text: responder.noteRefusedText(what, reason) });
  }

  function change(next: ResponderMode): void {
    writeMode(localStorage, user_id, next);
    modeNow.current = next;
    setMode(next);
  }

  /**
   * Nothing of what was calculated stays: neither for the next incident nor on the device. A plan that still waits keeps
   * its text until the server has it.
   */
  function clearWork(): void {
    const isPlanWaiting = outbox.waiting().some((one) => one.kind === "plan" && one.incidentId === scope.incidentId);
    drafts.clearAll(scope.draft(""), isPlanWaiting ? [scope.draft("plan")] : []);
    queries.removeQueries({ queryKey: scope.query() });
    toasts.settle(responder.planConflict); // there is nothing left to compare
    void keptReads.forget(scope.id);
  }

  const open = mode.kind === "incident" && mode.incident.status === "active" ? mode.incident : null;

  /** An incident that was ended takes nothing more: what was written stays in its form. */
  async function keep(unsent: (key: string, incidentId: number) => Unsent): Promise<Kept<SentAnswer>> {
    if (open === null) return { state: "refused", error: new Error(responder.closedElsewhere) };
    const { id: work } = scope;
    const { timestamp: madeAt, device_time: deviceTime } = stampedNow();
    const times = { madeAt, ...(deviceTime !== undefined && { deviceTime }) };
    return outbox.add({ ...unsent(crypto.randomUUID(), open.incident_id), work, ...times });
  }

  function keepPlan(plan: IncidentPlan, version: number, base: IncidentPlan | null): Promise<Kept<SentAnswer>> {
    const written = { kind: "plan", plan, version, ...(base !== null && { base }) } as const;
    const saving = keep((key, incidentId) => ({ ...written, key, incidentId }));
    planOnItsWay.current = saving;
    const arrived = (): void => {
      if (planOnItsWay.current === saving) planOnItsWay.current = null;
    };
    void saving.then(arrived, arrived);
    return saving;
  }

  /** Plan text typed so far. `null`: nothing to save, or versions must be compared first. */
  function saveTypedPlan(): Promise<Kept<SentAnswer>> | null {
    if (planForm.isOpen) return planForm.save();
    const typed = typedPlan(drafts, scope);
    if (typed === null || typed.isInConflict) return null;
    const isSame = (one: Unsent) =>
      one.kind === "plan" &&
      one.incidentId === scope.incidentId &&
      isSamePlan(planToDraft(one.plan), planToDraft(typed.plan));
    return outbox.waiting().some(isSame) ? null : keepPlan(typed.plan, typed.version, typed.base);
  }

  function logIn(incident: Incident, { action_data, ...action }: IncidentAction): void {
    const { timestamp, ...times } = stampedNow();
    const { incident_id: incidentId } = incident;
    const { id: work } = scopeOf(incident);
    const stamped = { ...action, action_data: { timestamp, ...times, ...action_data } };
    const key = crypto.randomUUID();
    void outbox.add({ kind: "note", key, incidentId, work, madeAt: timestamp, action: stamped });
  }

  /** Opens an incident of the department. Its log says once per visit who joined, not at each return from the landing page. */
  function join(incident: Incident): void {
    const isSameVisit = readVisit(localStorage, user_id) === incident.incident_id;
    change({ kind: "incident", incident });
    if (isSameVisit || incident.status === "completed" || isLocal(incident)) return;
    logIn(incident, { module: "incident", action_type: "incident_joined", action_data: {} });
  }

  const controls: IncidentControls = {
    mode,
    scope,
    live,
    unsent: waiting,
    isUnsentKnown,
    waiting: waiting.filter(({ incidentId }) => incidentId === scope.incidentId),
    isWaiting: (kind) => waiting.some((one) => one.kind === kind && one.incidentId === scope.incidentId),
    log: {
      unsent: () => outbox.waiting().length,
      record(action: IncidentAction) {
        if (open !== null) logIn(open, action);
      },
    },
    logIn,
    async keepPhoto(file, caption) {
      if (open === null) return false;
      const { incident_id: incidentId } = open;
      const madeAt = serverClock.iso();
      return photos.keep({ key: crypto.randomUUID(), incidentId, work: scope.id, madeAt, caption, file });
    },
    keepPlan,
    registerPlanForm: planForm.register,
    keepChecklists: (changes) => keep((key, incidentId) => ({ kind: "checklists", key, incidentId, changes })),
    async startIncident(title) {
      const own = localIncident({ user_id, department_id }, title, new Date(serverClock.now()));
      const { incident_id: incidentId, client_id: key, created_at: madeAt } = own;
      const work = workScopeOf({ kind: "incident", incident: own }).id;
      const kept = await withPatience(outbox.add({ kind: "incident", key, incidentId, work, madeAt, title }));
      if (kept.state === "refused") throw kept.error;
      const incident = kept.state === "sent" && kept.answer.kind === "incident" ? kept.answer.incident : own;
      change({ kind: "incident", incident });
      return incident;
    },
    resume: join,
    startQuickSearch: () => change({ kind: "quick-search" }),
    async endIncident() {
      isEnding.current = true;
      try {
        const saving = saveTypedPlan() ?? planOnItsWay.current;
        const plan = saving === null ? null : await withPatience(saving);
        if (plan?.state === "refused" && !isClosed(plan.error)) return "stopped";
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

/** Slow requests are queued and continue in the background. */
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
