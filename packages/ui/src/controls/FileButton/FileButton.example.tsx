import { FileButton } from "@placard/ui/controls";
import "@placard/ui/styles.css";

export function AddPhoto() {
  return (
    <FileButton accept={["image/jpeg", "image/png"]} onAdd={([photo]) => console.log(photo?.name)}>
      Add photo
    </FileButton>
  );
}
