import { AssumedNote, Card, ProvenanceNote } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { formatMoment } from "../../../../lib/format-moment.ts";
import { bandReach } from "./band-reach.ts";
import { assumptionWords } from "./input-lines.ts";
import type { PlumeResult } from "./plume-result.ts";

/** Which model and why, what was assumed, what is not modelled, and which sources the figures come from. */
export function BasisCard({ result }: { readonly result: PlumeResult }) {
  const { plume } = useMessages();
  const { plume: modelled, isolation, used, assumptions, warnings } = result;
  const labels = new Map(modelled?.zones.map(({ id, label }) => [id, label]));
  return (
    <Card title={plume.basis} className="placard-plume-basis">
      {modelled === null ? undefined : (
        <p>
          <b>{plume.model[modelled.model]}.</b> {modelled.why}
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {modelled === null ? undefined : (
        <>
          {modelled.pool === null ? undefined : <p>{modelled.pool.words}</p>}
          <p>{modelled.confidence.words}</p>
          {modelled.confidence.band.length === 0 ? undefined : (
            <ul>
              {modelled.confidence.band.map((band) => (
                <li key={band.id}>{plume.band(labels.get(band.id) ?? band.id, bandReach(band, plume))}</li>
              ))}
            </ul>
          )}
        </>
      )}
      {assumptions.map((one) => (
        <div key={`${one.name} ${one.value} ${one.reason}`}>
          <AssumedNote>{assumptionWords(one, plume)}</AssumedNote> <small>{one.reason}</small>
        </div>
      ))}
      <ProvenanceNote sources={[...(modelled?.basis.sources ?? []), ...isolation.basis.sources]} />
      <p className="placard-muted">
        {plume.resultNote(formatMoment(new Date(used.observedAtMs).toISOString()))} {plume.notSafe}
      </p>
    </Card>
  );
}
