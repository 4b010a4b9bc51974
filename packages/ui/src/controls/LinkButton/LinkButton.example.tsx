import { LinkButton } from "@placard/ui/controls";
import "@placard/ui/styles.css";

export function OpenChecklists() {
  return (
    <LinkButton href="/checklists" variant="primary">
      Open the checklists
    </LinkButton>
  );
}
