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
import { hydrantCache } from "../lib/map/hydrant-cache.ts";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { useResponderProfile, useSessionStore } from "../session/SessionProvider.tsx";
import { forgetMode, isModeKey, readMode, readVisit, writeMode, type ResponderMode } from "./incident-store.ts";
import type { LiveState } from "./live/incident-events.ts";
import { isSamePlan, planToDraft } from "./plan-draft.ts";
import { OpenPlanForm, typedPlan } from "./typed-plan.ts";
import { useStoredQueries } from "./saved/use-stored-queries.ts";
import { isLocal, localIncident } from "./local-incident.ts";
import { Outbox, type SendOutcome, type SendResult, type Unsent } from "./outbox.ts";
import { readCurrentPlan, savedPlanQuery } from "./saved/saved-plan.ts";
import { savedChecklistsQuery } from "./saved/saved-checklists.ts";
import { LOG_POLL_MS, savedLogQuery } from "./saved/saved-log.ts";
import { saveSentLine } from "./saved/sent-lines.ts";
import { forgetSaved } from "./saved/forget-saved.ts";
import { isClosed, sendUnsent, type SentAnswer } from "./send-unsent.ts";
import { useLiveIncident } from "./live/use-live-incident.ts";
import { useTakenPhotos } from "./unsent/use-taken-photos.ts";
import { scopeOf, scopeOfUnsent, workScopeOf, type WorkScope } from "./saved/work-scope.ts";

interface IncidentControls {
  readonly mode: ResponderMode;
  /** Scope of drafts and queries for the open work. */
  readonly scope: WorkScope;
  /** Logs actions while an incident is open; ignores them in other modes. Never blocks and never loses an action. */
  readonly log: IncidentLog;
  /**
   * Adds an entry to the log of any incident of the department, even if that incident is not open on this device. An
   * ended incident accepts entries for three days: a team may leave the hot zone after the end.
   */
  readonly logIn: (incident: Incident, action: IncidentAction) => void;
  /**
   * State of the live connection for changes by others: in the open incident, and for incidents that are opened or
   * ended.
   */
  readonly live: LiveState;
  /** Unsent entries of all incidents, oldest first. */
  readonly unsent: readonly Unsent[];
  /** True after the unsent entries were read from the device, which takes a moment after a page load. */
  readonly isUnsentKnown: boolean;
  /** Unsent entries of the open incident, oldest first. */
  readonly waiting: readonly Unsent[];
  /** True if an unsent entry of this kind exists for the open incident. */
  readonly isWaiting: (kind: Unsent["kind"]) => boolean;
  /**
   * Adds a photo to the log of the open incident, now or when the network is back. The photo is stored immediately.
   *
   * @returns whether the photo can be displayed: other files are not stored
   */
  readonly keepPhoto: (file: File, caption: string) => Promise<boolean>;
  /** Saves the plan of the open incident, now or when the network is back. */
  readonly keepPlan: (
    plan: IncidentPlan,
    version: number,
    base: IncidentPlan | null,
  ) => Promise<SendOutcome<SentAnswer>>;
  /**
   * Registers the save function of the plan form while the form is open, so that ending the incident also saves the
   * latest input.
   */
  readonly registerPlanForm: OpenPlanForm["register"];
  /** Saves changes of the checklists of the open incident, now or when the network is back. */
  readonly keepChecklists: (changes: readonly ChecklistChange[]) => Promise<SendOutcome<SentAnswer>>;
  /**
   * Opens an incident and starts its log. Without a network the incident is opened on this device and sent later.
   * Rejects if the server refuses it.
   */
  readonly startIncident: (title: string) => Promise<Incident>;
  /** Joins an open incident of the department, and logs "Joined" once per visit. */
  readonly resume: (incident: Incident) => void;
  readonly startQuickSearch: () => void;
  /**
   * Saves the input in the plan, ends the incident after all its entries are sent, clears its calculations, and returns
   * to the choice of a mode. Without a network all entries wait, with the end as the last one. Rejects if the server
   * refuses the end.
   *
   * @returns whether the server has the end; `stopped` if it refused the plan and the incident continues
   */
  readonly endIncident: () => Promise<"sent" | "waiting" | "stopped">;
  /** Leaves an incident that was ended on another device, and clears its calculations. */
  readonly leaveEnded: () => void;
}

/** Time to wait for an unresponsive server before work continues without it, ms. */
const RESPONSE_TIMEOUT_MS = 4000;

const IncidentContext = createContext<IncidentControls | null>(null);

