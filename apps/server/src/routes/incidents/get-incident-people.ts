import { getIncidentPeople } from "@placard/api-client/internal";
import { incidentById } from "../../db/queries/incidents/incidents.ts";
import { watchersOf } from "../../db/queries/incidents/incident-watchers.ts";
import { implement } from "../../http/operation.ts";

export const getIncidentPeopleOperation = implement(getIncidentPeople, async ({ ctx, rows, params }) => {
  const { id } = await incidentById(rows, params.incident_id);
  const people = await watchersOf(rows, id, ctx.now());
  return {
    status: "success",
    people: people.map(({ account_id, user_name, since, seen_at }) => ({
      user_id: account_id,
      name: user_name,
      here_since: since.toISOString(),
      seen_at: seen_at.toISOString(),
    })),
  };
});
