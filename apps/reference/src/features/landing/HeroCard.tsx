import type { ChemicalRecord } from "@placard/hazmat-core";
import { HazardBadge, NfpaDiamond, ProvenanceNote, UnPlacard } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./HeroCard.css";

/** The first lines of the ten-second card, dark as crews see it. Every figure is the record's own, with its source. */
export function HeroCard({ record }: { readonly record: ChemicalRecord }) {
  const { landing } = useMessages();
  const entry = record.transport[0];
  const distances = entry?.guideDistances;
  const idlh = record.exposure.find(({ id }) => id === "idlh");
  return (
    <section className="app-hero-card" data-theme="dark" aria-label={record.name}>
      <header>
        <UnPlacard hazardClass={entry?.hazardClass ?? null} unNumber={entry?.unNumber ?? null} size={84} />
        <div className="names">
          <h2>{record.name}</h2>
          <HazardBadge level={record.hazardLevel.level} form="solid" />
          <dl>
            {entry !== undefined && <Identifier name={landing.un} value={entry.unNumber.slice(2)} />}
            {record.casNumber !== null && <Identifier name={landing.cas} value={record.casNumber} />}
            {entry?.guide != null && <Identifier name={landing.guide} value={entry.guide} />}
          </dl>
        </div>
        <NfpaDiamond rating={record.nfpa} size={84} isBare />
      </header>
      <div className="steps">
        {distances != null && (
          <div>
            <h3>
              <span className="step">1</span>
              {landing.isolate}
            </h3>
            <p className="big">
              {distances.isolateM} m <small>{landing.allDirections}</small>
            </p>
          </div>
        )}
        {idlh !== undefined && (
          <div>
            <h3>{idlh.label}</h3>
            <p className="big">
              {idlh.value} {idlh.unit}
              {idlh.durationMin !== null && <small>{landing.limitMinutes(idlh.durationMin)}</small>}
            </p>
          </div>
        )}
      </div>
      <footer>
        <ProvenanceNote
          sources={[distances?.source, idlh?.source, record.nfpa?.source].filter((source) => source !== undefined)}
        />
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
