import { Button } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { AccountCards } from "../../lib/people/account/AccountCards.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { ResponderIdentity } from "../../shell/responder/ResponderIdentity.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import "./PastIncidentsPage.css";

/** A responder's own name, email address and password. */
export function ResponderAccountPage() {
  const { people, responder } = useMessages();
  const navigate = useNavigate();
  return (
    <div className="app-past-incidents">
      <PageTitle name={people.tabAccount} />
      <ResponderIdentity />
      <main id="content" tabIndex={-1}>
        <div className="placard__head">
          <Button icon={<ArrowLeft aria-hidden="true" />} onPress={() => void navigate({ to: paths.responder })}>
            {responder.back}
          </Button>
          <h1>{people.tabAccount}</h1>
        </div>
        <AccountCards />
      </main>
    </div>
  );
}
