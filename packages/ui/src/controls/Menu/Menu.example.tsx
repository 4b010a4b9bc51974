import { Button, Menu } from "@placard/ui";
import { useState } from "react";
import "@placard/ui/styles.css";

export function CopyMenu() {
  const [last, setLast] = useState("nothing");
  return (
    <>
      <Menu
        trigger={<Button>Copy the table</Button>}
        items={[
          { id: "text", label: "As text" },
          { id: "csv", label: "As CSV", description: "For a spreadsheet" },
        ]}
        onAction={setLast}
      />
      <output>Copied: {last}</output>
    </>
  );
}
