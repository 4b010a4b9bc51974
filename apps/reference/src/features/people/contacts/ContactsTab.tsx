import type { Contact } from "@placard/api-client";
import { Badge, Banner, Card, EmptyState } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { PhoneCall } from "lucide-react";
import { useState } from "react";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { phoneText } from "../../../lib/formats/phone-text.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { AddContactForm } from "./AddContactForm.tsx";
import { DeletePersonDialog } from "../DeletePersonDialog.tsx";
import { contactsQuery } from "../../../lib/api/business-queries.ts";
import { EditContactDialog } from "./EditContactDialog.tsx";
import { PeopleList } from "../PeopleList.tsx";

/** The contacts for crews, and the form to add one. */
export function ContactsTab() {
  const { people: texts, deleted } = useMessages();
  const refusalReason = useRefusalReason();
  const { business_id, role } = useBusinessProfile();
  const contacts = useQuery(contactsQuery(useApi(), business_id));
  const [toEdit, setToEdit] = useState<Contact | null>(null);
  const [toDelete, setToDelete] = useState<Contact | null>(null);
  const refused = refusalReason(role, "edit_contacts");
  const all = contacts.data ?? [];

  return (
    <div className="app-people-columns">
      <PeopleList
        title={texts.contacts}
        count={texts.contactsCount(all.length)}
        query={contacts}
        loadingLabel={texts.loadingContacts}
        failedTitle={texts.usersNotLoadedTitle}
        failed={texts.contactsNotLoaded}
        empty={
          <EmptyState icon={<PhoneCall aria-hidden="true" />} title={texts.noContacts} text={texts.noContactsText} />
        }
        rows={all.map((contact) => ({
          id: contact.id,
          name: contact.name,
          lines: [phonesOf(contact, texts), contact.email],
          badge: kindsOf(contact).map((kind) => <Badge key={kind}>{kind}</Badge>),
          editLabel: texts.edit(contact.name),
          deleteLabel: texts.deleteContact(contact.name),
          refused,
        }))}
        onEdit={(id) => setToEdit(all.find((contact) => contact.id === id) ?? null)}
        onDelete={(id) => setToDelete(all.find((contact) => contact.id === id) ?? null)}
      />
      <Card title={texts.addContact} description={texts.addContactText}>
        {refused !== null && <Banner tone="info" title={refused} className="app-people-refused" />}
        <AddContactForm />
      </Card>
      {toEdit !== null && <EditContactDialog contact={toEdit} onClose={() => setToEdit(null)} />}
      {toDelete !== null && (
        <DeletePersonDialog
          id={toDelete.id}
          removal={{
            title: texts.deleteContactTitle(toDelete.name),
            text: `${texts.deleteContactText} ${deleted.keptFor}`,
            confirm: texts.deleteContactConfirm,
            doneTitle: texts.contactDeletedTitle,
            doneText: texts.contactDeletedText(toDelete.name),
            failedTitle: texts.deleteContactFailedTitle,
            failed: texts.deleteContactFailed,
          }}
          onClose={() => setToDelete(null)}
        />
      )}
    </div>
  );
}

const phonesOf = ({ phone, second_phone }: Contact, texts: { noPhone: string; notDialable: string }): string =>
  [phone, second_phone].flatMap((number) => (number === null ? [] : phoneText(number, texts.notDialable))).join(", ") ||
  texts.noPhone;

const kindsOf = ({ role, job_title }: Contact): readonly string[] => [
  ...new Set([role, job_title].filter((kind) => kind !== null)),
];
