import type { Contact } from "@placard/api-client";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { PhoneLinks } from "./ContactLinks.tsx";

/** Lists the contacts of a business with links to call and email. Renders nothing without contacts. */
export function ContactList({ contacts }: { readonly contacts: readonly Contact[] }) {
  const { businessSearch: texts } = useMessages();
  if (contacts.length === 0) return null;
  return (
    <section aria-label={texts.contacts}>
      <h3>{texts.contacts}</h3>
      <ul className="placard__contacts">
        {contacts.map((contact) => (
          <li key={contact.contact_id}>
            <span>{contact.role === null ? contact.name : texts.contactLine(contact.name, contact.role)}</span>
            <PhoneLinks numbers={[contact.tier_two?.phone_24h, contact.phone, contact.second_phone]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
