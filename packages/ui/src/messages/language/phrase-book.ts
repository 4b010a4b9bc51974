/** Translations of core sentences, by the English sentence. A blank (`{distance}`) marks a variable part. */
export type Sentences = Readonly<Record<string, string>>;

/** Translates a sentence of the core; `null` if there is no translation. */
export type Translate = (english: string, figure: (text: string) => string) => string | null;

const NUMBER = String.raw`[−-]?\d[\d\u202f]*(?:\.\d+)?\+?`;
const UNIT = String.raw`(?:ppm|mg\/m³|mg Co\/m³|°C|%|kg\/s|kg|km\/h|m\/s|km|mm|m²|m|min|h|atm|mb|g\/mol)`;

/** Allowed content of blanks. `words` are translated too; a `name` stays as it is on file. */
const BLANKS = {
  distance: String.raw`\d[\d\u202f]*(?:\.\d+)?\+? k?m`,
  figure: `${NUMBER} ${UNIT}`,
  number: NUMBER,
  guide: String.raw`\d{3}P?`,
  id: String.raw`(?:UN|NA)\d{4}`,
  codes: String.raw`H\d{3}[A-Za-z]*(?:(?:, | and )H\d{3}[A-Za-z]*)*`,
  code: String.raw`[1-9](?:\.[1-9])?[A-S]?`,
  name: ".+",
  words: ".+?",
} as const;

type Kind = keyof typeof BLANKS;

const BLANK = /\{(distance|figure|number|guide|id|codes|code|name|words)\d?\}/g;
const SENTENCE_END = /(?<=[.!?]) (?=[A-Z"0-9])/;

interface Pattern {
  /**
   * Patterns with the first `words` as short as possible, then as long as possible, because a name may contain the
   * comma of a list.
   */
  readonly forms: readonly RegExp[];
  readonly blanks: readonly { readonly name: string; readonly kind: Kind }[];
  readonly translation: string;
}

/**
 * Creates the translator of a language.
 *
 * A sentence is translated in full or not at all: if a part of it is missing, the result is `null`, and the user sees
 * the English text. The English text is the key, so a sentence loses its translation when the core changes its wording.
 *
 * @example
 * const say = phraseBook({ "Isolate {distance} in all directions.": "Isolez {distance} dans toutes les directions." });
 * say("Isolate 1.4 km in all directions.", (text) => text.replace(".", ",")); // "Isolez 1,4 km dans toutes les directions."
 */
export function phraseBook(sentences: Sentences): Translate {
  const patterns = Object.entries(sentences)
    .filter(([english]) => english.includes("{"))
    .map(patternOf);

  return (english, figure) => {
    const known = new Map<string, string | null>(); // cache: several patterns may try to translate the same part

    function one(text: string): string | null {
      const before = known.get(text);
      if (before !== undefined) return before;
      known.set(text, null); // guards against recursion: a pattern of one blank translates the same text again
      const translated = Object.hasOwn(sentences, text) ? (sentences[text] ?? null) : byPattern(text);
      known.set(text, translated);
      return translated;
    }

    function byPattern(text: string): string | null {
      for (const pattern of patterns) {
        const filled = fill(pattern, text, fillBlank);
        if (filled !== null) return filled;
      }
      return null;
    }

    function fillBlank(kind: Kind, text: string): string | null {
      if (kind === "words") return one(text);
      if (kind === "codes") return codes(text, one(" and ") ?? ", ");
      return kind === "distance" || kind === "figure" || kind === "number" ? figure(text) : text;
    }

    if (Object.hasOwn(sentences, english)) return one(english);
    // Tries sentence by sentence first: a name at the end of a sentence would otherwise match the next one too, which
    // would then stay in English.
    const parts = english.split(SENTENCE_END);
    const said = parts.map(one);
    return said.every((part) => part !== null) ? said.join(" ") : one(english);
  };
}

const codes = (text: string, and: string): string => text.replaceAll(" and ", and);

function patternOf([english, translation]: readonly [string, string]): Pattern {
  const parts = english.split(BLANK_WITH_TEXT);
  const blanks = parts.flatMap((name) => {
    const kind = kindOf(name);
    return kind === null ? [] : [{ name, kind }];
  });
  const formWith = (textPattern: string): RegExp => {
    const form = parts.map((part) => {
      const kind = kindOf(part);
      if (kind === null) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      return `(${kind === "words" ? textPattern : BLANKS[kind]})`;
    });
    return new RegExp(`^${form.join("")}$`, "u");
  };
  const hasWords = blanks.some(({ kind }) => kind === "words");
  return { forms: [formWith(BLANKS.words), ...(hasWords ? [formWith(".+")] : [])], blanks, translation };
}

const BLANK_WITH_TEXT = /(\{[a-z]+\d?\})/;

function kindOf(part: string): Kind | null {
  const kind = /^\{([a-z]+)\d?\}$/.exec(part)?.[1];
  return kind !== undefined && kind in BLANKS ? (kind as Kind) : null;
}

function fill(
  { forms, blanks, translation }: Pattern,
  english: string,
  fillBlank: (kind: Kind, text: string) => string | null,
): string | null {
  for (const form of forms) {
    const texts = form.exec(english)?.slice(1);
    if (texts === undefined) continue;
    const filled = new Map<string, string>();
    for (const [index, { name, kind }] of blanks.entries()) {
      const text = fillBlank(kind, texts[index] ?? "");
      if (text === null) break;
      filled.set(name, text);
    }
    if (filled.size === blanks.length) return translation.replaceAll(BLANK, (name) => filled.get(name) ?? name);
  }
  return null;
}
