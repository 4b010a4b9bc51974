import type { SourceRef } from "../../provenance/source.ts";
import type { NioshEntry } from "../../record/niosh-entry.ts";
import type { Statement } from "../../record/safety-properties.ts";

interface SymptomGroup {
  readonly signs: RegExp;
  readonly words: readonly string[];
}

/** Treatment by a first responder for a group of symptoms. Drugs and doses are left to medical staff. */
const GROUPS: readonly SymptomGroup[] = [
  {
    signs: /pulmonary edema|pneumonitis|pulmonary congestion/i,
    words: [
      "Lungs: keep the person at rest, half sitting up.",
      "Lungs: fluid may build up hours later. Get medical care for everyone who inhaled it.",
    ],
  },
  {
    signs:
      /dyspnea|wheez|asthma|bronchitis|laryngeal spasm|choking|breathless|chest tightness|\bresp (distress|failure)/i,
    words: ["Breathing: let the person sit up. Give oxygen if trained."],
  },
  {
    signs: /asphyxia|anoxia|hypoxemia|cyanosis/i,
    words: ["Lack of oxygen: get the person into fresh air. Give oxygen if trained."],
  },
  {
    signs: /methemoglobin/i,
    words: ["Blood: tell medical staff that it may cause methemoglobinemia."],
  },
  {
    signs: /miosis|cholinesterase|muscle fasciculation/i,
    words: ["Nerves: tell medical staff immediately that it may block cholinesterase. Antidotes exist."],
  },
  {
    signs: /convuls/i,
    words: ["Convulsions: protect the person from injury and keep the airway open."],
  },
  {
    signs: /drows|narcosis|unconscious|coma|stupor|dizziness|syncope|collapse|central nervous system depression/i,
    words: ["Drowsy or unconscious: put the person in the recovery position and watch their breathing."],
  },
  {
    signs: /arrhythm|cardiac irreg|cardiac arrest|palpitation|extrasystole/i,
    words: ["Heart: keep the person at rest and monitor the heartbeat."],
  },
  {
    signs: /skin burns|eye burns|corneal|burning of eyes|necrosis|caustic/i,
    words: ["Chemical burns: keep rinsing until medical staff take over."],
  },
  { signs: /frostbite/i, words: ["Frostbite: do not rub it. Leave thawing to medical staff."] },
  {
    signs: /sensitiz|asthma/i,
    words: ["Allergy: keep anyone who reacts to it away from further exposure."],
  },
  {
    signs: /(kidney|liver|blood|bone marrow) (damage|injury|changes|depression)|jaundice|hematuria|proteinuria/i,
    words: ["Delayed damage: have a doctor check blood, liver and kidneys."],
  },
];

/**
 * Treatment by symptom group, for the symptoms and organs in the Pocket Guide. The sources of each sentence are those
 * symptoms and the text written for the group.
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
