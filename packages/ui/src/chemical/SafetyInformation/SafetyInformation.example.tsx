import { bundledChemicalSource, type ChemicalRecord, type SafetyProperties } from "@placard/hazmat-core";
import { SafetyInformation, Skeleton } from "@placard/ui";
import { useEffect, useState } from "react";
import "@placard/ui/styles.css";

const source = bundledChemicalSource();

export function ChlorineSafety() {
  const [record, setRecord] = useState<ChemicalRecord | null>(null);
  const [safety, setSafety] = useState<SafetyProperties | null>(null);
  useEffect(() => {
    void source.record("cas:7782-50-5").then(setRecord);
    void source.safety({ key: "cas:7782-50-5", unNumber: null }).then(setSafety);
  }, []);
  if (record === null || safety === null) return <Skeleton label="Reading..." />;
  return <SafetyInformation record={record} safety={safety} />;
}
