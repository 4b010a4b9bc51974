import type { AccountType } from "@placard/hazmat-core/business";
import { Button } from "@placard/ui";
import { RadioCards } from "@placard/ui/internal";
import { Factory, Siren } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { BusinessForm } from "./BusinessForm.tsx";
import { ResponderForm } from "./ResponderForm.tsx";

interface ChosenFormProps {
  readonly accountType: AccountType | null;
  readonly onChoose: (type: AccountType) => void;
}

/** The account type and its form. Input is kept when the user switches to the other form. */
export function ChosenForm({ accountType, onChoose }: ChosenFormProps) {
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
          <Button className="placard__submit" variant="primary" size="lg" disabledReason={registration.chooseType}>
            {registration.chooseType}
          </Button>
        </p>
      )}
      {accountType === "business" && <BusinessForm />}
      {accountType === "responder" && <ResponderForm />}
    </>
  );
}
