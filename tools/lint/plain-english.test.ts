/**
 * Keeps banned phrases out of the English texts that people read: the catalogues, the sentences of the core and the
 * errors of the API. Each banned phrase is listed with its replacement.
 */
import { describe, expect, it } from "vitest";
import { type SourceText, textsOfFolder } from "../phrases/english-texts.ts";
import { responderTexts, sentencesOf } from "../phrases/responder-texts.ts";

const FOLDERS = [
  "apps/reference/src/messages/en",
  "packages/ui/src/messages/en",
  "packages/api-client/src/errors",
  "packages/hazmat-core/src",
];

/** Banned phrases with their replacements. */
const BANNED: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bat once\b/i, "immediately"],
  [/\ball round\b|\bto (?:all|every) sides?\b/i, "in all directions"],
  [/\bwhatever\b|\bwhoever\b/i, "the noun that is meant"],
  // “What you typed is kept” is the fixed phrase for input that is not saved.
  [/(?:^|[.!;] )(?:what|which|who|whose)\b(?! (?:to|you typed?)\b)[^?]+$/i, "the noun that is meant, first"],
  [/\bsomebody\b/i, "someone"],
  [/\b(?:is|are) no (?:[a-z]+ )?(?:formula|picture|number|report|statement|warning|proof|colours?)\b/i, "is not a"],
  [/\bwork(?:ed)? out\b/i, "calculate"],
  [/\bmend(?:s|ed)?\b/i, "correct"],
  [/\bfilter mask\b/i, "air-purifying respirator"],
  [/\bsplash suit\b/i, "splash-protective suit"],
  [/\bclosed suit\b/i, "fully encapsulating, vapour-protective suit"],
  [/\bfitted respirator\b/i, "fit-tested respirator"],
  [/\bkeep the air supply on\b/i, "stay on air"],
  [/\bsets? free\b/i, "release"],
  [/\bcellar\b/i, "basement"],
  [/\blow ground\b/i, "low areas"],
  [/\bclosed place\b/i, "enclosed space"],
  [/\bclean air\b(?! Act)/i, "fresh air"],
  [/\bevery ignition source\b/i, "all ignition sources"],
  [/\bclean-up\b/i, "cleanup"],
  [/\bburns? back\b|\bburn again\b/i, "flash back, re-ignite"],
  [/\bignites? by itself\b|\bby (?:itself|themselves)\b/i, "on its own, automatically"],
  [/\bprotective distance\b/i, "protective action distance"],
  [/\b(?:road|rail) tank\b(?! car)/i, "cargo tank, tank car"],
  [/\bdeadly\b/i, "fatal"],
  // Below: the other rules, and the glossary for screen texts.
  [/\b(?:use|raise|wear|put|add|touch|aim|apply|breathe|allow|enter|pour) (?:no|none)\b/i, "do not, never"],
  [/(?:^|[.:] )no (?:water|foam|flames?|sparks|smoking)\b/i, "do not, keep away"],
  [/\bthe one (?:that|which|from|cannot)\b/i, "the noun that is meant"],
  [/\brests? on\b|\bstands? here\b/i, "is based on, is shown here"],
  [/\b(?:weather|wind|log|plan|record|list|checklists?|map|report)s? could not be read\b/i, "could not be loaded"],
  [/\breading the (?:weather|wind|log|plan|record|list)\b/i, "loading"],
  [/\ball (?:have )?answered\b|\bask who is there\b/i, "PAR complete, PAR every"],
  [/\bkeeps? (?:the )?vapour out\b/i, "vapour-protective"],
  [/\bstings?\b|\beats (?:metal|skin)\b|\bit poisons\b/i, "irritating, corrosive, toxic"],
  [/\ba blow\b|\brubbing\b|\bor dirt may\b/i, "shock, friction, contamination"],
  [/\bbreathed\b/i, "breathing it"],
  [/\bmay kill\b/i, "can kill"],
  [/\bmay be (?:entered|worn|opened|reopened)\b/i, "can be, do not"],
  [/\bnot cleared\b/i, "a lower reading does not clear"],
  [/\bno [^.,;:]{1,50} (?:is|are) on file\b/i, "No … on file"],
  [/(?<!\bt?here )\b(?:is|are) no (?!longer\b|more\b|fewer\b|less\b)/i, "is not a"],
  [/\b(?:device|browser|app) (?:makes|keeps) (?:no|nothing)\b/i, "No … on this device"],
  [/\b(?:guide|table) (?:\d|\{\})|\bdivision \d|\bclass [a-d]\b/, "Guide 124, Table 1, Division 1.4, Class D"],
  [/\basks for\b/i, "requires, is larger than"],
  [/\bworst it can be\b/i, "assume the worst"],
  [/\bids?\b(?!=)/, "UN number"],
  [/\bclosed (?:place|room|space)s?\b/i, "enclosed space"],
  [/\bput (?:no )?water on (?:the|a) leak\b/i, "apply water to the leak"],
  [/\bfire water\b/i, "firefighting runoff"],
  [/\bdrown\b|\bmuch water\b/i, "flood, plenty of water"],
  [/\bunmanned nozzles?\b/i, "unmanned monitors"],
  [/\bwhat is around\b/i, "exposures"],
  [/\bbroken (?:package|drum|container)s?\b|\bwhole (?:package|drum|container)s?\b/i, "damaged, intact"],
  [/\bgives? [^.]{0,30} with water\b/i, "contact with water releases"],
  [/\blet out\b|\bhas gone\b/i, "release, vent; has been released"],
  [/\bthat cannot (?:burn|spark)\b/i, "non-combustible, non-sparking"],
  [/\bwithstands?\b/i, "resists"],
  [/\bshows nothing\b|\bmeter moves\b/i, "reads zero, responds"],
  [/\bwash line\b/i, "decon corridor"],
  [/\bmedical service\b/i, "medical staff, EMS"],
  [/\bon (?:the|their|one) side\b/i, "recovery position"],
  [/\bways? into the body\b/i, "exposure routes"],
  [/\bsigns in people\b/i, "signs and symptoms"],
  [/\btime calls?\b/i, "time check"],
  [/\bsignal to leave\b/i, "withdrawal signal"],
  [/\bthe gain\b/i, "benefit"],
  [/\bshare of the\b/i, "percentage of the"],
  [/\blimit (?:is|was) passed\b/i, "exceeded"],
  [/\bway comes\b/i, "route approaches"],
  [/\bhold(?:s)? (?:the )?vapour down\b|\bhold down\b/i, "knock down, suppress"],
  [/\bspel?lt\b|\bspilt\b|\blearnt\b/i, "spelled, spilled"],
  [/\bhand over\b(?! )|\bwhat stands\b/i, "Reports, Storage compatibility"],
  [/\bput off\b/i, "postpone"],
  [/\bgive up\b|\btaken? off the\b/i, "discard, remove"],
  [/\bpress (?:on )?the map\b/i, "click or tap the map"],
  [/\b(?:everybody|anybody)\b/i, "everyone, anyone"],
  [/\binvented\b/i, "fictional"],
  [/\bread the wind\b|\bwind turned\b/i, "get a new wind reading, the wind shifted"],
  [/\bcentre line\b/i, "centreline"],
  [/\bacross the wind\b/i, "crosswind"],
  [/\bmakers?\b/i, "manufacturer"],
  [/\bgraded\b/i, "rated"],
  [/\b(?:stands?|stood) together\b/i, "stored together"],
  [/\btick(?:s|ed)?\b/i, "check"],
  [/\bwaits? to be sent\b/i, "waiting to send"],
  [/\bkept on this device\b/i, "saved on this device"],
  [/\b(?:not told|nobody told)\b/i, "not given"],
  [/\bworst is taken\b/i, "worst case used"],
  [/\bbegun\b/i, "started"],
  [/\bnetwork is back\b/i, "you are back online"],
  [/\bin the meantime\b|\bmeanwhile\b/i, "since then, or leave it out"],
  [/\btake[ns]? back\b/i, "withdraw"],
  [/\bwho goes in\b/i, "team members"],
  [/\btimes heavier\b/i, "times as heavy as"],
  [/\bsulph\w+|\bvapors?\b|\btyres?\b|\bvaporis\w+/i, "sulfur, sulfide, vapour, tire, vaporize"],
  [/\bcolors?\b|\bodors?\b|\bneighbors?\b/i, "colour, odour, neighbour"],
  [
    /\bcenter(?:s|ed)?\b|\bfibers?\b|\bliters?\b|(?:kilo|centi|milli)meters?\b|\d meters?\b/i,
    "centre, fibre, litre, metre",
  ],
  [/\b(?:label|model|cancel|travel)(?:ed|ing)\b/i, "labelled, modelling, cancelled, travelling"],
  [/\b(?!sunrise|arise|comprise|enterprise|surprise|practis)\w+[lnrt]is(?:e[ds]?|ing|ations?)\b/i, "-ize, -ization"],
  [/\d %|\} %/i, "10%, without a space"],
  [/\bin so many words\b|\bnot a word of\b|\bof its own accord\b/i, "explicitly, nothing, automatically"],
  [/\bfor want of\b|\bas it stands\b|\bwhat it is of\b/i, "without, unchanged, the noun that is meant"],
  [/\bgoes by\b|\bis told apart\b|\bcomes to hand\b/i, "uses, is distinguished, is available"],
  [/\bunless told\b|\bunless given\b|\bin force\b/i, "default, valid"],
];

