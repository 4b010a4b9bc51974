import { type ClassCard } from "@placard/hazmat-core";
import { loadPlacardCard } from "@placard/hazmat-core/identify";
import { ChemicalCard } from "@placard/ui";
import { PlacardPicker } from "@placard/ui/identify";
import { useState } from "react";
import "@placard/ui/styles.css";

export function SeenPlacard() {
  const [hazardClass, setHazardClass] = useState<string | null>(null);
  const [card, setCard] = useState<ClassCard | null>(null);
  async function choose(chosen: string | null) {
    setHazardClass(chosen);
    setCard(chosen === null ? null : await loadPlacardCard(chosen, `Placard ${chosen}`));
  }
  return (
    <>
      <PlacardPicker value={hazardClass} onChange={(chosen) => void choose(chosen)} />
      {card === null ? null : <ChemicalCard record={null} card={card} />}
    </>
  );
}
