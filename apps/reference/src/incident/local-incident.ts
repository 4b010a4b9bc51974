import type { Incident } from "@placard/api-client";

interface Maker {
  readonly user_id: number;
  readonly department_id: number;
}

/**
 * An incident that the server does not have yet. Its number is assigned on this device and negative, unlike the
 * server's numbers. The `client_id` identifies the incident permanently, here and on the server.
 */
export function localIncident(maker: Maker, title: string, now: Date): Incident & { readonly client_id: string } {
  return {
    incident_id: -now.getTime(),
    user_id: maker.user_id,
    department_id: maker.department_id,
    title,
    status: "active",
    created_at: now.toISOString(),
    completed_at: null,
    client_id: crypto.randomUUID(),
  };
}

/** True if the incident has no number from the server yet. */
export function isLocal({ incident_id }: Pick<Incident, "incident_id">): boolean {
  return incident_id < 0;
}
