import { bundledChemicalSource, loadResponseCard } from "@placard/hazmat-core";
import { guidanceForGuide, safetyPropertiesOf } from "@placard/hazmat-core/guidance";
import { reactivityOfStore } from "@placard/hazmat-core/reactivity";
import { ChemicalCard, ReactivityMatrix, SafetyInformation, SourceColumns } from "@placard/ui/chemical";
import "@placard/ui/fonts.css";
import "@placard/ui/styles.css";
import { createRoot } from "react-dom/client";
// The same pieces as on the page for Next, put beside this file when the host is made.
import { InteractivePieces } from "./InteractivePieces.jsx";

const chlorine = { key: "cas:7782-50-5", unNumber: "UN1017" };
const source = bundledChemicalSource();
const record = await source.record(chlorine.key);
const card = await loadResponseCard(source, chlorine);
const safety = safetyPropertiesOf(record, await guidanceForGuide(card.guide));
const reactivity = await reactivityOfStore([{ name: "Ammonia" }, { name: "Chlorine" }]);
createRoot(document.getElementById("root")).render(
  <>
    <ChemicalCard record={record} card={card} />
    <SafetyInformation record={record} safety={safety} />
    <SourceColumns record={record} safety={safety} />
    <ReactivityMatrix reactivity={reactivity} />
    <InteractivePieces />
  </>,
);
