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
  const { handOver: words } = useMessages();
  return (
    <>
      <PageTitle name={words.title} />
      <div className="app-page-title">
        <div>
          <h1>{words.title}</h1>
          <p>{words.line}</p>
        </div>
      </div>
      <Cards />
    </>
  );
}

function Cards() {
  const { handOver: words, common } = useMessages();
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
  if (!isError) return <Skeleton lines={8} label={words.loading} />;
  return (
    <ErrorState
      title={common.loadFailedTitle}
      text={common.loadFailedText}
      action={<Button onPress={refetch}>{common.retry}</Button>}
    />
  );
}
