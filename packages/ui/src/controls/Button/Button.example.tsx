import { Button } from "@placard/ui";
import { useState } from "react";
import "@placard/ui/styles.css";

export function SaveButton() {
  const [isSaved, setSaved] = useState(false);
  return (
    <Button
      variant="primary"
      disabledReason={isSaved ? "Nothing has changed since it was saved." : undefined}
      onPress={() => setSaved(true)}
    >
      Save location
    </Button>
  );
}
