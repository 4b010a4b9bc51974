import { bundledChemicalSource, type Meant } from "@placard/hazmat-core";
import { MeantQuestion } from "@placard/ui/internal";
import { useEffect, useState } from "react";
import "@placard/ui/styles.css";

const source = bundledChemicalSource();

export function WhichFuel() {
  const [meant, setMeant] = useState<Meant | null>(null);
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    void source.meant("fuel").then(setMeant);
  }, []);
  if (meant === null || meant.kind === "one") return <p>Nothing to ask.</p>;
  return (
    <>
      <MeantQuestion text="fuel" meant={meant} onChoose={({ name }) => setChosen(name)} />
      <output>{chosen}</output>
    </>
  );
}
