import type { SourceRef } from "../provenance/source.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { Statement } from "../record/safety-properties.ts";
import type { GuideNumber, TransportEntry } from "../record/transport-entry.ts";
import type { CautionSection } from "./guide-guidance.ts";

/** Leading sentences for single substances and articles whose guide covers many others. */
export interface SubstanceStatements {
  /** Replaces the guide's headline. */
  readonly headline?: string;
  /** Most important first. */
  readonly details: readonly Statement[];
  /** Section of Safety Information that also shows them. */
  readonly section: CautionSection;
}

interface SubstanceStatementsRule extends SubstanceStatements {
  readonly unNumbers: readonly string[];
  /** For a UN number with several guides: the guides to which this applies. `open`: until one is chosen. */
  readonly guides?: readonly GuideNumber[];
  /** Records to which this applies by name, whatever their UN number. */
  readonly names?: RegExp;
}

const CELLS = ["UN3090", "UN3091", "UN3480", "UN3481", "UN3536", "UN3551", "UN3552"];
const BATTERY_VEHICLES = ["UN3171", "UN3556", "UN3558"];
const POOL_CHLORINE = [
  "UN1471",
  "UN1748",
  "UN1791",
  "UN2208",
  "UN2465",
  "UN2468",
  "UN2741",
  "UN2880",
  "UN3212",
  "UN3485",
];
/** Cyanides of metals, solid and in solution. Nitriles and hydrogen cyanide are not among them. */
const CYANIDE_SALTS = [
  "UN1565",
  "UN1575",
  "UN1587",
  "UN1588",
  "UN1620",
  "UN1626",
  "UN1636",
  "UN1653",
  "UN1679",
  "UN1680",
  "UN1684",
  "UN1689",
  "UN1713",
  "UN1935",
  "UN2316",
  "UN2317",
  "UN3413",
  "UN3414",
];
const COLD_OXYGEN = ["UN1003", "UN1073", "UN2201", "UN3311"];
const placard = (locator: string): SourceRef => ({ key: "PLACARD", locator, mark: "unverified" });
const statementsFrom = (rests: SourceRef, ...texts: readonly string[]): readonly Statement[] =>
  texts.map((text) => ({ text, rests: [rests] }));

/** Water under a hot liquid, and first aid for people who were splashed. */
const STEAM_AND_BURNS = statementsFrom(
  placard("hot liquids and water"),
  "Water turns to steam instantly and throws the hot liquid out.",
  "Burns: cool with water right away. Do not pull off what sticks to the skin.",
);

const BATTERY: SourceRef = { key: "ERG2024", locator: "Guide 147" };

