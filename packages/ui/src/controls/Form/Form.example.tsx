import { Button, TextField } from "@placard/ui";
import { Form } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

export function SiteForm() {
  const [name, setName] = useState("");
  const [wasSent, setSent] = useState(false);
  const error = wasSent && name === "" ? "Enter the name of the site" : undefined;
  return (
    <Form
      aria-label="New site"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <TextField label="Name of the site" value={name} onChange={setName} errorMessage={error} />
      <Button type="submit">Save</Button>
    </Form>
  );
}
