import { Badge, Banner } from "@placard/ui";
import { Radio } from "lucide-react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";
import { BusinessRecords } from "./BusinessRecords.tsx";
import "./BusinessSearchModule.css";

/** Searches businesses by name or address and shows their locations, chemicals, contacts and pictures. */
export function BusinessSearchModule() {
  const { businessSearch: texts, responder } = useMessages();
  const { department_status, membership_status } = useResponderProfile();
  const { mode } = useIncident();
  const isPending = department_status === "pending" || membership_status === "pending";
  return (
    <div className="app-module-scroll app-business-search">
      <div className="placard__head">
        <h1>{texts.title}</h1>
        {mode.kind === "incident" ? (
          <Badge tone="accent" icon={<Radio aria-hidden="true" />}>
            {responder.tracked}
          </Badge>
        ) : (
          <p>{responder.readsAudited}</p>
        )}
      </div>
      {isPending ? (
        <Banner tone="caution" title={texts.pendingTitle}>
          {department_status === "pending" ? texts.departmentPending : texts.membershipPending}
        </Banner>
      ) : (
        <BusinessRecords />
      )}
    </div>
  );
}
