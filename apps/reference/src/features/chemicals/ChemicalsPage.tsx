import { EmptyState } from "@placard/ui";
import { FlaskConical } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { PageTitle } from "../../shell/PageTitle.tsx";

export function ChemicalsPage() {
  const { shell } = useMessages();
  return (
    <>
      <PageTitle name={shell.chemicals} />
      <div className="app-page-title">
        <h1>{shell.chemicals}</h1>
      </div>
      <EmptyState icon={<FlaskConical aria-hidden="true" />} title={shell.chemicals} />
    </>
  );
}
