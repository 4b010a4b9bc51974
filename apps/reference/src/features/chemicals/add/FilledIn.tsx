import { hazardMark } from "@placard/hazmat-core";
import { HazardBadge, ProvenanceNote, Skeleton, UnknownValue, UnPlacard } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { ChosenReference } from "./new-chemical.ts";

/** Reference data of the chosen substance, each figure with its source. */
export function FilledIn({ chosen }: { readonly chosen: ChosenReference }) {
  const { key, unNumber, hazardClass } = chosen;
  const { chemicals: texts, common } = useMessages();
  const record = useQuery({
    queryKey: ["reference", key],
    queryFn: () => chemicalSource.record(key),
    staleTime: Infinity,
  });
  if (record.data === undefined || record.data === null) {
    return record.isPending ? <Skeleton lines={4} label={common.loading} /> : <UnknownValue />;
  }
  const { name, casNumber, transport } = record.data;
  const entry = transport.find((listed) => listed.unNumber === unNumber);
  const hazardLevel = entry?.hazardLevel ?? record.data.hazardLevel;
  const others = transport.length - (entry === undefined ? 0 : 1);
  return (
    <>
      <div className="placard__identity">
        {entry !== undefined && <UnPlacard hazardClass={entry.hazardClass} unNumber={entry.unNumber} size={88} />}
        <div>
          <strong>{name}</strong>
          <HazardBadge level={hazardMark(hazardLevel)} />
        </div>
      </div>
      <dl>
        <dt>{texts.referenceUn}</dt>
        <dd>{unNumber === null ? <UnknownValue /> : <span className="placard__data">{unNumber}</span>}</dd>
        <dt>{texts.referenceClass}</dt>
        <dd>{hazardClass ?? <UnknownValue />}</dd>
        <dt>{texts.referenceCas}</dt>
        <dd>{casNumber === null ? <UnknownValue /> : <span className="placard__data">{casNumber}</span>}</dd>
        <dt>{texts.referenceLevel}</dt>
        <dd>{hazardLevel.basis}</dd>
      </dl>
      {entry !== undefined && <ProvenanceNote sources={[entry.source]} />}
      {others > 0 && <p className="placard__muted">{texts.referenceMoreEntries(others)}</p>}
      <p className="placard__muted">{texts.referenceFilled}</p>
    </>
  );
}
