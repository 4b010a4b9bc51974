import type { SearchData } from "../../data/load.ts";
import type { ChemicalMatch } from "../../record/chemical-match.ts";
import type { EverydayName, EverydayNames } from "./everyday-names.ts";
import { resemblingNames } from "./resembling-names.ts";
import type { ExactIndex } from "./exact-index.ts";
import { IN_WATER, isFormOf, isOfGas, withoutAddition, withoutForm, withoutReport } from "./form-words.ts";
import { everydayHits, matchOf, type Hit } from "./hit.ts";
import { readNumberQuery, readNumbersWithin, type NumberQuery } from "./number-query.ts";
import { plainText } from "./plain-text.ts";
import { readSearchTopic } from "./search-topic.ts";
import type { WholeNames } from "./whole-names.ts";

/**
 * Meaning of a text.
 *
 * - `one`: it names this record, by number, by a whole name or by an everyday name with a certain meaning.
 * - `several`: it names each of these; `question` separates them, `unregulated` are further meanings that no rule lists.
 * - `near`: these are only suggestions. It names nothing on file, and they begin with it, are contained in it or have a
 *   similar spelling; or it is an everyday name that probably means the one, with `certainty: "probable"`. `unlisted` are
 *   similar names without a record: one letter from `windex`, not from a chemical.
 * - `unregulated`: it is known, and no transport rule lists it; `related` is the substance it consists of.
 * - `none`: nothing is on file; `known` describes it if it is known.
 */
export type Meant =
  | { readonly kind: "one"; readonly match: ChemicalMatch }
  | {
      readonly kind: "several";
      readonly matches: readonly ChemicalMatch[];
      readonly question: string | null;
      readonly unregulated?: readonly string[];
    }
  | {
      readonly kind: "near";
      readonly matches: readonly ChemicalMatch[];
      readonly unlisted?: readonly { readonly name: string; readonly what: string }[];
    }
  | {
      readonly kind: "unregulated";
      readonly name: string;
      readonly what: string;
      readonly related?: readonly ChemicalMatch[];
    }
  | { readonly kind: "none"; readonly known?: { readonly name: string; readonly what: string } };

/** Data from which the meaning is determined. */
export interface MeaningParts {
  readonly byNumber: (read: NumberQuery) => readonly Hit[];
  readonly everyday: EverydayNames;
  readonly names: () => { readonly exact: ExactIndex; readonly whole: WholeNames };
  readonly isAbout: (hit: Hit, words: readonly string[]) => boolean;
  readonly search: (query: string, limit: number) => readonly ChemicalMatch[];
}

/** Maximum number of near names. */
const MAX_NEAR_NAMES = 8;

const NONE: Meant = { kind: "none" };

/** An acid without water. */
const GLACIAL = /\bglacial\b/i;

