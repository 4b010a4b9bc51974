import { EmptyState } from "@placard/ui";
import { FileText } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { PageTitle } from "../../shell/PageTitle.tsx";

export function SafetyDataSheetsPage() {
  const { shell } = useMessages();
  return (
    <>
      <PageTitle name={shell.safetyDataSheets} />
      <div className="app-page-title">
        <h1>{shell.safetyDataSheets}</h1>
      </div>
      <EmptyState icon={<FileText aria-hidden="true" />} title={shell.safetyDataSheets} />
    </>
  );
}
