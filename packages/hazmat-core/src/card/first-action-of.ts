import type { GuideGuidance } from "../guidance/guide-guidance.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { Statement } from "../record/safety-properties.ts";
import { guideOf } from "../isolation/leading-entry.ts";
import { sourcesOf } from "./sources-of.ts";
import { vapourStatement } from "./vapour-statement.ts";
import type { CardAction } from "./response-card.ts";
import type { TransportEntry } from "../record/transport-entry.ts";

/** What guide 111 says first, for a card whose guidance could not be loaded. */
const UNIDENTIFIED = {
  headline: "Stay upwind and uphill. Treat it as the worst it can be.",
  details: ["Do not touch the spill.", "Remove every ignition source: no smoking, flares, sparks or flames."],
};

function marksOf(entry: TransportEntry, guide: SourceRef): readonly Statement[] {
  const gases = entry.waterReactiveGases.map((gas) => gas.toLowerCase()).join(" and ");
  return [
    ...(gases === ""
      ? []
      : [
          { text: `Spilled in water it gives off ${gases}.`, rests: [{ key: "ERG2020", locator: "Table 2" } as const] },
        ]),
    ...(entry.polymerizes ? [{ text: "It may polymerize explosively when heated or in a fire.", rests: [guide] }] : []),
  ];
}

function isOneOf(unNumbers: readonly string[], entry: TransportEntry | null): boolean {
  return entry !== null && unNumbers.includes(entry.unNumber);
}

function cautionsOf(entry: TransportEntry, guidance: GuideGuidance | null): readonly Statement[] {
  return (guidance?.cautions ?? [])
    .filter(({ section, unNumbers }) => section !== "firstAid" && section !== "protection" && isOneOf(unNumbers, entry))
    .map(({ statement }) => statement);
}

/**
 * Step 3 of the card: what the guide says first, after what holds for this very id and substance.
 *
 * @param guidance - of the entry's guide; `null` takes the words of guide 111
 */
export function firstActionOf(
  record: ChemicalRecord,
  entry: TransportEntry | null,
  guidance: GuideGuidance | null,
): CardAction {
  const guide: SourceRef = { key: "ERG2020", locator: `Guide ${guidance?.guide ?? guideOf(entry)}` };
  const unidentified: SourceRef = { key: "ERG2020", locator: "Guide 111" };
  const vapour = vapourStatement(record, entry);
  const own = entry === null ? [] : [...marksOf(entry, guide), ...cautionsOf(entry, guidance)];
  const action = guidance?.firstActionFor.find(({ unNumbers }) => isOneOf(unNumbers, entry)) ?? guidance?.firstAction;
  const general = action?.details ?? UNIDENTIFIED.details.map((text) => ({ text, rests: [unidentified] }));

  const all = [...(vapour === null ? [] : [vapour]), ...own, ...general];
  const details = [...new Map(all.map((statement) => [statement.text, statement])).values()];
  return {
    headline: action?.headline ?? UNIDENTIFIED.headline,
    details,
    sources: sourcesOf([guidance === null ? unidentified : guide], details),
  };
}
