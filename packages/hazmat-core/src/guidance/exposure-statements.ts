import { formatNumber } from "../formats/number.ts";
import type { ChemicalRecord, ExposureLimit } from "../record/chemical-record.ts";
import type { Statement } from "../record/safety-properties.ts";

function limitStatement(limit: ExposureLimit): Statement {
  const averaged = limit.durationMin === null ? "" : `, ${limit.durationMin} min`;
  return { text: `${limit.label}${averaged}: ${formatNumber(limit.value)} ${limit.unit}.`, rests: [limit.source] };
}

function limitFigure(
  label: string,
  text: string | null,
  niosh: NonNullable<ChemicalRecord["niosh"]>,
): readonly Statement[] {
  return text === null ? [] : [{ text: `${label}: ${text}.`, rests: [niosh.source] }];
}

/** Formats the exposure limits on file: NIOSH and OSHA as printed, then AEGL and IDLH with their averaging time. */
export function exposureStatements(record: ChemicalRecord): readonly Statement[] {
  const { niosh } = record;
  return [
    ...(niosh === null
      ? []
      : [...limitFigure("NIOSH REL", niosh.rel, niosh), ...limitFigure("OSHA PEL", niosh.pel, niosh)]),
    ...record.exposure.filter((limit) => limit.id !== "lel").map(limitStatement),
  ];
}

/** Long-term hazards by GHS code, in Placard's own words. */
const LONG_TERM: Readonly<Record<string, string>> = {
  H334: "It may cause asthma or an allergic reaction if inhaled",
  H317: "It may cause a skin allergy",
  H340: "It may cause genetic damage",
  H341: "It is suspected of causing genetic damage",
  H350: "It may cause cancer",
  H351: "It is suspected of causing cancer",
  H360: "It may harm fertility or the unborn child",
  H361: "It is suspected of harming fertility or the unborn child",
  H362: "It may harm breastfed babies",
  H372: "It damages organs after long or repeated exposure",
  H373: "It may damage organs after long or repeated exposure",
};

/** Sentences on long-term exposure from the GHS class. */
export function longTermStatements(record: ChemicalRecord): readonly Statement[] {
  const { ghs } = record;
  if (ghs === null) return [];
  return ghs.hCodes.flatMap((printedCode) => {
    const code = printedCode.slice(0, 4);
    const words = LONG_TERM[code];
    return words === undefined ? [] : [{ text: `${words} (${code}).`, rests: [ghs.source] }];
  });
}

/** Sentences on preventing ignition, from flash point and explosive limits. */
export function ignitionStatements(record: ChemicalRecord): readonly Statement[] {
  const { flashPointC, lelVolPercent, uelVolPercent, isNoncombustible } = record.constants;
  return [
    ...(isNoncombustible?.value === true ? [{ text: "It does not burn.", rests: [isNoncombustible.source] }] : []),
    ...(flashPointC === null
      ? []
      : [
          {
            text: `Keep ignition sources away: vapour can ignite at ${formatNumber(flashPointC.value)} °C and above.`,
            rests: [flashPointC.source],
          },
        ]),
    ...(lelVolPercent === null || uelVolPercent === null
      ? []
      : [
          {
            text: `Explosive range in air: ${formatNumber(lelVolPercent.value)} to ${formatNumber(uelVolPercent.value)} vol %.`,
            rests: [lelVolPercent.source, uelVolPercent.source],
          },
        ]),
  ];
}