/** Texts that keep a banned phrase, with the reason. */
const KEPT: Readonly<Record<string, string>> = {
  "Evacuation / Plume Modeling": "the name that the specification gives the page",
  "Fiber drum": "a storage type of the Tier II form",
  "cyanides-and-sulphides": "the name of a group in the code",
  "Each limit needs an id, and its ppm as a number or null.": "names the field of the input",
  "No water on bare lithium.": "the words of the radio; with its verb the headline is too long",
  "Stay back: cells burst and re-ignite. No water on bare lithium.": "likewise",
};

/** Texts that may call something unverified: the data mark their subject as unverified. */
const UNVERIFIED: Readonly<Record<string, string>> = {
  "Rated only by an unverified list, which does not set the level.": "the NFPA list",
  "This cutoff has not been verified: check it against 40 CFR 370.14.": "entered from memory",
  "Figures marked “derived” or “unverified” were not taken from the earlier book.": "explains the mark",
};

/** Maximum number of words in a sentence of a card, of Safety Information or of a checklist. */
const MAX_WORDS = 20;
/** Files with words that people type, in any spelling. */
const TYPED = /(?:vectors|form-words)\.ts$/;

/**
 * Texts without markup, without the source of patterns and without words that people type. Outside a catalogue a single
 * word may be a code.
 */
