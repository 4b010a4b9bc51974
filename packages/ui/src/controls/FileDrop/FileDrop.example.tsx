import { FileDrop } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

export function SheetUpload() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileDrop
      label="Safety Data Sheet"
      description="PDF, up to 20 MB."
      accept={["application/pdf"]}
      files={files}
      onAdd={(added) => setFiles([...files, ...added])}
      onRemove={(removed) => setFiles(files.filter((_, index) => index !== removed))}
    />
  );
}
