import type { Incident } from "@placard/api-client";
import { serverClock } from "../../lib/device/server-clock.ts";
import type { ResponderMode } from "../incident-store.ts";
import type { Unsent } from "../outbox.ts";

interface Known {
  /** Incidents of the server; empty if it cannot be reached. */
  readonly onServer: readonly Incident[];
  readonly mode: ResponderMode;
  /** Unsent entries of this device. */
  readonly unsent: readonly Unsent[];
  /** User of this device. */
  readonly maker: { readonly user_id: number; readonly department_id: number };
}

/**
 * The incidents that a responder can resume, with or without a network: the server's, the one open here, and those
 * created on this device and not yet sent. Leaves out incidents with an unsent end.
 */
export function openIncidents({ onServer, mode, unsent, maker }: Known): readonly Incident[] {
  const here = mode.kind === "incident" ? [mode.incident] : [];
  const started = unsent.flatMap((one) => (one.kind === "incident" ? [incidentOf(one, maker)] : []));
  const ended = new Set(unsent.filter(({ kind }) => kind === "end").map(nameOf));
  const all = new Map([...started, ...here, ...onServer].map((incident) => [nameOf(incident), incident]));
  return [...all.values()].filter((one) => one.status === "active" && !ended.has(nameOf(one)));
}

/** Identifies an incident by its `client_id` if it has one, because its number changes when it is sent. */
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
