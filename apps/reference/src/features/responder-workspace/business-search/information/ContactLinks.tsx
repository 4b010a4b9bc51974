import { phoneDigits } from "@placard/hazmat-core/business";
import { Phone } from "lucide-react";

/** An address that mail goes to with one touch. */
export function EmailLink({ address }: { readonly address: string }) {
  return (
    <a className="app-link" href={`mailto:${address}`}>
      {address}
    </a>
  );
}

/** A number that a phone dials with one touch. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a className="app-link placard__phone" href={`tel:${phoneDigits(number)}`}>
      <Phone aria-hidden="true" />
      {number}
    </a>
  );
}
