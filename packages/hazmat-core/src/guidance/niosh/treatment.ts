import type { SourceRef } from "../../provenance/source.ts";
import type { NioshEntry } from "../../record/niosh-entry.ts";
import type { Statement } from "../../record/safety-properties.ts";

interface SymptomGroup {
  readonly signs: RegExp;
  readonly words: readonly string[];
}

/** What a first responder can do for a group of symptoms. Drugs and doses are left to medical care. */
const GROUPS: readonly SymptomGroup[] = [
  {
    signs: /pulmonary edema|pneumonitis|pulmonary congestion/i,
    words: [
      "Lungs: keep the person at rest, half upright.",
      "Lungs: fluid may come hours later, so send everyone who breathed it to medical care.",
    ],
  },
  {
    signs:
      /dyspnea|wheez|asthma|bronchitis|laryngeal spasm|choking|breathless|chest tightness|\bresp (distress|failure)/i,
    words: ["Breathing: let the person sit up, and give oxygen if you are trained to."],
  },
  {
    signs: /asphyxia|anoxia|hypoxemia|cyanosis/i,
    words: ["Lack of oxygen: bring the person into clean air, and give oxygen if you are trained to."],
  },
  {
    signs: /methemoglobin/i,
    words: ["Blood: tell medical care that it may cause methemoglobinemia."],
  },
  {
    signs: /miosis|cholinesterase|muscle fasciculation/i,
    words: ["Nerves: tell medical care at once that it may block cholinesterase: there are antidotes."],
  },
  {
    signs: /convuls/i,
    words: ["Convulsions: protect the person from injury, and keep the airway open."],
  },
  {
    signs: /drows|narcosis|unconscious|coma|stupor|dizziness|syncope|collapse|central nervous system depression/i,
    words: ["Drowsy or unconscious: put the person on the side, and watch the breathing."],
  },
  {
    signs: /arrhythm|cardiac irreg|cardiac arrest|palpitation|extrasystole/i,
    words: ["Heart: keep the person at rest, and have the heartbeat watched."],
  },
  {
    signs: /skin burns|eye burns|corneal|burning of eyes|necrosis|caustic/i,
    words: ["Burns by the substance: go on rinsing until medical care takes over."],
  },
  { signs: /frostbite/i, words: ["Frostbite: do not rub it, and leave the thawing to medical care."] },
  {
    signs: /sensitiz|asthma/i,
    words: ["Allergy: keep a person who reacts to it from any further exposure."],
  },
  {
    signs: /(kidney|liver|blood|bone marrow) (damage|injury|changes|depression)|jaundice|hematuria|proteinuria/i,
    words: ["Late damage: have blood, liver and kidneys checked by a doctor."],
  },
];

/**
 * Treatment by symptom group, for the symptoms and organs that the Pocket Guide names.
 * Each sentence rests on those symptoms and on the words written for the group.
 */
export function treatmentStatements(niosh: NioshEntry): readonly Statement[] {
  const signs = [...niosh.symptoms, ...niosh.targetOrgans].join("; ");
  const rests: readonly SourceRef[] = [
    { ...niosh.source, locator: `${niosh.number}, symptoms` },
    { key: "PLACARD", locator: "treatment by symptom group" },
  ];
  return GROUPS.filter((group) => group.signs.test(signs)).flatMap(({ words }) =>
    words.map((text) => ({ text, rests })),
  );
}
