import type { ContainerShape } from "@placard/hazmat-core/identify";
import { ContainerPicker } from "@placard/ui/identify";
import { useState } from "react";
import "@placard/ui/styles.css";

export function SeenContainer() {
  const [shape, setShape] = useState<ContainerShape | null>(null);
  return <ContainerPicker value={shape} onChange={setShape} />;
}
