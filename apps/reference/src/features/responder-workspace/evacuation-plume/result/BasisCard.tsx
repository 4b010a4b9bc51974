import { formatDistance } from "@placard/hazmat-core";
import { AssumedNote, Card, ProvenanceNote } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { formatMoment } from "../../../../lib/format-moment.ts";
import type { PlumeResult } from "./plume-result.ts";

/** Which model and why, what was assumed, what is not modelled, and which sources the figures come from. */
export function BasisCard({ result }: { readonly result: PlumeResult }) {
  const { plume } = useMessages();
  const { release, isolation, used } = result;
  const assumptions = [...(release?.assumptions ?? []), ...isolation.basis.assumptions];
  const labels = new Map(release?.zones.map(({ id, label }) => [id, label]));
  return (
    <Card title={plume.basis} className="app-plume-basis">
      {release === null ? undefined : (
        <>
          <p>
            <b>{plume.model[release.model]}.</b> {release.why}
          </p>
          {release.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          {release.pool === null ? undefined : <p>{release.pool.words}</p>}
          <p>{release.confidence.words}</p>
          {release.confidence.band.length === 0 ? undefined : (
            <ul>
              {release.confidence.band.map(({ id, lowM, highM }) => (
                <li key={id}>{plume.band(labels.get(id) ?? id, formatDistance(lowM), formatDistance(highM))}</li>
              ))}
            </ul>
          )}
        </>
      )}
      {assumptions.map(({ name, value, reason }) => (
        <div key={`${name} ${value}`}>
          <AssumedNote>{plume.assumed(name, value)}</AssumedNote> <small>{reason}</small>
        </div>
      ))}
      <ProvenanceNote sources={[...(release?.basis.sources ?? []), ...isolation.basis.sources]} />
      <p className="placard-muted">
        {plume.resultNote(formatMoment(used.weather.observed_at))} {plume.notSafe}
      </p>
    </Card>
  );
}
