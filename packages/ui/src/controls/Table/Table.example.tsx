import { Table, UnknownValue } from "@placard/ui";
import "@placard/ui/styles.css";

const contacts = [
  { id: 1, name: "Robin Chase", phone: "902 555 0142" },
  { id: 2, name: "Sam Lake", phone: null },
];

export function Contacts() {
  return (
    <Table
      label="Contacts"
      columns={[
        { id: "name", label: "Name" },
        { id: "phone", label: "Phone" },
      ]}
      rows={contacts}
      rowId={({ id }) => id}
      renderCell={(contact, column) => (column === "name" ? contact.name : (contact.phone ?? <UnknownValue />))}
    />
  );
}
