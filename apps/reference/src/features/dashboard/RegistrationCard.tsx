import { Banner, Button, Card } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { useRefusalReason } from "../../lib/rights/use-refusal-reason.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { businessDetailsQuery } from "../../lib/api/business-queries.ts";
import { phoneText } from "../../lib/formats/phone-text.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { EditBusiness } from "./EditBusiness.tsx";
import "./RegistrationCard.css";
import { RegistrationForm } from "./RegistrationForm.tsx";

/** Shows the registration form, or a notice once it is complete. The details can be reviewed. */
export function RegistrationCard() {
  const { dashboard, people } = useMessages();
  const refusalReason = useRefusalReason();
  const profile = useBusinessProfile();
  const details = useQuery(businessDetailsQuery(useApi(), profile.business_id));
  const [isReviewing, setReviewing] = useState(false);
  const registration = details.data?.registration ?? null;

  if (profile.registrationComplete && !isReviewing) {
    return (
      <section className="placard-surface app-registration-notice" aria-labelledby="registration-title">
        <span className="placard__mark">
          <BadgeCheck aria-hidden="true" />
        </span>
        <div className="placard__words">
          <h2 id="registration-title">{dashboard.registrationComplete}</h2>
          <p>
            {dashboard.noticeText}{" "}
            {registration !== null && (
              <>
                {dashboard.noticeContact(
                  registration.emergency_contact_name,
                  phoneText(registration.emergency_contact_phone, people.notDialable),
                )}{" "}
                {dashboard.noticeRegistration(registration.business_registration)}
              </>
            )}
          </p>
        </div>
        <div className="placard__actions">
          {details.data !== undefined && <EditBusiness business={details.data.business} />}
          {registration !== null && <Button onPress={() => setReviewing(true)}>{dashboard.reviewDetails}</Button>}
        </div>
      </section>
    );
  }
  const refused = refusalReason(profile.role, "edit_registration");
  return (
    <Card
      title={isReviewing ? dashboard.registrationDetails : dashboard.completeRegistration}
      description={dashboard.completeRegistrationText}
    >
      {refused !== null && <Banner tone="info" title={refused} className="app-registration-refused" />}
      <RegistrationForm
        stored={{
          registration,
          timeZone: details.data?.business.time_zone,
          version: details.data?.registration_version,
        }}
        refused={refused}
        onSaved={() => setReviewing(false)}
      />
    </Card>
  );
}
