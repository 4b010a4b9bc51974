import { LayersPanel } from "@placard/ui/internal/map";
import { useState } from "react";
import "@placard/ui/styles.css";

const layers = [
  { id: "aegl-2", label: "AEGL-2" },
  { id: "lel", label: "10% LEL", note: "does not burn", isMissing: true },
];

export function Layers() {
  const [visible, setVisible] = useState<readonly string[]>(["aegl-2"]);
  return <LayersPanel layers={layers} visible={visible} onChange={setVisible} />;
}
