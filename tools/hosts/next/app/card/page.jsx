import { bundledChemicalSource, loadResponseCard } from "@placard/hazmat-core";
import { ChemicalCard } from "@placard/ui";

export default async function Page() {
  const chlorine = { key: "cas:7782-50-5", unNumber: "UN1017" };
  const source = bundledChemicalSource();
  const card = await loadResponseCard(source, chlorine);
  return <ChemicalCard record={await source.record(chlorine.key)} card={card} />;
}