/** Provides the open work of a responder and its log. Wraps both responder pages. */
export function IncidentProvider({ children }: { readonly children: ReactNode }) {
  const { responder } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const session = useSessionStore();
  const drafts = useDrafts();
  const { user_id, department_id } = useResponderProfile();
  const [mode, setMode] = useState(() => readMode(localStorage, user_id));
  /** The latest mode for late callbacks; on a device with full storage, local storage may contain an older one. */
  const modeNow = useRef(mode);
  const outboxName = `placard.outbox.${user_id}`;
  const [outbox] = useState(
    () =>
      new Outbox<SentAnswer>(
        outboxName,
        async (unsent) => {
          const outcome = await sendUnsent(api, unsent);
          if (isCleared()) settleAfterLogout(unsent, outcome);
          else settle(unsent, outcome);
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
  const keptReads = useStoredQueries(mode, waiting);
  const scope = workScopeOf(mode);
  const live = useLiveIncident(scope, department_id);
  const isEnding = useRef(false);
  /** A plan that is being saved: ending the incident waits for its result. `null` if there is none. */
  const planOnItsWay = useRef<Promise<SendOutcome<SentAnswer>> | null>(null);
  const { data: savedLog } = useQuery({
    ...savedLogQuery(api, scope),
    refetchInterval: live === "live" ? false : LOG_POLL_MS,
  });
  // Loaded and stored with the incident, so that a device that goes offline edits the latest saved versions.
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
    if (session.get().status !== "signed-out" || !isCleared()) return;
    forgetMode(localStorage, user_id);
    const unsent = outbox.waiting().length;
    if (unsent > 0)
      toasts.show({ tone: "caution", title: responder.unsentKeptTitle, text: responder.unsentKeptText(unsent) });
    void outbox.removeIfEmpty();
    void photos.removeIfEmpty();
    void keptReads.purge();
    void hydrantCache.forget();
  });
  useEffect(() => session.subscribe(() => forgetAtLogout()), [session]);

  /** True after a logout removed the data of the user from this device: a late answer writes nothing to it. */
  function isCleared(): boolean {
    const now = session.get();
    if (now.status === "signed-out") return now.reason === "logged-out";
    return now.status === "signed-in" && (now.profile.userType !== "responder" || now.profile.user_id !== user_id);
  }

  /** Handles the result of a sent entry. */
  function settle(unsent: Unsent, outcome: SendResult<SentAnswer>): void {
    if (outcome.state === "sent") sayWhatIsSaved(unsent, outcome.answer);
    else if (isClosed(outcome.error) && unsent.kind !== "incident") {
      markEnded(unsent.incidentId);
      // An end that someone else logged first loses nothing; any other entry that a closed incident refuses is
      // reported.
      if (unsent.kind !== "end") sayRefused(unsent, outcome.error);
    } else if (unsent.kind === "plan" && hasCode(outcome.error, "edit_conflict")) showTheirs(unsent, outcome.error);
    else sayRefused(unsent, outcome.error);
  }

  /**
   * Handles the result of an entry that was being sent at logout. Only the sent text is removed from the device.
   *
   * @throws Error for a refused entry: it stays in the outbox, and its user is notified at the next sign-in
   */
  function settleAfterLogout(unsent: Unsent, outcome: SendResult<SentAnswer>): void {
    if (outcome.state === "refused") throw new Error("The server refused an entry after the logout.");
    forgetSaved(drafts, scopeOfUnsent(unsent), outcome.answer);
  }

  function sayWhatIsSaved(unsent: Unsent, answer: SentAnswer): void {
    const its = scopeOfUnsent(unsent);
    if (answer.kind === "incident") takeNumber(unsent, answer.incident);
    if (answer.kind === "note" || answer.kind === "photo") {
      saveSentLine(queries, api, its, answer.entry);
      if (answer.isEnded) markEnded(unsent.incidentId);
    }
    if (answer.kind === "plan") queries.setQueryData(savedPlanQuery(api, its).queryKey, answer.saved);
    if (answer.kind === "checklists") queries.setQueryData(savedChecklistsQuery(api, its).queryKey, answer.saved);
    forgetSaved(drafts, its, answer);
  }

  /**
   * Switches from the incident opened on this device to the same incident with the server's number. The `client_id`
   * stays, because drafts and queries are named after it.
   */
  function takeNumber({ incidentId, key }: Unsent, incident: Incident): void {
    const { current } = modeNow;
    if (current.kind !== "incident" || current.incident.incident_id !== incidentId) return;
    change({ kind: "incident", incident: { ...incident, client_id: key } });
  }

  /** Passes the saved version to the plan form, which compares it with the draft: an unsent plan keeps its draft. */
  function showTheirs(unsent: Unsent, error: unknown): void {
    const current = readCurrentPlan(error);
    if (current === null) return;
    queries.setQueryData(savedPlanQuery(api, scopeOfUnsent(unsent)).queryKey, current);
    toasts.show({ tone: "caution", title: responder.planConflict, text: responder.planConflictText });
  }

  /**
   * The incident was ended on another device: warns the user that nothing more is logged. Only the log contains the
   * time of the end, and it may be loaded after the first notice.
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

  /** Reports an entry that the server rejected. The other entries are still sent. */
  function sayRefused(unsent: Unsent, error: unknown): void {
    const reason = describeProblem(error, error instanceof Error ? error.message : "");
    const what = unsent.kind === "note" ? unsent.action.action_type.replaceAll("_", " ") : responder.kinds[unsent.kind];
    const title = unsent.kind === "note" ? responder.noteRefused : responder.saveRefused;
    toasts.show({ tone: "danger", title, text: responder.noteRefusedText(what, reason) });
  }

  function change(next: ResponderMode): void {
    if (isCleared()) return;
    writeMode(localStorage, user_id, next);
    modeNow.current = next;
    setMode(next);
  }

  /**
   * Removes all calculations, so that none remain on the device or appear in the next incident. An unsent plan keeps
   * its draft until the server has the plan.
   */
  function clearWork(): void {
    const isPlanWaiting = outbox.waiting().some((one) => one.kind === "plan" && one.incidentId === scope.incidentId);
    drafts.clearAll(scope.draft(""), isPlanWaiting ? [scope.draft("plan")] : []);
    queries.removeQueries({ queryKey: scope.query() });
    toasts.settle(responder.planConflict); // no conflict is left to compare
    void keptReads.forget(scope.id);
  }

  const open = mode.kind === "incident" && mode.incident.status === "active" ? mode.incident : null;

  /** Adds an entry to the outbox. An ended incident accepts no more entries; the input stays in its form. */
  async function keep(unsent: (key: string, incidentId: number) => Unsent): Promise<SendOutcome<SentAnswer>> {
    if (open === null) return { state: "refused", error: new Error(responder.closedElsewhere) };
    const { id: work } = scope;
    const { timestamp: madeAt, device_time: deviceTime } = stampedNow();
    const times = { madeAt, ...(deviceTime !== undefined && { deviceTime }) };
    return outbox.add({ ...unsent(crypto.randomUUID(), open.incident_id), work, ...times });
  }

  function keepPlan(plan: IncidentPlan, version: number, base: IncidentPlan | null): Promise<SendOutcome<SentAnswer>> {
    const written = { kind: "plan", plan, version, ...(base !== null && { base }) } as const;
    const saving = keep((key, incidentId) => ({ ...written, key, incidentId }));
    planOnItsWay.current = saving;
    const arrived = (): void => {
      if (planOnItsWay.current === saving) planOnItsWay.current = null;
    };
    void saving.then(arrived, arrived);
    return saving;
  }

  /** Saves the plan text typed so far. `null` if there is nothing to save, or if versions must be compared first. */
  function saveTypedPlan(): Promise<SendOutcome<SentAnswer>> | null {
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

  /** Opens an incident of the department. Logs who joined once per visit, not at each return from the landing page. */
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
      const saved = await withTimeout(outbox.add({ kind: "incident", key, incidentId, work, madeAt, title }));
      if (saved.state === "refused") throw saved.error;
      const incident = saved.state === "sent" && saved.answer.kind === "incident" ? saved.answer.incident : own;
      change({ kind: "incident", incident });
      return incident;
    },
    resume: join,
    startQuickSearch: () => change({ kind: "quick-search" }),
    async endIncident() {
      isEnding.current = true;
      try {
        const saving = saveTypedPlan() ?? planOnItsWay.current;
        const plan = saving === null ? null : await withTimeout(saving);
        if (plan?.state === "refused" && !isClosed(plan.error)) return "stopped";
        const saved = await withTimeout(keep((key, incidentId) => ({ kind: "end", key, incidentId })));
        if (saved.state === "refused") throw saved.error;
        clearWork();
        change({ kind: "choosing" });
        return saved.state;
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

/** Resolves as `waiting` after `PATIENCE_MS`; the request continues in the background. */
function withTimeout(adding: Promise<SendOutcome<SentAnswer>>): Promise<SendOutcome<SentAnswer>> {
  const patience = new Promise<SendOutcome<SentAnswer>>((resolve) => {
    setTimeout(() => resolve({ state: "waiting" }), RESPONSE_TIMEOUT_MS);
  });
  return Promise.race([adding, patience]);
}

export function useIncident(): IncidentControls {
  const controls = use(IncidentContext);
  if (controls === null) throw new Error("useIncident needs an <IncidentProvider> above it.");
  return controls;
}
