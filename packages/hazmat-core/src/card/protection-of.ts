import { type MeantGuide, sourceOfGuide, sourcesOfFacts } from "../guidance/derived/guide-for.ts";
import { markDerived } from "../guidance/derived/mark-derived.ts";
import { physicalStateOf } from "../guidance/derived/physical-state-of.ts";
import type { GuideGuidance } from "../guidance/guide-guidance.ts";
import { SUIT_BURNS, TURNOUT_HEAT } from "../guidance/sentences/protection.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { Statement } from "../record/safety-properties.ts";
import { cardAction } from "./card-action.ts";
import { filterMaskStatement } from "./filter-mask-statement.ts";
import { type ProtectionNeed, protectionNeed } from "./protection-need.ts";
import type { CardAction } from "./response-card.ts";

type Level = ProtectionNeed["level"];

const TURNOUT = "SCBA and structural firefighting clothing";

const HEADLINES: Readonly<Record<Level, string>> = {
  structural: TURNOUT,
  cryogenic: TURNOUT,
  chemical: "SCBA and chemical protective clothing",
  vapour: "SCBA and a vapour-protective, fully encapsulating suit",
  infectious: "Fit-tested respirator, full-body coverage, face shield and fluid-resistant gloves",
  radioactive: TURNOUT,
  "radioactive-external": TURNOUT,
  "molten-metal": "SCBA and flame-retardant turnout gear with face shield, helmet and gloves",
};

const WHY: Readonly<Record<Level, string>> = {
  structural: TURNOUT_HEAT,
  cryogenic: TURNOUT_HEAT,
  chemical: TURNOUT_HEAT,
  vapour: "Turnout gear protects from heat only.",
  infectious: "Add cut-resistant outer gloves where there are needles or broken glass.",
  radioactive: "This is enough protection for the radiation in this guide.",
  "radioactive-external": "It does not stop external radiation.",
  "molten-metal": "It protects from heat only up to a point.",
};

const CHEMICAL_CLOTHING: ReadonlySet<Level> = new Set<Level>(["chemical", "vapour"]);

const SUIT_NOT_ON_FILE: Statement = {
  text: "No breakthrough time on file. Before entry, check the suit manufacturer's chart for this substance. Leave at the first suit leak.",
  rests: [{ key: "PLACARD", locator: "no permeation data" }],
};

function cautionsOf({ entry }: MeantGuide, guidance: GuideGuidance | null): readonly Statement[] {
  return (guidance?.cautions ?? [])
    .filter(
      ({ section, unNumbers }) => section === "protection" && entry !== null && unNumbers.includes(entry.unNumber),
    )
    .map(({ statement }) => statement);
}

/**
 * Step 2 of the card: the PPE, its reasons, and the limits of a filter mask.
 *
 * @param guidance - of the chosen guide; `null`: class and hazards decide
 */
export function protectionOf(record: ChemicalRecord, meant: MeantGuide, guidance: GuideGuidance | null): CardAction {
  const { level, because, sources, burns } = protectionNeed(record, meant, guidance);
  const guide = sourceOfGuide(meant);
  const isChemical = CHEMICAL_CLOTHING.has(level);
  const cold = (guidance?.protection ?? []).filter(({ text }) => text.includes("thermal protection"));
  const state = physicalStateOf(record, meant.entry);
  const lines = [
    because,
    isChemical && burns ? { text: SUIT_BURNS, rests: [guide] } : null,
    ...cold,
    ...cautionsOf(meant, guidance),
    level === "infectious" ? null : filterMaskStatement(record.niosh, state),
    { text: WHY[level], rests: [guide] },
    isChemical ? SUIT_NOT_ON_FILE : null,
  ].filter((line) => line !== null);
  const derivedFrom = meant.kind === "derived" ? sourcesOfFacts(meant.from) : [];
  return cardAction(HEADLINES[level], [guide, ...sources, ...derivedFrom], markDerived(lines, meant));
}
