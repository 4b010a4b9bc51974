import { responseCardOf } from "@placard/hazmat-core";
import { chlorineRecord } from "@placard/hazmat-core/examples";
import { guidanceForGuide } from "@placard/hazmat-core/guidance";
import { StillOpen } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

const card = responseCardOf(chlorineRecord, await guidanceForGuide("124"));

export function FoldedCard() {
  const [said, setSaid] = useState("");
  return (
    <>
      <StillOpen chemical={card} onShow={() => setSaid("shown")} onClose={() => setSaid("closed")} />
      <output>{said}</output>
    </>
  );
}
