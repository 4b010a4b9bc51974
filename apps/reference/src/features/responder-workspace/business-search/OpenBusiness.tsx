import type { BusinessMatch } from "@placard/api-client";
import { Banner, Button, EmptyState } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Building } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessDetailsQuery } from "../../../lib/api/business-queries.ts";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { BusinessDetails } from "./BusinessDetails.tsx";
import { isBusinessId } from "./business-facts.ts";

interface OpenBusinessProps {
  /** `null` if none is open. */
  readonly businessId: number | null;
  readonly onBack: () => void;
}

/** The open business, with a button back to the results. */
export function OpenBusiness({ businessId, onBack }: OpenBusinessProps) {
  const { businessSearch: texts } = useMessages();
  if (businessId === null) {
    return <EmptyState icon={<Building aria-hidden="true" />} title={texts.chooseTitle} text={texts.chooseText} />;
  }
  return (
    <>
      <Button variant="quiet" className="placard__to-results" icon={<ArrowLeft aria-hidden="true" />} onPress={onBack}>
        {texts.backToResults}
      </Button>
      {isBusinessId(businessId) ? (
        <BusinessDetails key={businessId} businessId={businessId} />
      ) : (
        <Banner tone="danger" title={texts.idInvalid} />
      )}
    </>
  );
}

export type Selected = Pick<BusinessMatch, "business_id" | "name" | "address">;

interface LinkedBusinessProps {
  readonly businessId: number;
  readonly onRead: (business: Selected) => void;
}

/** Loads the business in the address, such as from a printed QR code, and opens it as if it was searched for. */
export function LinkedBusiness({ businessId, onRead }: LinkedBusinessProps) {
  const { businessSearch: texts } = useMessages();
  const details = useQuery(businessDetailsQuery(useApi(), businessId));
  const business = details.data?.business;
  const open = useEffectEvent(onRead);
  useEffect(() => {
    if (business !== undefined) open(business);
  }, [business]);
  return (
    <NotLoaded
      queries={[details]}
      title={texts.detailsFailed}
      text={texts.failedText}
      lines={10}
      label={texts.loadingDetails}
    />
  );
}