function textsOf(folder: string): readonly SourceText[] {
  const least = folder.includes("/messages/") ? /[a-z]/ : / /;
  return textsOfFolder(folder).filter(({ path, text }) => least.test(text) && !/\||^</.test(text) && !TYPED.test(path));
}

const TEXTS = FOLDERS.map((folder) => ({ folder, texts: textsOf(folder) }));
const RESPONDER_TEXTS = [
  ...(await responderTexts()),
  ...["chemical", "checklist"].flatMap((topic) =>
    textsOf(`packages/ui/src/messages/en/${topic}`).map(({ text }) => text),
  ),
];

const offences = (text: string): string[] =>
  BANNED.flatMap(([phrase, instead]) => {
    const [match] = (text in KEPT ? null : phrase.exec(text)) ?? [];
    return match === undefined ? [] : [`“${match}” in “${text}”: write ${instead}`];
  });

const longSentences = (texts: Iterable<string>): readonly string[] =>
  sentencesOf(texts).filter((sentence) => (sentence.match(/\S*[\p{L}\d]\S*/gu) ?? []).length > MAX_WORDS);

describe("plain English", () => {
  it("finds a banned phrase and names its replacement", () => {
    expect(offences("Evacuate at once.")).toEqual(["“at once” in “Evacuate at once.”: write immediately"]);
    expect(offences("Evacuate immediately.")).toEqual([]);
  });

  it.each([
    ["What pumps or carries the product must be grounded.", 1],
    ["Stay out. Which exits are open is not known.", 1],
    ["Which exits are open?", 0],
    ["What you typed is kept.", 0],
    ["At 10 % of the LEL, leave.", 1],
    ["The model neutralises 5 liters.", 2],
    ["Advise others, exercise care and raise the alarm.", 0],
  ])("checks “%s”", (text, count) => {
    expect(offences(text)).toHaveLength(count);
  });

  it.each(TEXTS)("keeps banned phrases out of $folder", ({ texts }) => {
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.flatMap(({ path, text }) => offences(text).map((offence) => `${path}: ${offence}`))).toEqual([]);
  });

  it("keeps banned phrases out of cards, Safety Information and checklists", () => {
    expect(sentencesOf(RESPONDER_TEXTS).flatMap(offences)).toEqual([]);
  });

  it("calls a figure unverified only if the data mark it so", () => {
    const texts = [...TEXTS.flatMap((folder) => folder.texts.map(({ text }) => text)), ...RESPONDER_TEXTS];
    const doubts = sentencesOf(texts).filter((text) =>
      /\bunverified\b|\b(?:not|never)(?: yet| been)* (?:verified|checked against)\b|\bto be (?:checked|verified)\b/i.test(
        text,
      ),
    );
    expect(doubts.filter((text) => !(text in UNVERIFIED))).toEqual([]);
    expect(Object.keys(UNVERIFIED).filter((text) => !doubts.includes(text))).toEqual([]);
  });

  it("finds a sentence with too many words", () => {
    const words = "one ".repeat(MAX_WORDS);
    expect(longSentences([`Short. ${words}.`])).toEqual([]);
    expect(longSentences([`Short. ${words}more.`])).toEqual([`${words}more.`]);
  });

  it(`has no sentence over ${MAX_WORDS} words on cards, in Safety Information and in checklists`, () => {
    expect(RESPONDER_TEXTS.length).toBeGreaterThan(1000);
    expect(longSentences(RESPONDER_TEXTS)).toEqual([]);
  });
});
