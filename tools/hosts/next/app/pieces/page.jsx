import { bundledChemicalSource, loadResponseCard } from "@placard/hazmat-core";
import { guidanceForGuide, safetyPropertiesOf } from "@placard/hazmat-core/guidance";
import { reactivityOfStore } from "@placard/hazmat-core/reactivity";
import { ChemicalCard, ReactivityMatrix, SafetyInformation, SourceColumns } from "@placard/ui/chemical";
import { InteractivePieces } from "./InteractivePieces.jsx";

/** What a server read is drawn on the server; what people work with is drawn there first, too. */
export default async function Page() {
  const chlorine = { key: "cas:7782-50-5", unNumber: "UN1017" };
  const source = bundledChemicalSource();
  const record = await source.record(chlorine.key);
  const card = await loadResponseCard(source, chlorine);
  const safety = safetyPropertiesOf(record, await guidanceForGuide(card.guide));
  const reactivity = await reactivityOfStore([{ name: "Ammonia" }, { name: "Chlorine" }]);
  return (
    <>
      <ChemicalCard record={record} card={card} />
      <SafetyInformation record={record} safety={safety} />
      <SourceColumns record={record} safety={safety} />
      <ReactivityMatrix reactivity={reactivity} />
      <InteractivePieces />
    </>
  );
}
