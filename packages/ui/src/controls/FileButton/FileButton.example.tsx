import { FileButton } from "@placard/ui/internal";
import "@placard/ui/styles.css";
import { useState } from "react";

export function AddPhoto() {
  const [name, setName] = useState("No photo yet");
  return (
    <>
      <FileButton accept={["image/jpeg", "image/png"]} onAdd={([photo]) => setName(photo?.name ?? name)}>
        Add photo
      </FileButton>
      <p>{name}</p>
    </>
  );
}
