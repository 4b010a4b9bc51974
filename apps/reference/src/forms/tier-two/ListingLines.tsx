import { formatNumber, type Figure } from "@placard/hazmat-core";
import { citeEdition, type RegulatoryListing } from "@placard/hazmat-core/regulatory";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** The regulatory lists that contain a chemical, with their figures and sources. */
export function ListingLines({ listings }: { readonly listings: readonly RegulatoryListing[] }) {
  const { tierTwo: texts } = useMessages();
  if (listings.length === 0) return null;
  return (
    <section className="app-tier-listings" aria-label={texts.listings}>
      <h3 className="placard__label">{texts.listings}</h3>
      <ul>
        {listings.map((listing) => (
          <li key={`${listing.list} ${listing.name}`}>
            <strong>{texts.listName(listing.list)}</strong>
            {listing.applies === "depends" && ` (${texts.listDepends})`}: {listing.name}. {figuresOf(listing)}{" "}
            <small>{citeEdition(listing.source)}</small>
          </li>
        ))}
      </ul>
    </section>
  );

  function figuresOf({ planning, planningCoarse, release, threshold }: RegulatoryListing): string {
    const pounds = (figure: Figure | undefined): string | null =>
      figure === undefined ? null : `${formatNumber(figure.value)} ${figure.unit ?? ""}`;
    return [
      [texts.figurePlanning, pounds(planning)],
      [texts.figureCoarse, pounds(planningCoarse)],
      [texts.figureRelease, pounds(release)],
      [texts.figureThreshold, pounds(threshold)],
    ]
      .flatMap(([label, figure]) => (figure === null ? [] : [`${label} ${figure}.`]))
      .join(" ");
  }
}
