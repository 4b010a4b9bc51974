/**
 * Sentences that a responder reads on cards, in Safety Information and in checklists are at or below the Flesch-Kincaid
 * grade of the 8th year of school. The formula counts long words as hard, so trade terms count as one syllable: every
 * reader knows them from training, and no shorter word has the same meaning.
 */
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { describe, expect, it } from "vitest";
import { responderTexts, sentencesOf } from "../phrases/responder-texts.ts";

const MAX_GRADE = 8;

const TRADE_WORDS: ReadonlySet<string> = new Set(
  [
    // Substances
    `acetic acetylene alkaline aluminum ammonia anhydride calcium chloramine chlorosilane chlorosilanes cyanide
    dibromotetrafluoroethane dichlorohexane dioxide disulfide dithionites ethylene fluorotrichloromethane gallium
    gluconate halogenated hexafluoride hydrazine hydrogen hydroxide iodide lithium mercury monoxide nitrogen oxygen
    pentaborane peroxides phlegmatizer sodium tetrachlorotoluene thorium uranium vermiculite`,
    // Classes, states and hazards
    `adsorbed aerosols category chemical combustible combustibles concentration concentrations contaminated
    contaminates contamination corrosive corrosives deficiency desensitized detonators division electricity
    electrolyte enrichment evaporate explosion explosive explosives flammable friction-sensitive gases hazardous
    ignition infectious irritants irritating liquefied material materials non-combustible organic oxidizer oxidizers
    oxidizing polymerize radiation radioactive reaction refrigerants refrigerated residue self-reaction
    self-reactive solution spontaneously substances temperature temperature-controlled toxic unstable violently
    water-reactive`,
    // Body and medicine
    `absorption antidotes carcinogen casualties cholinesterase convulsions exposure externally genetic infection
    ingestion inhalation internally medical methemoglobinemia occupational position recovery respiration suffocate
    suspected unconscious`,
    // Scene and equipment
    `absorbent accountability air-purifying alcohol-resistant authorities authority backup batteries battery canutec
    commander container containers contractor cylinders decon decontaminate decontaminated defensive disposal
    emergency encapsulating entry environment equipment evacuate evacuating evacuation extinguisher extinguishing
    eyewash firefighting fit-tested fluid-resistant full-body high-expansion high-voltage immediate immediately
    incident isolate isolation manufacturer's monitoring nonintervention objectives offensive officer operations
    packages particulate positive-pressure post-incident precautions property protective radio resources respirator
    respirators safety secondary stabilization structural supplier unidentified vapour-protective ventilate`,
  ].flatMap((words) => words.split(/\s+/)),
);

/** Harder sentences, with the reason. */
const KEPT: Readonly<Record<string, string>> = {
  "Confirm the product with two independent sources.": "no shorter word says that neither source repeats the other",
  "Skin: wash regularly.": "a code of the Pocket Guide: “often” would be another rule",
};

function gradeOf(sentence: string): number {
  const words = sentence.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const syllables = words.map((word) => (TRADE_WORDS.has(word) ? 1 : Math.max(1, syllable(word))));
  return fleschKincaid({ sentence: 1, word: words.length, syllable: syllables.reduce((sum, count) => sum + count, 0) });
}

const isHard = (sentence: string): boolean => gradeOf(sentence) > MAX_GRADE;

const sentences = sentencesOf(await responderTexts());

describe("the reading grade", () => {
  it("separates hard from easy sentences and counts trade terms as easy", () => {
    expect(isHard("Accumulation of precipitation necessitates additional consideration.")).toBe(true);
    expect(isHard("Keep people out of low areas.")).toBe(false);
    expect(isHard("Evacuate immediately.")).toBe(false);
  });

  it(`is ${MAX_GRADE} or below for every sentence on cards, in Safety Information and in checklists`, () => {
    expect(sentences.length).toBeGreaterThan(1000);
    expect(sentences.filter((sentence) => isHard(sentence) && !(sentence in KEPT))).toEqual([]);
  });

  it("is above the limit for every listed exception", () => {
    expect(Object.keys(KEPT).filter((sentence) => !sentences.includes(sentence) || !isHard(sentence))).toEqual([]);
  });

  it("needs each listed trade term", () => {
    const used = new Set(sentences.flatMap((sentence) => sentence.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []));
    expect([...TRADE_WORDS].filter((word) => !used.has(word))).toEqual([]);
  });
});
