import { CURRENT_ERG, type SourceRef } from "../provenance/source.ts";
import type { Statement } from "../record/safety-properties.ts";
import type { GuideDefinition, Sentence, Sentences } from "./guide-definition.ts";
import type { FirstActionGuidance, GuideGuidance } from "./guide-guidance.ts";
import { POLYMERIZES } from "./sentences/hazards.ts";
import { inOrderOfUse } from "./sentences/order-of-use.ts";

/** Reference to a guide in the ERG: `{ key: "ERG2024", locator: "Guide 124" }`. */
export function guideSource(guide: string): SourceRef {
  return { key: CURRENT_ERG, locator: `Guide ${guide}` };
}

/**
 * Adds the source to every sentence of a guide.
 *
 * @param definition - the guide as defined in its family
 * @param polymerizes - true for UN numbers with the P mark: adds the polymerization sentences
 */
export function buildGuidance(definition: GuideDefinition, polymerizes: boolean): GuideGuidance {
  const { guide, fire, spill, firstAction } = definition;
  const statement = (sentence: Sentence): Statement => {
    if (typeof sentence === "string") return { text: sentence, rests: [guideSource(guide)] };
    const { text, ...source } = sentence;
    return { text, rests: [source] };
  };
  const statements = (sentences: Sentences = []): readonly Statement[] => sentences.map(statement);
  const firstActionOf = ({ headline, details, byState = {} }: GuideDefinition["firstAction"]): FirstActionGuidance => ({
    headline,
    details: statements(details),
    byState: { solid: statements(byState.solid), liquid: statements(byState.liquid), gas: statements(byState.gas) },
  });
  const marked: Sentences = polymerizes ? [POLYMERIZES] : [];

  return {
    guide,
    title: definition.title,
    polymerizes,
    hazards: statements(inOrderOfUse("hazards", [...marked, ...definition.hazards])),
    isolation: statements(definition.isolation),
    protection: statements(definition.protection.sentences),
    protectionLevel: definition.protection.level,
    fire: {
      all: statements(inOrderOfUse("fire", [...marked, ...(fire.all ?? [])])),
      small: statements(inOrderOfUse("fire", fire.small)),
      large: statements(inOrderOfUse("fire", fire.large)),
      tanks: statements(fire.tanks),
    },
    spill: {
      all: statements(inOrderOfUse("spill", spill.all)),
      small: statements(inOrderOfUse("spill", spill.small)),
      large: statements(inOrderOfUse("spill", spill.large)),
      byState: { solid: statements(spill.solid), liquid: statements(spill.liquid), gas: statements(spill.gas) },
    },
    cleanup: statements(definition.cleanup),
    firstAid: statements(definition.firstAid),
    firstAction: firstActionOf(firstAction),
    firstActionFor: (definition.firstActionFor ?? []).map(({ unNumbers, ...action }) => ({
      unNumbers,
      ...firstActionOf(action),
    })),
    cautions: (definition.cautions ?? []).map(({ unNumbers, section, sentence, replaces }) => ({
      unNumbers,
      section,
      statement: statement(sentence),
      replaces: replaces === undefined ? null : statement(replaces).text,
    })),
    isReviewed: false,
  };
}
