import { phoneLink, phonesIn, readPhone, type ReadPhone } from "@placard/hazmat-core/business";
import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";

/** Email link. */
export function EmailLink({ address }: { readonly address: string }) {
  return (
    <a className="app-link" href={`mailto:${address}`}>
      {address}
    </a>
  );
}

/**
 * Phone link with extension. Stored text that is not a phone number is shown unchanged and marked, with a link for each
 * number in it.
 */
export function PhoneLink({ number }: { readonly number: string }) {
  const { businessSearch: messages } = useMessages();
  const read = readPhone(number);
  if (read !== null) return <DialLink phone={read}>{number}</DialLink>;
  return (
    <span className="placard__phone">
      {number} ({messages.notDialable})
      {phonesIn(number).map((phone) => (
        <DialLink key={phoneLink(phone)} phone={phone}>
          {phone.extension === null ? phone.number : messages.withExtension(phone.number, phone.extension)}
        </DialLink>
      ))}
    </span>
  );
}

/** The distinct phone numbers of a person, or a note that none are on file. */
export function PhoneLinks({ numbers }: { readonly numbers: readonly (string | null | undefined)[] }) {
  const { businessSearch: messages } = useMessages();
  const given = [...new Set(numbers)].flatMap((number) => number || []);
  if (given.length === 0) return <span>{messages.noPhone}</span>;
  return (
    <span className="placard__phones">
      {given.map((number) => (
        <PhoneLink key={number} number={number} />
      ))}
    </span>
  );
}

function DialLink({ phone, children }: { readonly phone: ReadPhone; readonly children: ReactNode }) {
  return (
    <a className="app-link placard__phone" href={phoneLink(phone)}>
      <Phone aria-hidden="true" />
      {children}
    </a>
  );
}
