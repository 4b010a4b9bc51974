import { loadClassCard } from "@placard/hazmat-core";
import { Banner, ChemicalCard } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { Handover } from "../handover.ts";

/**
 * The card of a stored chemical without a matching record. Everything on it follows from the hazard class entered by
 * the site.
 */
export function ClassCardView({ stored }: { readonly stored: NonNullable<Handover["stored"]> }) {
  const { chemicalSearch: texts } = useMessages();
  const { name, hazardClass } = stored;
  const { data: card } = useQuery({
    queryKey: ["class-card", name, hazardClass],
    networkMode: "always",
    queryFn: () => loadClassCard(name, hazardClass),
  });
  if (card == null) return null;
  return (
    <>
      <Banner tone="caution" title={texts.classCardTitle(name)}>
        {texts.classCardText(hazardClass)}
      </Banner>
      <ChemicalCard record={null} card={card} headingLevel={2} />
    </>
  );
}
