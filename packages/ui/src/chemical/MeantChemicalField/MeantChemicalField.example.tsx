import { bundledChemicalSource } from "@placard/hazmat-core";
import { Button, MeantChemicalField, useMeantChemical } from "@placard/ui";
import { useState } from "react";
import "@placard/ui/styles.css";

const source = bundledChemicalSource();

export function WhichChemical() {
  const chemical = useMeantChemical(source);
  const [number, setNumber] = useState("Nothing taken yet");
  return (
    <>
      <MeantChemicalField label="Chemical name" field={chemical} />
      <Button onPress={async () => setNumber((await chemical.resolve())?.named.unNumber ?? "Asked")}>Take it</Button>
      <output>{number}</output>
    </>
  );
}
