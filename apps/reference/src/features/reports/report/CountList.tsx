import { citeEdition, type ThresholdVerdict } from "@placard/hazmat-core/regulatory";
import { Badge, type Tone } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { ShownCount } from "../shown-counts.ts";
import { amountText, assumedText, thresholdText } from "./amount-text.ts";

const TONES: Readonly<Record<ThresholdVerdict, Tone>> = {
  over: "danger",
  undecided: "caution",
  under_today: "info",
  under: "neutral",
};

/** Lists substances with their thresholds: rule, source, amount, and the data still needed to decide. */
export function CountList({ counts, label }: { readonly counts: readonly ShownCount[]; readonly label: string }) {
  return (
    <ul className="app-counts" aria-label={label}>
      {counts.map((count) => (
        <CountRow key={count.key} count={count} />
      ))}
    </ul>
  );
}

function CountRow({ count }: { readonly count: ShownCount }) {
  const messages = useMessages();
  const { handOver, tierTwo } = messages;
  const texts = handOver.tierTwo;
  const assumed = assumedText(count.amount, messages);
  return (
    <li>
      <div>
        <strong>{count.name}</strong>
        <small>{[count.casNumber, texts.parts(count.rows)].filter((part) => part !== null).join(" · ")}</small>
      </div>
      <div>
        {thresholdText(count, messages)}
        <small>{texts.threshold}</small>
        <small>{tierTwo.rules[count.rule]}</small>
        <small>{count.sources.map((source) => citeEdition(source)).join("; ")}</small>
      </div>
      <div>
        {amountText(count, messages)}
        <small>{texts.mostOnSite}</small>
        {assumed !== null && <small>{assumed}</small>}
        {count.rowsAboveStated > 0 && (
          <small data-caution>{texts.aboveStated(count.rowsAboveStated, count.rows)}</small>
        )}
      </div>
      <div>
        <Badge tone={TONES[count.verdict]}>{tierTwo.verdicts[count.verdict]}</Badge>
        {count.gaps.length > 0 && <small>{texts.toDecide(count.gaps.map((gap) => tierTwo.gap(gap)).join(", "))}</small>}
      </div>
    </li>
  );
}
