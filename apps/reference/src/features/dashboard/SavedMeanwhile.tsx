import type { RegistrationDetails } from "@placard/api-client";
import { Banner } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** Shows the details that someone else saved while this form was being filled in. */
export function SavedMeanwhile({ theirs }: { readonly theirs: RegistrationDetails }) {
  const { dashboard } = useMessages();
  return (
    <Banner tone="caution" title={dashboard.conflictTitle}>
      {dashboard.conflictText([
        theirs.emergency_contact_name,
        theirs.emergency_contact_phone,
        theirs.second_emergency_phone,
        theirs.general_business_email,
        theirs.business_registration,
        theirs.hazardous_material_permit,
      ])}
    </Banner>
  );
}
