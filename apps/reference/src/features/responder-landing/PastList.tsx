import { EmptyState } from "@placard/ui";
import { formatMoment } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ScrollText } from "lucide-react";
import { NotLoaded } from "../../lib/api/NotLoaded.tsx";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useResponderProfile } from "../../session/SessionProvider.tsx";
import { incidentsQuery } from "../../incident/live/department-incidents.ts";

/** Lists the ended incidents of the department. */
export function PastList() {
  const { responder } = useMessages();
  const { department_id } = useResponderProfile();
  const incidents = useQuery(incidentsQuery(useApi(), department_id, "completed"));
  if (incidents.data === undefined) {
    return (
      <NotLoaded
        queries={[incidents]}
        title={responder.pastFailed}
        text={responder.pastFailedText}
        lines={6}
        label={responder.pastIncidents}
      />
    );
  }
  const past = incidents.data.incidents;
  if (past.length === 0) {
    return <EmptyState icon={<ScrollText aria-hidden="true" />} title={responder.noPast} text={responder.noPastText} />;
  }
  return (
    <ul className="placard__past">
      {past.map(({ incident_id, title, created_at, completed_at }) => (
        <li key={incident_id}>
          <Link to={paths.pastIncidents} search={{ incident: incident_id }}>
            <strong>{title}</strong>
            <small>{responder.fromTo(formatMoment(created_at), formatMoment(completed_at ?? created_at))}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
