import { Button, ErrorState, Skeleton } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { EmergenciesCard } from "./emergencies/EmergenciesCard.tsx";
import { FireDepartmentCard } from "./fire-department/FireDepartmentCard.tsx";
import "./ReportsPage.css";
import { TierTwoCard } from "./report/TierTwoCard.tsx";
import { useReportedBusiness } from "./use-reported-business.ts";

/** Reports for regulators and files for crews. Every role that can read the record can save them. */
export function ReportsPage() {
  const { handOver: texts } = useMessages();
  return (
    <>
      <PageTitle name={texts.title} />
      <div className="app-page-title">
        <div>
          <h1>{texts.title}</h1>
          <p>{texts.line}</p>
        </div>
      </div>
      <Cards />
    </>
  );
}

function Cards() {
  const { handOver: texts, common } = useMessages();
  const { data, isError, refetch } = useReportedBusiness();
  if (data !== undefined) {
    return (
      <div className="app-hand-over">
        <FireDepartmentCard record={data} />
        <TierTwoCard record={data} />
        <EmergenciesCard record={data} />
      </div>
    );
  }
  if (!isError) return <Skeleton lines={8} label={texts.loading} />;
  return (
    <ErrorState
      title={common.loadFailedTitle}
      text={common.loadFailedText}
      action={<Button onPress={refetch}>{common.retry}</Button>}
    />
  );
}
