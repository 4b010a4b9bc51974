import { Button, EmptyState } from "@placard/ui";
import "@placard/ui/styles.css";

export function NoChemicals() {
  return (
    <EmptyState
      title="No chemicals found"
      text="Add your first chemical to get started."
      action={<Button variant="primary">Add Chemical</Button>}
    />
  );
}
