import type { GuideGuidance, ProtectionLevel } from "../guidance/guide-guidance.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { Statement } from "../record/safety-properties.ts";
import { filterMaskStatement } from "./filter-mask-statement.ts";
import { sourcesOf } from "./sources-of.ts";
import { guideOf } from "../isolation/leading-entry.ts";
import type { CardAction } from "./response-card.ts";
import type { TransportEntry } from "../record/transport-entry.ts";

const TURNOUT = "SCBA and structural firefighting clothing";

const HEADLINES: Readonly<Record<ProtectionLevel, string>> = {
  structural: TURNOUT,
  cryogenic: TURNOUT,
  chemical: "SCBA and chemical protective clothing",
  infectious: "Fitted respirator, full-body cover, face shield and fluid-resistant gloves",
  radioactive: TURNOUT,
  "radioactive-external": TURNOUT,
  "molten-metal": "SCBA and flame-retardant turnout gear with face shield, helmet and gloves",
};

const VAPOUR_SUIT = "SCBA and a vapour-protective, fully encapsulating suit";

const WHY: Readonly<Record<ProtectionLevel, readonly string[]>> = {
  structural: ["Turnout gear protects from heat, and only a little from the chemical."],
  cryogenic: ["Turnout gear protects from heat, and only a little from the chemical."],
  chemical: [
    "Turnout gear protects from heat, and only a little from the chemical.",
    "Use chemical protective clothing only where there is no risk of fire.",
  ],
  infectious: ["Wear cut-resistant gloves over them where there are needles or broken glass."],
  radioactive: ["This is enough for the radiation of this guide."],
  "radioactive-external": ["It does not stop external radiation."],
  "molten-metal": ["It protects from the heat only to a limit."],
};

const SUIT_NOT_ON_FILE: Statement = {
  text: "Suit material and breakthrough time: not on file.",
  rests: [{ key: "PLACARD", locator: "no permeation data" }],
};

function isToxicToBreathe(entry: TransportEntry | null): entry is TransportEntry {
  return entry !== null && (entry.hazardClass === "2.3" || entry.isToxicByInhalation);
}

/** Without a guide of its own the class decides: guide 111 cannot know it. */
function levelByClass(entry: TransportEntry | null): ProtectionLevel {
  const classes = entry === null ? [] : [entry.hazardClass, ...entry.subsidiaryClasses];
  return isToxicToBreathe(entry) || classes.includes("6.1") || classes.includes("8") ? "chemical" : "structural";
}

function toxicBy(entry: TransportEntry): SourceRef {
  const zone = entry.hazardZones.length === 0 ? "" : `, hazard zone ${entry.hazardZones.join(", ")}`;
  return { key: "49CFR172.101", locator: `${entry.unNumber}${zone}` };
}

/**
 * Step 2 of the card. Substances toxic by inhalation take a vapour-protective suit; others what their guide asks for.
 *
 * @param guidance - of the entry's guide; `null` lets the class decide
 */
export function protectionOf(
  record: ChemicalRecord,
  entry: TransportEntry | null,
  guidance: GuideGuidance | null,
): CardAction {
  const isWritten = guidance !== null && entry?.guide !== null;
  const level = isWritten ? guidance.protectionLevel : levelByClass(entry);
  const guide: SourceRef = { key: "ERG2020", locator: `Guide ${guidance?.guide ?? guideOf(entry)}` };
  const isVapourSuit = level === "chemical" && isToxicToBreathe(entry);
  const clothing = isVapourSuit ? ["Turnout gear gives heat protection only."] : WHY[level];
  const cold = (guidance?.protection ?? []).filter(({ text }) => text.includes("thermal protection"));
  const mask = level === "infectious" ? null : filterMaskStatement(record.niosh);
  const cautions = (guidance?.cautions ?? []).filter(
    (caution) => caution.section === "protection" && entry !== null && caution.unNumbers.includes(entry.unNumber),
  );

  const details: readonly Statement[] = [
    ...clothing.map((text) => ({ text, rests: [guide] })),
    ...cold,
    ...cautions.map((caution) => caution.statement),
    ...(level === "chemical" ? [SUIT_NOT_ON_FILE] : []),
    ...(mask === null ? [] : [mask]),
  ];
  const suit = isVapourSuit ? [toxicBy(entry)] : [];

  return {
    headline: isVapourSuit ? VAPOUR_SUIT : HEADLINES[level],
    details,
    sources: sourcesOf([guide, ...suit], mask === null ? [] : [mask]),
  };
}
