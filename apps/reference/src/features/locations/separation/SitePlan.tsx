import type { Location } from "@placard/api-client";
import { Card, ThemeRoot } from "@placard/ui";
import { SeparationPlan } from "@placard/ui/chemical";
import { formatDateTime } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { createPortal } from "react-dom";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { separationPlanQuery } from "../../../lib/api/business-queries.ts";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { usePrintMoment } from "../../../lib/device/use-print-moment.ts";
import { separationRoom } from "./separation-rooms.ts";

/** The separation plan of one site. Printing shows only the plan. */
export function SitePlan({ location }: { readonly location: Location }) {
  const { standing: texts } = useMessages();
  const plan = useQuery(separationPlanQuery(useApi(), location.business_id, location.id));
  const printedAt = usePrintMoment();
  if (plan.data === undefined) {
    return (
      <NotLoaded
        queries={[plan]}
        title={texts.planFailed}
        text={texts.planFailedText}
        lines={6}
        label={texts.planReading}
      />
    );
  }
  const rooms = plan.data.map(separationRoom);
  return (
    <>
      <Card>
        <SeparationPlan rooms={rooms} />
      </Card>
      {printedAt !== null &&
        createPortal(
          <div className="app-print-page" aria-hidden="true">
            <ThemeRoot theme="light">
              <h1>{texts.planTitle}</h1>
              <p>{texts.planAt(location.name, formatDateTime(printedAt))}</p>
              <SeparationPlan rooms={rooms} isBrief />
            </ThemeRoot>
          </div>,
          document.body,
        )}
    </>
  );
}
