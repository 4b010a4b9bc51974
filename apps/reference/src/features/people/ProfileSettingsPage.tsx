import { EmptyState } from "@placard/ui";
import { UsersRound } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { PageTitle } from "../../shell/PageTitle.tsx";

export function ProfileSettingsPage() {
  const { shell } = useMessages();
  return (
    <>
      <PageTitle name={shell.people} />
      <div className="app-page-title">
        <h1>{shell.people}</h1>
      </div>
      <EmptyState icon={<UsersRound aria-hidden="true" />} title={shell.people} />
    </>
  );
}
