import { bundledChemicalSource } from "@placard/hazmat-core";
import { ChemicalField } from "@placard/ui";
import { useState } from "react";
import "@placard/ui/styles.css";

const source = bundledChemicalSource();

export function StoredChemicalName() {
  const [text, setText] = useState("");
  const [number, setNumber] = useState<string | null>(null);
  return (
    <>
      <ChemicalField
        label="Chemical name"
        source={source}
        value={text}
        onChange={setText}
        onSelect={({ unNumber }) => setNumber(unNumber)}
      />
      <output>{number ?? "No UN number yet"}</output>
    </>
  );
}
