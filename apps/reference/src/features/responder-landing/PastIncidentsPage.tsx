import { Button } from "@placard/ui";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { ArrowLeft, FileCheck } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { ResponderIdentity } from "../../shell/responder/ResponderIdentity.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { PastList } from "./PastList.tsx";
import { PastLog } from "./PastLog.tsx";
import "./PastIncidentsPage.css";

/** Page with the ended incidents of the department, each with its log. */
export function PastIncidentsPage() {
  const { responder, verifyLog } = useMessages();
  const { incident } = useSearch({ from: "/data/responder/frame/responder/incidents" });
  const navigate = useNavigate();
  return (
    <div className="app-past-incidents">
      {incident === undefined ? <PageTitle name={responder.pastIncidents} /> : undefined}
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
