import { formatMetres, hazardMark } from "@placard/hazmat-core";
import { HazardBadge, NfpaDiamond, ProvenanceNote, UnPlacard } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./HeroCard.css";
import { useHeroCard } from "./use-hero-card.ts";

/**
 * The first lines of the ten-second card, in the dark theme that crews see. Every figure is on file with its source.
 */
export function HeroCard() {
  const { landing } = useMessages();
  const card = useHeroCard();
  const { isolate, isolateBySize, protect, nfpa } = card;
  const distances =
    isolateBySize === null
      ? [{ words: landing.allDirections, metres: isolate.isolateM }]
      : [
          { words: landing.smallSpill, metres: isolateBySize.small.isolateM },
          { words: landing.largeSpill, metres: isolateBySize.large.isolateM },
        ];
  const nfpaSources = nfpa === null ? [] : [nfpa, ...(nfpa.derived ?? [])].map(({ source }) => source);
  return (
    <section className="app-hero-card" data-placard-theme="dark" aria-label={card.name}>
      <header>
        <UnPlacard hazardClass={card.hazardClass} unNumber={card.unNumber} size={84} />
        <div className="placard__names">
          <h2>{card.name}</h2>
          <HazardBadge level={hazardMark(card.hazardLevel)} form="solid" />
          <dl>
            {card.unNumber !== null && <Identifier name={landing.un} value={card.unNumber.slice(2)} />}
            {card.casNumber !== null && <Identifier name={landing.cas} value={card.casNumber} />}
            {card.guide !== null && <Identifier name={landing.guide} value={card.guide} />}
          </dl>
        </div>
        <NfpaDiamond className="placard__diamond" rating={nfpa} size={84} isBare />
      </header>
      <div className="placard__steps">
        <div>
          <h3>
            <span className="placard__step">1</span>
            {landing.isolate}
          </h3>
          {distances.map(({ words, metres }) => (
            <p key={words} className={metres === null ? "placard__say" : "placard__big"}>
              {metres === null ? isolate.why : formatMetres(metres)} {metres !== null && <small>{words}</small>}
            </p>
          ))}
        </div>
        <div>
          <h3>
            <span className="placard__step">2</span>
            {landing.protect}
          </h3>
          <p className="placard__say">{protect.headline}</p>
        </div>
      </div>
      <footer>
        <ProvenanceNote sources={[...isolate.basis.sources, ...nfpaSources]} />
      </footer>
    </section>
  );
}

function Identifier({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="placard-data">{value}</dd>
    </div>
  );
}
