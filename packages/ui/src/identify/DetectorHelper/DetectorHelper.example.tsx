import { bundledChemicalSource } from "@placard/hazmat-core";
import { DetectorHelper } from "@placard/ui/identify";
import { useState } from "react";
import "@placard/ui/styles.css";

const source = bundledChemicalSource();

export function Meter() {
  const [line, setLine] = useState("");
  return (
    <>
      <DetectorHelper
        source={source}
        onCorrected={({ gas, ppm, factorSource }) =>
          setLine(`${gas}: ${ppm ?? "unknown"} ppm, factor of ${factorSource}`)
        }
      />
      <output>{line}</output>
    </>
  );
}
