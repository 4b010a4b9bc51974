import { narrowUnknown, type NarrowedUnknown, type Observation } from "@placard/hazmat-core/identify";
import { UnknownSubstance } from "@placard/ui/identify";
import { useEffect, useState } from "react";
import "@placard/ui/styles.css";

export function WhatMayItBe() {
  const [seen, setSeen] = useState<Observation>({});
  const [narrowed, setNarrowed] = useState<NarrowedUnknown>();
  const [opened, setOpened] = useState("");
  useEffect(() => {
    void narrowUnknown(seen).then(setNarrowed);
  }, [seen]);
  return (
    <>
      <UnknownSubstance
        seen={seen}
        onChange={setSeen}
        narrowed={narrowed}
        onOpen={({ name }) => setOpened(name)}
        onGuide={() => setOpened("Guide 111")}
      />
      <output>{opened}</output>
    </>
  );
}
