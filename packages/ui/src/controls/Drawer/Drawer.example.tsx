import { Button } from "@placard/ui";
import { Drawer } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

export function Steps() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open the steps</Button>
      <Drawer label="Steps" isOpen={isOpen} onOpenChange={setOpen}>
        <p>Approach from upwind.</p>
        <Button onPress={() => setOpen(false)}>Close</Button>
      </Drawer>
    </>
  );
}
