import { isPhone, phoneDigits } from "@placard/hazmat-core/business";
import { Phone } from "lucide-react";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";

/** An address that mail goes to with one touch. */
export function EmailLink({ address }: { readonly address: string }) {
  return (
    <a className="app-link" href={`mailto:${address}`}>
      {address}
    </a>
  );
}

/** A number that a phone dials with one touch. A text that no phone can dial is shown as it is, and marked. */
export function PhoneLink({ number }: { readonly number: string }) {
  const { businessSearch: messages } = useMessages();
  if (!isPhone(number)) {
    return (
      <span className="placard__phone">
        {number} ({messages.notDialable})
      </span>
    );
  }
  return (
    <a className="app-link placard__phone" href={`tel:${phoneDigits(number)}`}>
      <Phone aria-hidden="true" />
      {number}
    </a>
  );
}