const RULES: readonly SubstanceStatementsRule[] = [
  {
    unNumbers: [...POOL_CHLORINE, "UN3486", "UN3487"],
    names: /hypochlorite|chloro\W?(?:iso)?cyanur|chloro-s-triazinetrione/i,
    section: "hazards",
    details: statementsFrom(
      { key: "CAMEO", locator: "hypochlorites with acids and with ammonia" },
      "Never mix it with acid or ammonia: it gives off chlorine or chloramine gas.",
    ),
  },
  {
    unNumbers: CYANIDE_SALTS,
    names: /^(?:barium|calcium|copper|potassium|silver|sodium|zinc) cyanide\b/i,
    section: "hazards",
    details: statementsFrom(
      { key: "CAMEO", locator: "cyanides with acids" },
      "Never mix it with acid: it gives off hydrogen cyanide.",
    ),
  },
  {
    unNumbers: COLD_OXYGEN,
    section: "spill",
    details: statementsFrom(
      placard("liquid oxygen on asphalt"),
      "Do not walk or drive on asphalt soaked with it: it may explode.",
    ),
  },
  {
    unNumbers: ["UN3536"],
    guides: ["open"],
    headline: "Read the marking. Lithium ion: flood with water. Lithium metal: do not use water.",
    section: "fire",
    details: statementsFrom(BATTERY, "Burning batteries may give off toxic hydrogen fluoride."),
  },
  {
    unNumbers: ["UN3171"],
    guides: ["open"],
    headline: "Read the marking. Lithium metal or sodium: do not use water. Others: flood with water.",
    section: "fire",
    details: [
      ...statementsFrom(placard("vehicles with batteries"), "Never cut or touch orange cables."),
      ...statementsFrom(
        placard("vapour of lithium cells"),
        "Smoke in a closed garage may explode. Do not stand in line with the door.",
      ),
      ...statementsFrom(BATTERY, "It may re-ignite hours or weeks later. Park it far from buildings and vehicles."),
    ],
  },
  {
    unNumbers: ["UN3171", "UN3557"],
    guides: ["138"],
    section: "fire",
    details: statementsFrom(
      placard("vehicles with lithium metal batteries"),
      "Never cut or touch orange cables.",
      "Smoke in a closed garage may explode. Do not stand in line with the door.",
      "It may re-ignite hours or weeks later. Park it far from buildings and vehicles.",
    ),
  },
  {
    unNumbers: ["UN3090", "UN3091", "UN3171", "UN3536", "UN3557"],
    guides: ["138"],
    headline: "Stay back: cells burst and re-ignite. No water on bare lithium.",
    section: "hazards",
    details: statementsFrom(
      placard("lithium metal cells"),
      "Burning cells spray metal and give off toxic, corrosive smoke.",
    ),
  },
  {
    unNumbers: CELLS,
    section: "hazards",
    details: statementsFrom(
      placard("vapour of lithium cells"),
      "Smoke in an enclosed space may explode. Do not stand in line with the door.",
    ),
  },
  {
    unNumbers: BATTERY_VEHICLES,
    guides: ["147"],
    headline: "Flood the battery with water. Never cut or touch orange cables.",
    section: "fire",
    details: [
      ...statementsFrom(BATTERY, "It may re-ignite hours or weeks later. Park it far from buildings and vehicles."),
      ...statementsFrom(
        placard("vapour of lithium cells"),
        "Smoke in a closed garage may explode. Do not stand in line with the door.",
      ),
    ],
  },
  {
    unNumbers: ["UN1001", "UN3374"],
    section: "fire",
    details: statementsFrom(
      placard("heated acetylene cylinders"),
      "Cool a heated cylinder with water from behind cover. It may burst hours later.",
    ),
  },
  {
    unNumbers: ["NA1999"],
    names: /^asphalt\b|\bhot tar\b/i,
    headline: "Stay clear. Keep flames away. Do not aim water into it.",
    section: "hazards",
    details: STEAM_AND_BURNS,
  },
  {
    unNumbers: ["UN3257"],
    headline: "Stay clear of the hot liquid. Do not aim water into it.",
    section: "hazards",
    details: STEAM_AND_BURNS,
  },
  {
    unNumbers: ["UN3258"],
    headline: "Stay clear: hot enough to ignite combustibles. Keep water off.",
    section: "hazards",
    details: statementsFrom(
      placard("hot solids and water"),
      "Water on it turns to steam instantly and may scatter it.",
    ),
  },
];

function ruleApplies(
  { unNumbers, guides, names }: SubstanceStatementsRule,
  record: ChemicalRecord,
  entry: TransportEntry | null,
): boolean {
  const guide = entry?.otherGuides === undefined ? entry?.guide : "open";
  const isOfGuide = guides === undefined || (guide != null && guides.includes(guide));
  if (entry !== null && isOfGuide && unNumbers.includes(entry.unNumber)) return true;
  return names?.test(record.name) === true;
}

/** Returns the sentences for this substance or article, in the order of the rules. */
export function substanceStatementsOf(
  record: ChemicalRecord,
  entry: TransportEntry | null,
): readonly SubstanceStatements[] {
  return RULES.filter((rule) => ruleApplies(rule, record, entry));
}

/** True for vehicles and equipment that burn like their battery, unlike the acid for which guide 154 is written. */
export function isBatteryVehicle(entry: TransportEntry | null): boolean {
  return entry !== null && entry.guide !== "154" && BATTERY_VEHICLES.includes(entry.unNumber);
}
