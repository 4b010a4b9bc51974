import {
  createIncident,
  describeProblem,
  hasCode,
  HttpError,
  logIncidentAction,
  updateIncidentStatus,
  type Caller,
  type Incident,
} from "@placard/api-client";
import type { IncidentAction, IncidentLog } from "@placard/hazmat-core";
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { toasts } from "@placard/ui";
import { useApi } from "../lib/ApiProvider.tsx";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../session/SessionProvider.tsx";
import { isModeKey, readMode, writeMode, type ResponderMode } from "./incident-store.ts";
import { Outbox, type UnsentAction } from "./outbox.ts";

interface IncidentControls {
  readonly mode: ResponderMode;
  /** Takes actions in incident mode and ignores them otherwise. Never blocks, never loses one. */
  readonly log: IncidentLog;
  readonly unsent: number;
  /** Opens an incident and tracks from then on. Rejects when the server did not take it. */
  readonly startIncident: (title: string) => Promise<Incident>;
  /** Goes on with an incident that is still open. */
  readonly resume: (incident: Incident) => void;
  readonly startQuickSearch: () => void;
  /**
   * Sends what waits, ends the incident, and goes back to choosing. Rejects when the server did not take it, and while
   * something of the log still waits: a closed log takes nothing more.
   */
  readonly endIncident: () => Promise<void>;
}

const IncidentContext = createContext<IncidentControls | null>(null);

/** What a responder works on, and the log of it. Stands around both responder pages. */
export function IncidentProvider({ children }: { readonly children: ReactNode }) {
  const { responder } = useMessages();
  const api = useApi();
  const { user_id } = useResponderProfile();
  const [mode, setMode] = useState(() => readMode(localStorage, user_id));
  const [outbox] = useState(
    () => new Outbox(`placard.outbox.${user_id}`, (unsent) => send(api, unsent, { leaveClosed, sayRefused })),
  );
  const unsent = useSyncExternalStore(outbox.subscribe, outbox.unsent);

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

  /** The log of an incident was closed elsewhere: who works on it here must know that nothing more is logged. */
  function leaveClosed(incidentId: number): void {
    const current = readMode(localStorage, user_id);
    if (current.kind !== "incident" || current.incident.incident_id !== incidentId) return;
    change({ kind: "choosing" });
    toasts.show({ tone: "danger", title: responder.closedElsewhere, text: responder.closedElsewhereText });
  }

  /** A note that the server will never take must not hold up the others, nor vanish unsaid. */
  function sayRefused({ action }: UnsentAction, reason: string): void {
    const text = responder.noteRefusedText(action.action_type.replaceAll("_", " "), reason);
    toasts.show({ tone: "danger", title: responder.noteRefused, text });
  }

  function change(next: ResponderMode): void {
    writeMode(localStorage, user_id, next);
    setMode(next);
  }

  const controls: IncidentControls = {
    mode,
    unsent,
    log: {
      unsent: outbox.unsent,
      record(action: IncidentAction) {
        if (mode.kind !== "incident") return;
        const timestamp = new Date().toISOString();
        const stamped = { ...action, action_data: { timestamp, ...action.action_data } };
        void outbox.add({ key: crypto.randomUUID(), incidentId: mode.incident.incident_id, action: stamped });
      },
    },
    async startIncident(title) {
      const { data } = await api.call(
        createIncident,
        { body: { user_id, title } },
        { idempotencyKey: crypto.randomUUID() },
      );
      change({ kind: "incident", incident: data });
      return data;
    },
    resume: (incident) => change({ kind: "incident", incident }),
    startQuickSearch: () => change({ kind: "quick-search" }),
    async endIncident() {
      if (mode.kind !== "incident") return;
      await outbox.flush();
      if (outbox.unsent() > 0) throw new Error("A part of the log is not sent yet.");
      await api.call(updateIncidentStatus, {
        params: { id: mode.incident.incident_id },
        body: { status: "completed" },
      });
      change({ kind: "choosing" });
    },
  };

  return <IncidentContext value={controls}>{children}</IncidentContext>;
}

export function useIncident(): IncidentControls {
  const controls = use(IncidentContext);
  if (controls === null) throw new Error("useIncident needs an <IncidentProvider> above it.");
  return controls;
}

interface Refusals {
  readonly leaveClosed: (incidentId: number) => void;
  readonly sayRefused: (unsent: UnsentAction, reason: string) => void;
}

/** What was sent is wrong in itself, or its key is: the same again is refused again. */
const REFUSED_FOR_GOOD: ReadonlySet<number> = new Set([400, 409, 413, 415, 422]);

/** A closed log is closed for good: the action stays out of it, as does a note that no server takes. All else may pass. */
async function send(api: Caller, unsent: UnsentAction, { leaveClosed, sayRefused }: Refusals): Promise<void> {
  const { key, incidentId, action } = unsent;
  try {
    await api.call(logIncidentAction, { body: { incident_id: incidentId, ...action } }, { idempotencyKey: key });
  } catch (error) {
    if (hasCode(error, "incident_completed") || hasCode(error, "not_found")) leaveClosed(incidentId);
    else if (error instanceof HttpError && REFUSED_FOR_GOOD.has(error.status)) {
      sayRefused(unsent, describeProblem(error, error.message));
    } else throw error;
  }
}
