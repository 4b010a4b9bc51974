import { Avatar, ChoiceMenu, PlainButton } from "@placard/ui/internal";
import { useNavigate } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import type { SessionProfile } from "../../session/profile.ts";
import { useLogout } from "../../session/use-logout.ts";
import "./AccountMenu.css";
import { AppearanceSections } from "./AppearanceSections.tsx";

/** Menu with the signed-in user, display settings, account link and 'Log out'. */
export function AccountMenu({ profile }: { readonly profile: Pick<SessionProfile, "name" | "email"> }) {
  const { shell } = useMessages();
  const logout = useLogout();
  const navigate = useNavigate();
  const who = (
    <>
      <strong>{profile.name}</strong>
      <small>{profile.email}</small>
    </>
  );
  const trigger = (
    <PlainButton className="app-account">
      <Avatar name={profile.name} />
      <span className="placard__who">{who}</span>
      <span className="placard-visually-hidden">{shell.accountMenu(profile.name)}</span>
      <ChevronDown aria-hidden="true" size={16} />
    </PlainButton>
  );
  return (
    <ChoiceMenu
      trigger={trigger}
      label={shell.accountMenu(profile.name)}
      header={who}
      firstActs={[
        { id: "account", label: shell.account },
        { id: "plan", label: shell.plan },
      ]}
      acts={[{ id: "log-out", label: shell.logOut }]}
      onAction={(act) => {
        if (act === "account") void navigate({ to: paths.people, search: { tab: "account" } });
        else if (act === "plan") void navigate({ to: paths.businessPlan });
        else void logout();
      }}
    >
      <AppearanceSections />
    </ChoiceMenu>
  );
}
