import { ACCOUNT_TYPES, type AccountType } from "@placard/hazmat-core/business";
import { Logo } from "@placard/ui/internal";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useDrafts } from "../../forms/drafts/use-drafts.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { AuthLayout } from "../../shell/public/AuthLayout.tsx";
import { LinkOfOnePerson } from "../../shell/public/LinkOfOnePerson.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { StorageFullBanner } from "../../shell/root/StorageFullBanner.tsx";
import { ChosenForm } from "./ChosenForm.tsx";
import { Invitation } from "./Invitation.tsx";
import { RegisterAside } from "./RegisterAside.tsx";
import "./RegisterPage.css";

/** Draft of the account type, separate from the drafts of the two forms. */
const DRAFT = "register-type";

/** Registration page: the account type, then its form. With an invitation link, the form for the invited user. */
export function RegisterPage() {
  const { registration } = useMessages();
  const { invitation } = useSearch({ from: "/data/register" });
  const drafts = useDrafts();
  const [accountType, setAccountType] = useState(() => accountTypeOf(drafts.read(DRAFT, { type: "" }).values.type));

  function choose(type: AccountType): void {
    setAccountType(type);
    drafts.write(DRAFT, { type }, { kind: "working" });
  }

  return (
    <AuthLayout aside={<RegisterAside accountType={invitation === undefined ? accountType : "responder"} />}>
      <PageTitle name={registration.title} />
      <StorageFullBanner />
      <div className="placard__top">
        <Logo />
        <span className="placard-muted">
          {registration.haveAccount}{" "}
          <Link to={paths.signIn} className="app-link">
            {registration.signIn}
          </Link>
        </span>
      </div>
      <h1>{registration.title}</h1>
      {invitation === undefined ? (
        <ChosenForm accountType={accountType} onChoose={choose} />
      ) : (
        <LinkOfOnePerson>
          <Invitation token={invitation} />
        </LinkOfOnePerson>
      )}
    </AuthLayout>
  );
}

const accountTypeOf = (value: string): AccountType | null => ACCOUNT_TYPES.find((type) => type === value) ?? null;
