import { Badge } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { Check, CircleDashed } from "lucide-react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { businessDetailsQuery } from "../../lib/api/business-queries.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { useCompanyName } from "../../shell/account/use-company-name.ts";

/** Shows the signed-in business and whether its registration is complete. */
export function CompanyLine({ isComplete }: { readonly isComplete: boolean }) {
  const { common, dashboard } = useMessages();
  const { business_id } = useBusinessProfile();
  const details = useQuery(businessDetailsQuery(useApi(), business_id));
  const companyName = useCompanyName(business_id);
  return (
    <p className="app-company-line">
      <span className="placard__name">{companyName}</span>
      <Badge
        tone={isComplete ? "ok" : "caution"}
        icon={isComplete ? <Check aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
      >
        {isComplete ? dashboard.registrationComplete : dashboard.registrationIncomplete}
      </Badge>
      {details.data?.business.is_demo === true && <Badge>{common.demoRow}</Badge>}
    </p>
  );
}
