import type { GuideNumber } from "../../record/transport-entry.ts";
import type { SpillState } from "../guide-guidance.ts";
import type { HazardKind } from "./hazard-fact.ts";

/** One rule from known hazards to a guide. */
export interface GuideRule {
  readonly guide: GuideNumber;
  /** A collective number with this guide in the ERG, under which the substance would be shipped. */
  readonly like: string;
  /** All of them must be known; for a nested list, one of its elements is enough. */
  readonly needs: readonly (HazardKind | readonly HazardKind[])[];
  /** Applies only in these states. An unknown state counts as liquid. */
  readonly states?: readonly SpillState[];
}

const TOXIC: readonly HazardKind[] = ["fatal", "toxic"];
const HARSH: readonly HazardKind[] = ["fatal", "toxic", "corrosive"];
const GAS: readonly SpillState[] = ["gas"];
const LIQUID: readonly SpillState[] = ["liquid"];
const SOLID: readonly SpillState[] = ["solid"];

/**
 * Rules from known hazards to a guide, worst first: the first match leads. Explosives, pyrophoric and water-reactive
 * substances come first, because the usual extinguishing agents are deadly there; then gases, which cannot be
 * contained; then flammables; then toxic and corrosive substances; last the harmful ones. See
 * docs/decisions/0009-derived-guidance.md.
 */
export const GUIDE_RULES: readonly GuideRule[] = [
  { guide: "112", like: "UN0473", needs: ["explosive"] },
  { guide: "163", like: "UN2915", needs: ["radioactive"] },
  { guide: "116", like: "UN2203", needs: ["pyrophoric"], states: GAS },
  { guide: "136", like: "UN1381", needs: ["kept-under-water"] },
  { guide: "135", like: "UN3394", needs: ["pyrophoric"] },
  { guide: "139", like: "UN3130", needs: ["water-reactive", TOXIC] },
  { guide: "138", like: "UN3148", needs: ["water-reactive"] },
  { guide: "146", like: "UN3101", needs: ["organic-peroxide"] },
  { guide: "149", like: "UN3221", needs: ["self-reactive"] },

  { guide: "124", like: "UN3303", needs: ["oxidizing", TOXIC], states: GAS },
  { guide: "119", like: "UN1953", needs: ["flammable", TOXIC], states: GAS },
  { guide: "125", like: "UN3304", needs: ["corrosive"], states: GAS },
  { guide: "123", like: "UN1955", needs: [TOXIC], states: GAS },
  { guide: "122", like: "UN3156", needs: ["oxidizing"], states: GAS },
  { guide: "115", like: "UN1954", needs: ["flammable"], states: GAS },
  { guide: "126", like: "UN1956", needs: ["harmful"], states: GAS },

  { guide: "155", like: "UN3080", needs: ["isocyanate", ["flammable", "fatal", "toxic"]] },
  { guide: "155", like: "UN2985", needs: ["chlorosilane"] },
  { guide: "155", like: "UN3490", needs: ["water-violent", "flammable", HARSH], states: LIQUID },
  { guide: "137", like: "UN1754", needs: ["water-violent", "corrosive"] },
  { guide: "142", like: "UN3099", needs: ["oxidizing", TOXIC], states: LIQUID },
  { guide: "141", like: "UN3087", needs: ["oxidizing", TOXIC] },
  { guide: "140", like: "UN3098", needs: ["oxidizing"] },
  { guide: "131", like: "UN1992", needs: ["flammable", TOXIC], states: LIQUID },
  { guide: "132", like: "UN2924", needs: ["flammable", "corrosive"], states: LIQUID },
  { guide: "129", like: "UN1989", needs: ["flammable", "aldehyde"], states: LIQUID },
  { guide: "127", like: "UN1987", needs: ["flammable", "polar"], states: LIQUID },
  { guide: "128", like: "UN1993", needs: ["flammable"], states: LIQUID },
  { guide: "136", like: "UN3128", needs: ["self-heating", HARSH] },
  { guide: "135", like: "UN3088", needs: ["self-heating"] },
  { guide: "170", like: "UN3089", needs: ["flammable", "metal"], states: SOLID },
  { guide: "134", like: "UN2926", needs: ["flammable", HARSH], states: SOLID },
  { guide: "133", like: "UN1325", needs: ["flammable"], states: SOLID },

  { guide: "154", like: "UN2922", needs: ["corrosive", TOXIC] },
  { guide: "153", like: "UN2810", needs: [TOXIC], states: LIQUID },
  { guide: "154", like: "UN2811", needs: [TOXIC] },
  { guide: "154", like: "UN1760", needs: ["corrosive"] },
  { guide: "158", like: "UN3291", needs: ["infectious"] },
  { guide: "160", like: "UN1710", needs: ["halogenated"], states: LIQUID },
  { guide: "171", like: "UN3082", needs: ["harmful"] },
];
