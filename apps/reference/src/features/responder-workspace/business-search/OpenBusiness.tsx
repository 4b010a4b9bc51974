import { Banner, Button } from "@placard/ui";
import { ArrowLeft } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { BusinessDetails } from "./BusinessDetails.tsx";
import { isBusinessId } from "./business-facts.ts";

interface OpenBusinessProps {
  readonly businessId: number;
  readonly onBack: () => void;
}

/** The business that is open, and the way back to what was found. */
export function OpenBusiness({ businessId, onBack }: OpenBusinessProps) {
  const { businessSearch: words } = useMessages();
  return (
    <>
      <Button variant="quiet" className="placard__to-results" icon={<ArrowLeft aria-hidden="true" />} onPress={onBack}>
        {words.backToResults}
      </Button>
      {isBusinessId(businessId) ? (
        <BusinessDetails key={businessId} businessId={businessId} />
      ) : (
        <Banner tone="danger" title={words.idInvalid} />
      )}
    </>
  );
}
