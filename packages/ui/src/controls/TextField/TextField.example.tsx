import { TextField } from "@placard/ui";
import { useState } from "react";
import "@placard/ui/styles.css";

export function SiteName() {
  const [name, setName] = useState("");
  return (
    <TextField
      label="Location name"
      value={name}
      onChange={setName}
      errorMessage={name.length > 40 ? "Use 40 characters or fewer." : undefined}
    />
  );
}
