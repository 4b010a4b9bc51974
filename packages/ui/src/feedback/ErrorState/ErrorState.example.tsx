import { Button, ErrorState } from "@placard/ui";
import "@placard/ui/styles.css";

export function NotRead() {
  return (
    <ErrorState
      title="The record could not be read"
      text="What is on this device still opens."
      action={<Button variant="primary">Try again</Button>}
    />
  );
}
