import { LinkButton } from "@placard/ui/internal";
import "@placard/ui/styles.css";

export function OpenChecklists() {
  return (
    <LinkButton href="/checklists" variant="primary">
      Open the checklists
    </LinkButton>
  );
}
