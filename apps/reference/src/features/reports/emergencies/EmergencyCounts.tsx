import { formatNumber } from "@placard/hazmat-core";
import { citeEdition } from "@placard/hazmat-core/regulatory";
import { Badge, type Tone } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { ShownEmergency } from "../shown-counts.ts";
import { assumedText } from "../report/amount-text.ts";
import { containerText, quantityText, verdictText, type SiteEmergencies } from "./emergency-sheet.ts";

/** The listed substances of one site: threshold, source, amount, and the data still needed to decide. */
export function EmergencyCounts({ site: { location, counts } }: { readonly site: SiteEmergencies }) {
  const texts = useMessages().handOver.emergencies;
  return (
    <section className="app-facility">
      <h3>{location.name}</h3>
      <ul className="app-counts" aria-label={texts.table(location.name)}>
        {counts.map((count) => (
          <EmergencyRow key={`${count.part} ${count.casNumber}`} count={count} />
        ))}
      </ul>
    </section>
  );
}

function EmergencyRow({ count }: { readonly count: ShownEmergency }) {
  const messages = useMessages();
  const { handOver, tierTwo } = messages;
  const texts = handOver.emergencies;
  const assumed = assumedText(count.quantity, messages);
  return (
    <li>
      <div>
        <strong>{count.name}</strong>
        <small>{[count.casNumber, count.hazard].join(" · ")}</small>
      </div>
      <div>
        {texts.tonnes(formatNumber(count.thresholdT))}
        <small>{texts.columns.threshold}</small>
        <small>{texts.percent(count.leastPercent, count.part)}</small>
        <small>{citeEdition(count.source)}</small>
      </div>
      <div>
        {quantityText(count, messages)}
        <small>{texts.columns.quantity}</small>
        {assumed !== null && <small>{assumed}</small>}
        <small>
          {texts.columns.container}: {containerText(count, messages)}
        </small>
      </div>
      <div>
        <Badge tone={toneOf(count)}>{verdictText(count, messages)}</Badge>
        {count.gaps.length > 0 && (
          <small>{handOver.tierTwo.toDecide(count.gaps.map((gap) => tierTwo.gap(gap)).join(", "))}</small>
        )}
      </div>
    </li>
  );
}

function toneOf({ byQuantity, byContainer }: ShownEmergency): Tone {
  if (byQuantity === "over" || byContainer === true) return "danger";
  return byQuantity === "undecided" ? "caution" : "neutral";
}
