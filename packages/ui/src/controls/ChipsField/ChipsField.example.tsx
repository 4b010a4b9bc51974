import { ChipsField } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

export function Invited() {
  const [addresses, setAddresses] = useState<readonly string[]>(["crew.a@example.org"]);
  return (
    <ChipsField
      label="Email addresses"
      values={addresses}
      onChange={setAddresses}
      parse={(text) => text.split(/[\s,;]+/).filter(Boolean)}
      countLabel={`${addresses.length} addresses`}
    />
  );
}
