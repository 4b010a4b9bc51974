import type { SourceRef } from "../provenance/source.ts";
import type { Statement } from "../record/safety-properties.ts";
import type { TransportEntry } from "../record/transport-entry.ts";

/** Disposal by class or division, written for Placard. */
const BY_CLASS: Readonly<Record<string, readonly string[]>> = {
  "1": ["Leave disposal to an explosives specialist."],
  "2.1": ["Return cylinders to the supplier.", "Do not vent a cylinder to dispose of it."],
  "2.2": ["Return cylinders to the supplier."],
  "2.3": ["Leave leaking cylinders to a specialist. Return the others to the supplier."],
  "3": ["Collect it as flammable waste in closed, grounded containers, away from ignition sources."],
  "4.1": ["Collect it as flammable waste, away from heat and friction."],
  "4.2": ["Keep the waste away from air as the supplier directs until a specialist takes over."],
  "4.3": ["Keep the waste dry. Never put it in water or a drain."],
  "5.1": ["Keep the waste away from fuels, paper, wood and other waste."],
  "5.2": ["Keep the waste cool and away from all other waste.", "Leave disposal to a specialist."],
  "6.1": [
    "Collect it as toxic waste in sealed, labelled containers.",
    "Treat used absorbent and clothing as toxic waste.",
  ],
  "6.2": ["Disinfect it before disposal as medical waste."],
  "7": ["Leave disposal to the radiation authority."],
  "8": ["Collect it as corrosive waste in compatible containers.", "Keep acid and alkaline waste separate."],
  "9": ["Collect it in sealed, labelled containers."],
};

const ALWAYS = "Give the waste to a licensed hazardous waste contractor and follow local regulations.";

function wordsOf(hazardClass: string): readonly string[] {
  const division = /^\d(\.\d)?/.exec(hazardClass)?.[0] ?? "";
  return BY_CLASS[division] ?? BY_CLASS[division.charAt(0)] ?? [];
}

/**
 * Returns disposal sentences for a spilled substance, by class and subsidiary classes.
 *
 * @returns empty for an entry without a class in the tables
 */
export function disposalStatements(entry: TransportEntry): readonly Statement[] {
  const classes = [entry.hazardClass, ...entry.subsidiaryClasses].filter((code) => code !== null);
  const statements = new Map<string, Statement>();
  const sourcesOfCode = (code: string): readonly SourceRef[] => [
    { ...entry.source, locator: `${entry.unNumber}, class ${code}` },
    { key: "PLACARD", locator: "disposal by class" },
  ];
  for (const code of classes) {
    for (const text of wordsOf(code))
      if (!statements.has(text)) statements.set(text, { text, rests: sourcesOfCode(code) });
  }
  const [primary] = classes;
  return primary === undefined || statements.size === 0
    ? []
    : [...statements.values(), { text: ALWAYS, rests: sourcesOfCode(primary) }];
}
