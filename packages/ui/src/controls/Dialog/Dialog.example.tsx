import { Button, Dialog, TextField } from "@placard/ui";
import { useState } from "react";
import "@placard/ui/styles.css";

export function AddContact() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Add contact</Button>
      <Dialog
        title="Add contact"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button variant="primary" onPress={() => setOpen(false)}>
            Add contact
          </Button>
        }
      >
        <TextField label="Name" />
      </Dialog>
    </>
  );
}
