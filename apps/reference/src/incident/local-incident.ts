import type { Incident } from "@placard/api-client";

interface Maker {
  readonly user_id: number;
  readonly department_id: number;
}

/**
 * An incident as it is until the server has it. Its number is this device's own and negative, which no number of the
 * server is; its `client_id` names it for good, here and there.
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

/** True if the server has not given it a number yet. */
export function isLocal({ incident_id }: Pick<Incident, "incident_id">): boolean {
  return incident_id < 0;
}
