import { Banner, toasts } from "@placard/ui";
import { PlainButton } from "@placard/ui/controls";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowRight, ScrollText, Search, Siren } from "lucide-react";
import { useState } from "react";
import { useIncident } from "../../incident/IncidentProvider.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { NewVersionBanner } from "../../offline/NewVersionBanner.tsx";
import { useResponderProfile } from "../../session/SessionProvider.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { ResponderIdentity } from "../../shell/responder/ResponderIdentity.tsx";
import { StorageFullBanner } from "../../shell/root/StorageFullBanner.tsx";
import { NewIncidentDialog } from "./NewIncidentDialog.tsx";
import { OpenIncidents } from "./OpenIncidents.tsx";
import { Readiness } from "./Readiness.tsx";
import "./ResponderLandingPage.css";

/** The choice between a tracked incident and a quick search. */
export function ResponderLandingPage() {
  const { responder } = useMessages();
  const profile = useResponderProfile();
  const { startQuickSearch } = useIncident();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  function quickSearch(): void {
    startQuickSearch();
    toasts.show({ tone: "neutral", title: responder.quickSearchMode, text: responder.quickSearchModeText });
    void navigate({ to: paths.responderWorkspace });
  }

  return (
    <div className="app-responder-landing">
      <PageTitle name={responder.landingTitle} />
      <ResponderIdentity />
      <main id="content" tabIndex={-1}>
        <StorageFullBanner />
        <NewVersionBanner />
        {profile.department_status === "pending" ? (
          <Banner tone="caution" title={responder.pendingTitle}>
            {responder.pendingText}
          </Banner>
        ) : profile.membership_status === "pending" ? (
          <Banner tone="caution" title={responder.memberPendingTitle}>
            {responder.memberPendingText}
          </Banner>
        ) : undefined}
        <h1>{responder.question}</h1>
        <div className="placard__choices">
          <PlainButton className="placard__choice" data-primary onPress={() => setAsking(true)}>
            <span className="placard__icons">
              <Siren aria-hidden="true" strokeWidth={1.5} />
              <ArrowRight aria-hidden="true" />
            </span>
            <span className="placard__words">
              <strong>{responder.newIncident}</strong>
              <span>{responder.newIncidentText}</span>
            </span>
          </PlainButton>
          <PlainButton className="placard__choice" onPress={quickSearch}>
            <span className="placard__icons">
              <Search aria-hidden="true" strokeWidth={1.5} />
              <ArrowRight aria-hidden="true" />
            </span>
            <span className="placard__words">
              <strong>{responder.quickSearch}</strong>
              <span>{responder.quickSearchText}</span>
            </span>
          </PlainButton>
        </div>
        <OpenIncidents />
        <Link className="placard__past-link" to={paths.pastIncidents}>
          <ScrollText aria-hidden="true" />
          {responder.pastIncidents}
        </Link>
        <Readiness />
      </main>
      <footer>{responder.disclaimer}</footer>
      <NewIncidentDialog isOpen={isAsking} onOpenChange={setAsking} />
    </div>
  );
}
