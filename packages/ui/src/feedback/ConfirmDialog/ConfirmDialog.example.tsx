import { Button, ConfirmDialog } from "@placard/ui";
import { useState } from "react";
import "@placard/ui/styles.css";

export function DeleteLocation() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete Harbour Works</Button>
      <ConfirmDialog
        title="Delete Harbour Works?"
        text="This also deletes its 6 chemicals and 4 pictures."
        confirmLabel="Delete location"
        cancelLabel="Cancel"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}
