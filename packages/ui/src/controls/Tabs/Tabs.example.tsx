import { Tabs } from "@placard/ui";
import "@placard/ui/styles.css";

export function SiteTabs() {
  return (
    <Tabs
      label="Harbour Works"
      tabs={[
        { id: "chemicals", label: "Chemicals", count: 6, content: <p>Six chemicals.</p> },
        { id: "contacts", label: "Contacts", count: 2, content: <p>Two contacts.</p> },
      ]}
    />
  );
}
