import type { Contact } from "@placard/api-client";
import { Badge, Card, UnknownValue } from "@placard/ui";
import type { ReactNode } from "react";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { ContactList } from "./ContactList.tsx";
import { EmailLink, PhoneLink, PhoneLinks } from "./ContactLinks.tsx";
import { Figures, type Figure } from "./Figures.tsx";

interface BusinessFacts {
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly type: string | null;
  readonly is_demo: boolean;
  readonly emergency_contact_name: string | null;
  readonly emergency_contact_phone: string | null;
  /** Missing in older saved copies. */
  readonly second_emergency_phone?: string | null;
  readonly general_business_email: string | null;
}

interface BusinessInformationProps {
  readonly business: BusinessFacts;
  readonly contacts: readonly Contact[];
  readonly figures: readonly Figure[];
}

/** Name, contacts and counts of a business. */
export function BusinessInformation({ business, contacts, figures }: BusinessInformationProps) {
  const { businessSearch: texts, common } = useMessages();
  const email = business.general_business_email ?? business.email; // the account's until registration is complete
  return (
    <Card
      title={business.name}
      actions={business.is_demo ? <Badge>{common.demoRow}</Badge> : undefined}
      className="app-business-information"
    >
      <div className="placard__parts">
        <Figures figures={figures} />
        <section aria-label={texts.emergencyContact} className="placard__emergency">
          <h3>{texts.emergencyContact}</h3>
          <p>
            <strong>{business.emergency_contact_name ?? <UnknownValue />}</strong>
            <PhoneLinks numbers={[business.emergency_contact_phone, business.second_emergency_phone]} />
          </p>
        </section>
        <section aria-label={texts.businessInfo}>
          <h3>{texts.businessInfo}</h3>
          <dl className="placard__facts">
            <Fact term={texts.address}>{business.address}</Fact>
            <Fact term={texts.type}>{business.type}</Fact>
            <Fact term={texts.phone}>{business.phone === null ? null : <PhoneLink number={business.phone} />}</Fact>
            <Fact term={texts.email}>{email === null ? null : <EmailLink address={email} />}</Fact>
          </dl>
        </section>
        <ContactList contacts={contacts} />
      </div>
    </Card>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children ?? <UnknownValue />}</dd>
    </div>
  );
}
