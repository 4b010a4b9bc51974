import type { EmergencyCount, KnownAmount, MissingRecord, ThresholdCount } from "@placard/api-client";
import type {
  AmountRange,
  EmergencyCount as CountedEmergency,
  MissingField,
  SubstanceCount,
} from "@placard/hazmat-core/regulatory";

/** An open end is `null`, because JSON has no infinity. */
const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

const amountOf = ({ least, most, today, assumedDensity }: AmountRange): KnownAmount => ({
  least,
  most: finite(most),
  today: finite(today),
  assumed_density: assumedDensity && { ...assumedDensity },
});

export function thresholdAnswer({
  key,
  name,
  casNumber,
  rule,
  threshold,
  thresholdMost,
  unit,
  amount,
  digits,
  verdict,
  gaps,
  rows,
  sources,
}: SubstanceCount): ThresholdCount {
  return {
    key,
    name,
    cas_number: casNumber,
    rule,
    threshold,
    threshold_most: thresholdMost,
    unit,
    amount: amountOf(amount),
    digits,
    verdict,
    gaps: [...gaps],
    rows: rows.length,
    rows_above_stated: rows.filter(({ isAboveStated }) => isAboveStated).length,
    sources: [...sources],
  };
}

export function emergencyAnswer(count: CountedEmergency): EmergencyCount {
  return {
    cas_number: count.casNumber,
    name: count.name,
    un_number: count.unNumber,
    hazard: count.hazard,
    part: count.part,
    threshold_t: count.thresholdT,
    least_percent: count.leastPercent,
    quantity: amountOf(count.quantity),
    digits: count.digits,
    largest_container_t: count.largestContainerT,
    by_quantity: count.byQuantity,
    by_container: count.byContainer,
    gaps: [...count.gaps],
    source: count.source,
  };
}

/** Missing fields grouped by record, in their original order. */
export function missingAnswer(missing: readonly MissingField[]): MissingRecord[] {
  const records = new Map<string, MissingRecord>();
  for (const { field, of } of missing) {
    const key = `${of.kind} ${of.id}`;
    const record = records.get(key);
    if (record === undefined) records.set(key, { ...of, fields: [field] });
    else record.fields.push(field);
  }
  return [...records.values()];
}
