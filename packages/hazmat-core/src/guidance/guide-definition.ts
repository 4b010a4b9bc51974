import type { SourceRef } from "../provenance/source.ts";
import type { CautionSection, ProtectionLevel, SpillState } from "./guide-guidance.ts";

/** A sentence as the families write it: words alone rest on the guide itself, otherwise the source is named. */
export type Sentence = string | ({ readonly text: string } & SourceRef);

export type Sentences = readonly Sentence[];

/** A sentence that holds for some ids only. */
export interface CautionDefinition {
  readonly unNumbers: readonly string[];
  readonly section: CautionSection;
  readonly sentence: Sentence;
  /** A general sentence of the section that this one contradicts. It is left out for these ids. */
  readonly replaces?: Sentence;
}

interface FirstActionDefinition {
  readonly headline: string;
  readonly details: Sentences;
  readonly byState?: Partial<Readonly<Record<SpillState, Sentences>>>;
}

/** One guide as the families write it. `buildGuidance` turns it into statements with their sources. */
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
  /** What is said first for ids that the guide's own first action would mislead. */
  readonly firstActionFor?: readonly (FirstActionDefinition & { readonly unNumbers: readonly string[] })[];
  readonly cautions?: readonly CautionDefinition[];
}

/** A caution for the named ids. */
export function only(
  unNumbers: readonly string[],
  section: CautionSection,
  sentence: Sentence,
  replaces?: Sentence,
): CautionDefinition {
  return { unNumbers, section, sentence, ...(replaces !== undefined && { replaces }) };
}
