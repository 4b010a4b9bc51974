import { RadioCards } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

const kinds = [
  { id: "business", label: "Business", description: "Record sites and chemicals.", icon: null },
  { id: "responder", label: "Responder", description: "Find sites and read hazards.", icon: null },
] as const;

export function AccountKind() {
  const [kind, setKind] = useState<"business" | "responder" | null>(null);
  return <RadioCards label="Account type" options={kinds} value={kind} onChange={setKind} />;
}
