import { Banner } from "@placard/ui";
import { Link, useNavigate } from "@tanstack/react-router";
import { BookOpenCheck, CircleUserRound, ScrollText, Search, Siren } from "lucide-react";
import { useState } from "react";
import { useQuickSearch } from "../../incident/use-quick-search.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { NewVersionBanner } from "../../offline/NewVersionBanner.tsx";
import { useResponderProfile } from "../../session/SessionProvider.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { EDITION_CHANGES_HASH } from "../../shell/responder/edition-changes-hash.ts";
import { ResponderIdentity } from "../../shell/responder/ResponderIdentity.tsx";
import { StorageFullBanner } from "../../shell/root/StorageFullBanner.tsx";
import { LandingChoice } from "./LandingChoice.tsx";
import { NewIncidentDialog } from "./NewIncidentDialog.tsx";
import { OpenIncidents } from "./OpenIncidents.tsx";
import { Readiness } from "./Readiness.tsx";
import "./ResponderLandingPage.css";

/** The choice between a tracked incident and a quick search. */
export function ResponderLandingPage() {
  const { responder, editionChanges, people } = useMessages();
  const profile = useResponderProfile();
  const isNewDepartment = profile.department_status === "pending";
  const begin = useQuickSearch();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  function quickSearch(): void {
    begin();
    void navigate({ to: paths.responderWorkspace });
  }

  return (
    <div className="app-responder-landing">
      <PageTitle name={responder.landingTitle} />
      <ResponderIdentity />
      <main id="content" tabIndex={-1}>
        <StorageFullBanner />
        <NewVersionBanner />
        {isNewDepartment || profile.membership_status === "pending" ? (
          <Banner tone="caution" title={isNewDepartment ? responder.pendingTitle : responder.memberPendingTitle}>
            {isNewDepartment ? responder.pendingText : responder.memberPendingText}
          </Banner>
        ) : undefined}
        <h1>{responder.question}</h1>
        <div className="placard__choices">
          <LandingChoice
            isPrimary
            icon={<Siren aria-hidden="true" strokeWidth={1.5} />}
            title={responder.newIncident}
            text={responder.newIncidentText}
            onPress={() => setAsking(true)}
          />
          <LandingChoice
            icon={<Search aria-hidden="true" strokeWidth={1.5} />}
            title={responder.quickSearch}
            text={responder.quickSearchText}
            onPress={quickSearch}
          />
        </div>
        <OpenIncidents />
        <Link className="placard__past-link" to={paths.pastIncidents}>
          <ScrollText aria-hidden="true" />
          {responder.pastIncidents}
        </Link>
        <Link className="placard__past-link" to={paths.responder} hash={EDITION_CHANGES_HASH}>
          <BookOpenCheck aria-hidden="true" />
          {editionChanges.link}
        </Link>
        <Link className="placard__past-link" to={paths.responderAccount}>
          <CircleUserRound aria-hidden="true" />
          {people.tabAccount}
        </Link>
        <Readiness />
      </main>
      <footer>{responder.disclaimer}</footer>
      <NewIncidentDialog isOpen={isAsking} onOpenChange={setAsking} />
    </div>
  );
}
