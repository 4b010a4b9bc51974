import { LinkButton, LinkRouter } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

export function RoutedPage() {
  const [address, setAddress] = useState("/");
  return (
    <LinkRouter navigate={setAddress}>
      <LinkButton href="/inventory">Inventory</LinkButton>
      <output>You are at {address}</output>
    </LinkRouter>
  );
}
