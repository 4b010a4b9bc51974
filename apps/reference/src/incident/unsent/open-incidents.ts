import type { Incident } from "@placard/api-client";
import { serverClock } from "../../lib/device/server-clock.ts";
import type { ResponderMode } from "../incident-store.ts";
import type { Unsent } from "../outbox.ts";

interface Known {
  /** What the server has; nothing where it could not be asked. */
  readonly onServer: readonly Incident[];
  readonly mode: ResponderMode;
  /** What waits to be sent. */
  readonly unsent: readonly Unsent[];
  /** Whose device this is. */
  readonly maker: { readonly user_id: number; readonly department_id: number };
}

/**
 * The incidents that someone can continue with, whether the server can be asked or not: those it has, the one that is open
 * here, and those made on this device that still wait. One whose end waits is over.
 */
export function openIncidents({ onServer, mode, unsent, maker }: Known): readonly Incident[] {
  const here = mode.kind === "incident" ? [mode.incident] : [];
  const made = unsent.flatMap((one) => (one.kind === "incident" ? [incidentOf(one, maker)] : []));
  const ended = new Set(unsent.filter(({ kind }) => kind === "end").map(nameOf));
  const all = new Map([...made, ...here, ...onServer].map((incident) => [nameOf(incident), incident]));
  return [...all.values()].filter((one) => one.status === "active" && !ended.has(nameOf(one)));
}

/** The number alone is another one before and after it was sent. */
function nameOf(one: Incident | Unsent): string {
  if ("incident_id" in one) return `incident-${one.client_id ?? one.incident_id}`;
  return one.work ?? `incident-${one.incidentId}`;
}

function incidentOf(unsent: Unsent & { readonly kind: "incident" }, maker: Known["maker"]): Incident {
  return {
    ...maker,
    incident_id: unsent.incidentId,
    title: unsent.title,
    status: "active",
    created_at: unsent.madeAt ?? serverClock.iso(),
    completed_at: null,
    client_id: unsent.key,
  };
}
