import type { SourceRef } from "../provenance/source.ts";
import type { CautionSection, ProtectionLevel, SpillState } from "./guide-guidance.ts";

/** A sentence as defined in a family: text alone has the guide as its source, otherwise the source is given. */
export type Sentence = string | ({ readonly text: string } & SourceRef);

export type Sentences = readonly Sentence[];

/** A sentence for some UN numbers only. */
export interface CautionDefinition {
  readonly unNumbers: readonly string[];
  readonly section: CautionSection;
  readonly sentence: Sentence;
  /** A general sentence of the section that this one replaces for these UN numbers. */
  readonly replaces?: Sentence;
}

interface FirstActionDefinition {
  readonly headline: string;
  readonly details: Sentences;
  readonly byState?: Partial<Readonly<Record<SpillState, Sentences>>>;
}

/** One guide as defined in its family. `buildGuidance` converts it to statements with sources. */
export interface GuideDefinition {
  readonly guide: string;
  readonly title: string;
  readonly hazards: Sentences;
  readonly isolation: Sentences;
  readonly protection: { readonly level: ProtectionLevel; readonly sentences: Sentences };
  readonly fire: {
    readonly all?: Sentences;
    readonly small: Sentences;
    readonly large: Sentences;
    readonly tanks?: Sentences;
  };
  readonly spill: {
    readonly all: Sentences;
    readonly small?: Sentences;
    readonly large?: Sentences;
  } & Partial<Readonly<Record<SpillState, Sentences>>>;
  readonly cleanup: Sentences;
  readonly firstAid: Sentences;
  readonly firstAction: FirstActionDefinition;
  /** First action for UN numbers for which the guide's own would be wrong. */
  readonly firstActionFor?: readonly (FirstActionDefinition & { readonly unNumbers: readonly string[] })[];
  readonly cautions?: readonly CautionDefinition[];
}

/** Defines a caution for the given UN numbers. */
export function only(
  unNumbers: readonly string[],
  section: CautionSection,
  sentence: Sentence,
  replaces?: Sentence,
): CautionDefinition {
  return { unNumbers, section, sentence, ...(replaces !== undefined && { replaces }) };
}
