import { ACCOUNT_TYPES, type AccountType } from "@placard/hazmat-core/business";
import { Button } from "@placard/ui";
import { Logo, RadioCards } from "@placard/ui/controls";
import { Link, useSearch } from "@tanstack/react-router";
import { Factory, Siren } from "lucide-react";
import { useState } from "react";
import { useDrafts } from "../../forms/use-drafts.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { AuthLayout } from "../../shell/public/AuthLayout.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { StorageFullBanner } from "../../shell/root/StorageFullBanner.tsx";
import { BusinessForm } from "./BusinessForm.tsx";
import { Invitation } from "./Invitation.tsx";
import { RegisterAside } from "./RegisterAside.tsx";
import { ResponderForm } from "./ResponderForm.tsx";
import "./RegisterPage.css";

/** The choice as a draft, beside the drafts of the two forms. */
const DRAFT = "register-type";

/** First the kind of account, then its form; with an invitation link the form of the one who was invited. */
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
        <Invitation token={invitation} />
      )}
    </AuthLayout>
  );
}

interface ChosenFormProps {
  readonly accountType: AccountType | null;
  readonly onChoose: (type: AccountType) => void;
}

/** The choice and the form it asks for. What is typed in one form is kept while the other is looked at. */
function ChosenForm({ accountType, onChoose }: ChosenFormProps) {
  const { registration } = useMessages();
  return (
    <>
      <RadioCards
        label={registration.accountType}
        value={accountType}
        onChange={onChoose}
        options={[
          { id: "business", label: registration.business, description: registration.businessHint, icon: <Factory /> },
          { id: "responder", label: registration.responder, description: registration.responderHint, icon: <Siren /> },
        ]}
      />
      {accountType === null && (
        <p className="app-register-submit">
          <Button variant="primary" size="lg" disabledReason={registration.chooseType}>
            {registration.chooseType}
          </Button>
        </p>
      )}
      {accountType === "business" && <BusinessForm />}
      {accountType === "responder" && <ResponderForm />}
    </>
  );
}

const accountTypeOf = (value: string): AccountType | null => ACCOUNT_TYPES.find((type) => type === value) ?? null;
