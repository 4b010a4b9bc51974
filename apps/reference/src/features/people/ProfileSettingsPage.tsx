import { Tabs } from "@placard/ui";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { CircleUserRound, PhoneCall, UserRoundPlus } from "lucide-react";
import { AccountCards } from "../../lib/people/account/AccountCards.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { DeletedLink } from "../../shell/business/DeletedLink.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { ContactsTab } from "./contacts/ContactsTab.tsx";
import "./ProfileSettingsPage.css";
import { UsersTab } from "./users/UsersTab.tsx";

/** The people of the business. The open tab is kept in the address. */
export function ProfileSettingsPage() {
  const { people: texts } = useMessages();
  const { tab = "users" } = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <>
      <PageTitle name={texts.title} />
      <div className="app-page-title app-people-title">
        <div>
          <h1>{texts.title}</h1>
          <p>{texts.line}</p>
        </div>
        <div className="placard__actions">
          <DeletedLink />
        </div>
      </div>
      <Tabs
        label={texts.tabs}
        value={tab}
        onChange={(chosen) => void navigate({ to: paths.people, search: { tab: chosen }, replace: true })}
        tabs={[
          {
            id: "users",
            label: texts.tabUsers,
            icon: <UserRoundPlus aria-hidden="true" />,
            content: <UsersTab />,
          },
          {
            id: "contacts",
            label: texts.tabContacts,
            icon: <PhoneCall aria-hidden="true" />,
            content: <ContactsTab />,
          },
          {
            id: "account",
            label: texts.tabAccount,
            icon: <CircleUserRound aria-hidden="true" />,
            content: <AccountCards />,
          },
        ]}
      />
    </>
  );
}
