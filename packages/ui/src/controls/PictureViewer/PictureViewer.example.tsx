import { Button } from "@placard/ui";
import { PictureViewer } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

const drawing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/%3E";

export function GatePicture() {
  const [index, setIndex] = useState(-1);
  return (
    <>
      <Button onPress={() => setIndex(0)}>Show gate 2</Button>
      <PictureViewer
        pictures={[{ url: drawing, description: "Gate 2, north side" }]}
        index={index}
        onMove={setIndex}
        onClose={() => setIndex(-1)}
      />
    </>
  );
}
