import { markDerived } from "../guidance/derived/mark-derived.ts";
import { physicalStateOf } from "../guidance/derived/physical-state-of.ts";
import { type MeantGuide, sourceOfGuide, sourcesOfFacts } from "../guidance/derived/guide-for.ts";
import type { FirstActionGuidance, GuideGuidance } from "../guidance/guide-guidance.ts";
import { essentialStatements, textsCoveredByEssentials } from "../guidance/essential-statements.ts";
import { substanceStatementsOf } from "../guidance/substance-statements.ts";
import { FEEDS_FIRE, FLASH_BACK, POLYMERIZES, RISES } from "../guidance/sentences/hazards.ts";
import { specificLines } from "../guidance/specific-lines.ts";
import { CURRENT_ERG, type SourceRef } from "../provenance/source.ts";
import { isExplosive } from "../isolation/isolation-fallback.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { Statement } from "../record/safety-properties.ts";
import type { TransportEntry } from "../record/transport-entry.ts";
import { cardAction } from "./card-action.ts";
import type { CardAction } from "./response-card.ts";
import { vapourStatement } from "./vapour-statement.ts";

/** First action of Guide 111, for a card whose guidance could not be loaded. */
const UNIDENTIFIED = {
  headline: "Stay upwind and uphill. Assume the worst.",
  source: { key: CURRENT_ERG, locator: "Guide 111" } as const satisfies SourceRef,
  details: [
    "Guide text for this substance could not be loaded. This is from Guide 111.",
    "Do not touch the spill.",
    "Shut off or put out ignition sources: engines, cigarettes, flares, lamps.",
  ],
};

/** A guide line that requires an action or states where vapour goes, without naming a hazard. */
const ACTION = /^(?:Do not|Keep|Let|Move|Never|Shut off|Small spill:|Use|Vapour may collect) /;

const NEUTRAL = /about as heavy as air/;

function entryWarnings(entry: TransportEntry, guide: SourceRef): readonly Statement[] {
  const gases = entry.waterReactiveGases.map((gas) => gas.toLowerCase()).join(" and ");
  return [
    ...(gases === ""
      ? []
      : [{ text: `In water it gives off ${gases}.`, rests: [{ key: CURRENT_ERG, locator: "Table 2" } as const] }]),
    ...(entry.polymerizes && !isExplosive(entry) ? [{ text: POLYMERIZES, rests: [guide] }] : []),
  ];
}

function isOneOf(unNumbers: readonly string[], entry: TransportEntry | null): boolean {
  return entry !== null && unNumbers.includes(entry.unNumber);
}

/**
 * The guide's cautions for this UN number. The line that the gas rises is omitted if the substance's own figure states
 * it.
 */
function cautionsOf(entry: TransportEntry, guidance: GuideGuidance | null, hasWeight: boolean): readonly Statement[] {
  return (guidance?.cautions ?? [])
    .filter(({ section, unNumbers }) => section !== "firstAid" && section !== "protection" && isOneOf(unNumbers, entry))
    .map(({ statement }) => statement)
    .filter(({ text }) => !hasWeight || text !== RISES);
}

function guideDetails(
  record: ChemicalRecord,
  { entry }: MeantGuide,
  action: FirstActionGuidance | undefined,
): readonly Statement[] {
  if (action === undefined) return UNIDENTIFIED.details.map((text) => ({ text, rests: [UNIDENTIFIED.source] }));
  const state = physicalStateOf(record, entry);
  return [...(state === null ? [] : action.byState[state]), ...action.details];
}

interface SubstanceLines {
  readonly own: readonly Statement[];
  readonly fatal: readonly Statement[];
  readonly weight: readonly Statement[];
  readonly harm: readonly Statement[];
}

/**
 * Orders the lines. Where a gas goes comes before its harm; liquids and solids do not travel as far. The first guide
 * line leads if the record has no hazard of its own.
 */
function inOrder(
  { own, fatal, weight, harm }: SubstanceLines,
  general: readonly Statement[],
  entry: TransportEntry | null,
): readonly Statement[] {
  const named = general.slice(0, 1).filter(({ text }) => !ACTION.test(text));
  if (entry?.hazardClass?.startsWith("2") === true) {
    const drifts = weight.filter(({ text }) => !NEUTRAL.test(text));
    const ahead = own.length === 0 ? [...named, ...fatal, ...drifts] : [...own, ...named, ...drifts, ...fatal];
    return [...ahead, ...weight, ...general, ...harm];
  }
  const nearer = entry !== null && isExplosive(entry) ? [...general, ...harm] : [...harm, ...weight, ...general];
  if (own.length === 0) return [...named, ...fatal, ...nearer];
  return [...own, ...fatal, ...named.filter(({ text }) => text !== FLASH_BACK), ...nearer];
}

/**
 * Step 3 of the card: first the lines specific to this substance, then those of its guide. Only two lines are in view,
 * so a general line in front would hide, for example, that ethylene oxide explodes without air.
 *
 * @param guidance - of the chosen guide; `null` uses the text of Guide 111
 */
export function firstActionOf(record: ChemicalRecord, meant: MeantGuide, guidance: GuideGuidance | null): CardAction {
  const { entry } = meant;
  const guide = sourceOfGuide(meant);
  const words = substanceStatementsOf(record, entry);
  const ownHeadline = words.find(({ headline }) => headline !== undefined);
  const action = guidance?.firstActionFor.find(({ unNumbers }) => isOneOf(unNumbers, entry)) ?? guidance?.firstAction;
  const essentialTexts = textsCoveredByEssentials(record);
  const guideLines = ownHeadline === undefined ? guideDetails(record, meant, action) : [];
  const vapour = vapourStatement(record, entry);
  const weight = vapour === null ? [] : [vapour];

  const own = [...essentialStatements(record), ...words.flatMap(({ details }) => details)];
  const marked =
    entry === null ? [] : [...cautionsOf(entry, guidance, vapour !== null), ...entryWarnings(entry, guide)];
  const feedsFire = guidance?.hazards.some(({ text }) => text === FEEDS_FIRE) === true;
  const { dangers, fatal, harm } = specificLines(record, entry, feedsFire);
  const isWeaker = (text: string): boolean => fatal.length > 0 && text.startsWith("Breathing ");
  const general = guideLines.filter(({ text }) => !essentialTexts.has(text) && !isWeaker(text));
  const specific = { own: [...own, ...marked, ...dangers], fatal, weight, harm };
  // Without guidance, the lines of Guide 111 follow the essential lines of the substance.
  const ahead = action === undefined ? [...own, ...general] : [];
  const leading = ownHeadline?.details.flatMap(({ rests }) => rests) ?? [
    action === undefined ? UNIDENTIFIED.source : guide,
  ];
  const derivedFrom = meant.kind === "derived" ? sourcesOfFacts(meant.from) : [];
  return cardAction(
    ownHeadline?.headline ?? action?.headline ?? UNIDENTIFIED.headline,
    [...leading, ...derivedFrom],
    markDerived([...ahead, ...inOrder(specific, general, entry)], meant),
  );
}
