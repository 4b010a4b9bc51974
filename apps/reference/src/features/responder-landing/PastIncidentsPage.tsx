import { Button, EmptyState, ErrorState, Skeleton, formatMoment } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { ArrowLeft, FileCheck, ScrollText } from "lucide-react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useResponderProfile } from "../../session/SessionProvider.tsx";
import { ResponderIdentity } from "../../shell/responder/ResponderIdentity.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { incidentsQuery } from "./incidents-query.ts";
import { PastLog } from "./PastLog.tsx";
import "./PastIncidentsPage.css";

/** The department's incidents that have ended, each with its log. */
export function PastIncidentsPage() {
  const { responder, verifyLog } = useMessages();
  const { incident } = useSearch({ from: "/data/responder/frame/responder/incidents" });
  const navigate = useNavigate();
  return (
    <div className="app-past-incidents">
      <PageTitle name={responder.pastIncidents} />
      <ResponderIdentity />
      <main id="content" tabIndex={-1}>
        <div className="placard__head">
          <Button
            icon={<ArrowLeft aria-hidden="true" />}
            onPress={() => void navigate({ to: incident === undefined ? paths.responder : paths.pastIncidents })}
          >
            {responder.back}
          </Button>
          <h1>{responder.pastIncidents}</h1>
        </div>
        {incident === undefined ? <PastList /> : <PastLog key={incident} incidentId={incident} />}
        <Link className="placard__check" to={paths.verifyLog}>
          <FileCheck aria-hidden="true" />
          {verifyLog.title}
        </Link>
      </main>
    </div>
  );
}

function PastList() {
  const { responder, common } = useMessages();
  const { department_id } = useResponderProfile();
  const api = useApi();
  const incidents = useQuery(incidentsQuery(api, department_id));
  if (incidents.data === undefined) {
    return incidents.isError ? (
      <ErrorState
        title={responder.pastFailed}
        text={responder.pastFailedText}
        action={<Button onPress={() => void incidents.refetch()}>{common.retry}</Button>}
      />
    ) : (
      <Skeleton lines={6} label={responder.pastIncidents} />
    );
  }
  const past = incidents.data.incidents.filter(({ status }) => status === "completed");
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