/** Creates the function that determines what a text means. */
export function createMeaning(data: SearchData, parts: MeaningParts): (text: string) => Meant {
  const { byNumber, everyday, names, isAbout, search } = parts;

  const matchesOf = (hits: readonly Hit[]): readonly ChemicalMatch[] => {
    const seen = new Set<string>();
    return hits.flatMap((hit) => {
      const document = data.documents[hit.place];
      const match = document === undefined ? undefined : matchOf(document, hit, data);
      const id = `${match?.key} ${match?.unNumber}`;
      if (match === undefined || seen.has(id)) return [];
      seen.add(id);
      return [match];
    });
  };

  const places = (hits: readonly Hit[]): number => new Set(hits.map(({ place }) => place)).size;

  /** One record, several, or `null` if nothing was found. */
  function oneOrSeveral(hits: readonly Hit[], question: string | null = null): Meant | null {
    const [first] = hits;
    if (first === undefined) return null;
    const matches = matchesOf(places(hits) === 1 ? [first] : hits);
    const [only, another] = matches;
    if (only === undefined) return null;
    return another === undefined ? { kind: "one", match: only } : { kind: "several", matches, question };
  }

  /**
   * Similar names without a record on file, each meaning once. If the text begins a name on file, only names that it
   * also begins: it may be incomplete.
   */
  function unlistedNear(
    text: string,
    [first]: readonly ChemicalMatch[],
  ): readonly { readonly name: string; readonly what: string }[] {
    const typed = plainText(text);
    const isMeant = ({ name }: EverydayName): boolean =>
      first?.matchedBy !== "begins" || plainText(name).startsWith(typed);
    const knownMeanings = resemblingNames(typed, everyday)
      .filter(isMeant)
      .flatMap((name) => {
        const meant = said(name);
        if (meant.kind === "unregulated") return [{ name: meant.name, what: meant.what }];
        return meant.kind === "none" && meant.known !== undefined ? [meant.known] : [];
      });
    return [...new Map(knownMeanings.map((one) => [one.what, one])).values()];
  }

  function near(text: string): Meant {
    const matches = search(text, MAX_NEAR_NAMES);
    const unlisted = unlistedNear(text, matches);
    if (unlisted.length > 0) return { kind: "near", matches, unlisted };
    return matches.length === 0 ? NONE : { kind: "near", matches };
  }

  /** Suggests a substance first, without selecting it: it does not occur in the form that the text names. */
  function offered(match: ChemicalMatch, others: Meant): Meant {
    const further = others.kind === "near" ? others.matches.filter(({ key }) => key !== match.key) : [];
    return { ...others, kind: "near", matches: [match, ...further].slice(0, MAX_NEAR_NAMES) };
  }

  /** What people mean by it, in its own words. */
  function said(name: EverydayName): Meant {
    const say = name.name;
    const [, , meanings, question = null] = name.entry;
    const hits = everydayHits(name, "everyday");
    const others = meanings.filter(([place, , , status]) => place === null || status !== undefined);
    const matches = matchesOf(hits);
    const [only, another] = matches;
    const what = others.map(([, , words]) => words).join("; ");
    if (only === undefined) {
      if (others.some(([, , , status]) => status !== "unregulated"))
        return { kind: "none", known: { name: say, what } };
      const related = matchesOf(
        others.flatMap(([place, , meaning]) =>
          place === null ? [] : [{ place, matchedBy: "everyday" as const, matchedText: say, meaning }],
        ),
      );
      return { kind: "unregulated", name: say, what, ...(related.length === 0 ? {} : { related }) };
    }
    const isOneRecord = places(hits) === 1 && (another === undefined || question === null);
    if (isOneRecord && others.length === 0) return { kind: "one", match: only }; // under the UN number of its usual form
    const further = others.length === 0 ? {} : { unregulated: others.map(([, , words]) => words) };
    return { kind: "several", matches, question, ...further };
  }

  /** A formula in another letter case, `co` for CO or Co: certain only if it contains a digit, as in `h2s`. */
  const isLoose = (hit: Hit, query: string): boolean => hit.matchedBy === "formula" && hit.matchedText !== query;

  /** The meaning of a text as a whole name; `null` if it is not one. */
  function named(query: string, asked: string): Meant | null {
    const whole = names().whole.find(query, asked);
    const own = whole.filter(({ matchedBy }) => matchedBy === "name");
    const spoken = everyday.find(plainText(query));
    const isOwn = places(own) === 1 && (spoken === undefined || (isSubstance(own[0]) && !isAccented(query, spoken)));
    if (isOwn) return oneOrSeveral(own);
    if (spoken !== undefined) return said(spoken);
    const firm = whole.filter((hit) => !isLoose(hit, query));
    if (firm.length > 0) return oneOrSeveral(firm);
    if (places(whole) > 1 || /\d/.test(query)) return oneOrSeveral(whole);
    return null;
  }

  /** Typed with the accents of an everyday name in another language: `silicón` (sealant), and not the element. */
  const isAccented = (query: string, { name }: EverydayName): boolean =>
    /\p{M}/u.test(query.normalize("NFD")) &&
    name.normalize("NFC").toLowerCase() === query.normalize("NFC").toLowerCase();

  const isSubstance = (hit: Hit | undefined): boolean =>
    data.documents[hit?.place ?? -1]?.[0].startsWith("cas:") === true;

  /** Numbers among other words, `UN1017 chlorine`. `null`: the words decide. */
  function numbered(query: string): Meant | null {
    const { numbers, rest, isNamed } = readNumbersWithin(query);
    const words = plainText(withoutReport(plainText(rest).replaceAll(/\b(?:un|na|cas|no|nr|number)\b/g, " ")));
    const tied = numbers.map(byNumber).filter((hits) => hits.length > 0);
    const [hits, another] = tied;
    if (hits === undefined) return isNamed && words === "" ? NONE : null;
    if (another !== undefined) return oneOrSeveral(tied.flatMap((of) => of.slice(0, 1)));
    if (words === "") return oneOrSeveral(hits.slice(0, 1));
    const about = hits.find((hit) => isAbout(hit, words.split(" ")));
    if (about !== undefined) return oneOrSeveral([about]);
    return beside(hits, named(words, words), isNamed);
  }

  /** A number whose record does not have the words next to it: they may be an everyday name of it, or contradict it. */
  function beside(hits: readonly Hit[], by: Meant | null, isNamed: boolean): Meant | null {
    const found = by?.kind === "one" ? [by.match] : by?.kind === "several" ? by.matches : [];
    const leader = matchesOf(hits.slice(0, 1));
    if (found.length === 0) return isNamed ? oneOrSeveral(hits.slice(0, 1)) : null;
    const tied = matchesOf(hits);
    const same = tied.find(({ key }) => found.some((match) => match.key === key));
    if (same !== undefined) return { kind: "one", match: same };
    return { kind: "several", matches: [...leader, ...found], question: null };
  }

  /** A meaning that is only probable is offered and never chosen. */
  const asked = (meant: Meant): Meant =>
    meant.kind === "one" && meant.match.certainty === "probable" ? { kind: "near", matches: [meant.match] } : meant;

  /**
   * A solution of a substance shipped under several UN numbers, none of them named: its concentration decides. It is not
   * the glacial acid, unless the text names that.
   */
  function inEveryForm(meant: Meant, text: string): Meant {
    if (meant.kind !== "one" || !text.endsWith(" solution")) return meant;
    const { key, unNumber, name, matchedBy, matchedText } = meant.match;
    const place = data.documents.findIndex(([of]) => of === key);
    const ids = data.documents[place]?.[2] ?? [];
    const matches = matchesOf(ids.map((un) => ({ place, un, matchedBy, matchedText })));
    const isOfGlacial = GLACIAL.test(name) && !GLACIAL.test(matchedText);
    const isOpen = (unNumber === ids[0] || isOfGlacial) && matches.length > 1;
    return isOpen ? { kind: "several", matches, question: null } : meant;
  }

  /** The solutions in water under which a gas is shipped: `HCl 37%` is UN1789. `null` if it is shipped as none. */
  function inWater(gas: ChemicalMatch): Meant | null {
    const place = data.documents.findIndex(([key]) => key === gas.key);
    const ids = data.documents[place]?.[2] ?? [];
    const { matchedBy, matchedText } = gas;
    const shipped = matchesOf(ids.map((un) => ({ place, un, matchedBy, matchedText })));
    const matches = shipped.filter(({ name }) => /\bacid$|\bsolution/i.test(name));
    const [only, another] = matches;
    if (only === undefined) return null;
    return another === undefined ? { kind: "one", match: only } : { kind: "several", matches, question: null };
  }

  function read(text: string): Meant {
    const query = text.trim();
    const number = readNumberQuery(query);
    if (number !== null) {
      const isWhole = number.kind === "un" || number.kind === "cas";
      return isWhole ? (oneOrSeveral(byNumber(number).slice(0, 1)) ?? NONE) : near(query);
    }
    const typed = plainText(query);
    if (typed === "") return NONE;
    const topic = readSearchTopic(query);
    if (topic?.kind === "orange_plate") return topic.unNumber === null ? NONE : read(topic.unNumber);
    if (topic?.kind === "stand_off") {
      const known = everyday.find(typed);
      return known === undefined ? NONE : said(known);
    }
    const isNumberNamed = readNumbersWithin(query).isNamed;
    const whole = named(query, typed);
    // A name can contain the number of another entry: a machine that contains a solution of UN2672.
    const isPrinted = whole?.kind === "one" && plainText(whole.match.matchedText) === typed;
    const first = isNumberNamed && !isPrinted ? (numbered(query) ?? whole) : (whole ?? numbered(query));
    if (first !== null) return first;
    if (!/\p{L}/u.test(typed)) return NONE;
    const joined = oneOrSeveral(names().exact.findJoined(typed));
    if (joined !== null) return joined;
    const left = withoutAddition(query);
    if (left !== query) return inEveryForm(read(left), left);
    const reported = withoutReport(typed);
    const bare = withoutForm(typed);
    const formed = (reported === typed ? null : named(reported, typed)) ?? (bare === typed ? null : named(bare, typed));
    const dissolved = query.replace(IN_WATER, "");
    // With the letters as typed: HF is not Hf.
    const byFormula = dissolved === query || formed?.kind === "one" ? null : named(dissolved, typed);
    const found = byFormula?.kind === "one" ? byFormula : formed;
    if (found === null || (found.kind === "unregulated" && isOfGas(typed))) return near(query);
    if (found.kind !== "one") return found;
    const inForm = isFormOf(typed, found.match) ? found : offered(found.match, near(query));
    return (found === byFormula || inForm !== found) && dissolved !== query ? (inWater(found.match) ?? inForm) : inForm;
  }

  return (text) => asked(read(text));
}
