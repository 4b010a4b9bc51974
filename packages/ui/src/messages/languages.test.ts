import { englishPlans, englishProblems, englishRoles } from "@placard/hazmat-core/business";
import { describe, expect, it } from "vitest";
import { en } from "./en.ts";
import { spanish } from "./es/index.ts";
import { french } from "./fr/index.ts";
import type { Language } from "./language/language.ts";

const ENGLISH = { messages: en, problems: englishProblems, roles: englishRoles, plans: englishPlans };
const LANGUAGES: readonly (readonly [name: string, language: Language])[] = [
  ["French", french],
  ["Spanish", spanish],
];

/** Texts that are the same as in English: units, symbols, names of limits and standards, and identical words. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  French: [
    "60 min",
    "Action",
    "Actions",
    "Bases",
    "CAS",
    "CAS ‹0› · ‹1›",
    "Code",
    "Communications",
    "Concentration",
    "Description",
    "Distance",
    "F, stable",
    "Fruit",
    "Guide ‹0›",
    "Information",
    "METAR",
    "Mg/m3",
    "Module",
    "NFPA 704",
    "NPG ‹0›",
    "Navigation",
    "Note",
    "Notes",
    "Orange",
    "PEL",
    "PID",
    "PPM",
    "Pages",
    "Pause",
    "Photo",
    "Photos",
    "Plan",
    "Protection",
    "REL",
    "Signature",
    "Sites",
    "Situation",
    "Source",
    "Sources",
    "Standard",
    "TLV",
    "Terrain",
    "Type",
    "Version ‹0›",
    "Violet",
    "Zones",
    "corrosion",
    "intersection",
    "irritant",
    "mg/m³",
    "min",
    "pH",
    "ppm",
    "‹0› (30 min)",
    "‹0› min",
    "‹0› sites",
  ],
  Spanish: [
    "60 min",
    "Bases",
    "CAS",
    "CAS ‹0› · ‹1›",
    "Error",
    "Gas",
    "METAR",
    "Material",
    "Mg/m3",
    "NFPA 704",
    "NPG ‹0›",
    "No",
    "PEL",
    "PID",
    "PPM",
    "Plan",
    "Premium",
    "REL",
    "TLV",
    "gas",
    "mg/m³",
    "min",
    "no",
    "pH",
    "ppm",
    "‹0› (30 min)",
    "‹0› min",
  ],
};

/** All texts of a catalogue by path. Functions are called with placeholders. */
function textsOf(texts: object, path = ""): ReadonlyMap<string, string> {
  const found = Object.entries(texts).flatMap(([name, word]: readonly [string, unknown]) => {
    const at = path === "" ? name : `${path}.${name}`;
    if (typeof word === "string") return [[at, word] as const];
    if (typeof word === "function") return [[at, called(word as Said, at)] as const];
    return typeof word === "object" && word !== null ? [...textsOf(word, at)] : [];
  });
  return new Map(found);
}

type Said = (...values: readonly unknown[]) => string;

/** Arguments for functions that do not accept placeholders. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  "card.zone": [["‹0›", "‹1›"]],
  "card.waterGives": [["‹0›", "‹1›"]],
  "chemicalRecord.minutes": [60],
  "plume.moreInputsState": ["‹0›", "open"],
  "plume.rateMissing": [["‹0›", "‹1›"]],
  "plume.clouds": [7],
  "plume.age": [30],
  "plume.centrelineLine": [["‹0›", "‹1›"]],
  "plume.problems.duration.out_of_range": [{ leastMin: 1, mostMin: 60 }],
  "duration.out_of_range": [{ leastMin: 1, mostMin: 60 }],
  "temperature.too_low": [{ aboveC: -273 }],
  "role.not_in_list": [{ choices: ["‹0›"] }],
  "unit.not_in_list": [{ choices: ["‹0›"] }],
  "hazard_level.not_in_list": [{ choices: ["‹0›"] }],
  "import.day_ambiguous": [{ text: "‹text›", days: ["‹0›"] }],
  "import.choice_unknown": [{ text: "‹text›", choices: ["‹0›"] }],
  "import.cas_is_date": [{ text: "‹text›", readings: ["‹0›"] }],
  "import.quantity_ambiguous": [{ text: "‹text›", readings: ["‹0›"] }],
  "import.quantity_other_sign": [{ text: "‹text›", readings: ["‹0›"], points: "‹1›", commas: "‹2›" }],
  room: ["chemicals", 2, 3],
  upgrade: ["chemicals", ["‹0›"]],
  highest: ["chemicals", "‹0›", 3],
  refusal: ["‹0›", "‹1›", "Viewer"],
};

/** Texts whose number is a word in another language: "only 1" is "un seul". */
const NUMBER_IN_WORDS: ReadonlySet<string> = new Set(["floor_plan.second"]);

const MARKS = ["‹0›", "‹1›", "‹2›"];
const DATA = Object.fromEntries(
  ["least", "most", "name", "mostMb", "room", "existing", "adding", "text", "unit", "un", "cas"].map((name) => [
    name,
    `‹${name}›`,
  ]),
);

function called(word: Said, at: string): string {
  const isProblem = /^[a-z_\d]+\.[a-z_]+$/.test(at) && at in englishProblems;
  return word(...(VALUES[at] ?? (isProblem ? [DATA] : MARKS)));
}

const marksOf = (text: string): readonly string[] => [...new Set(text.match(/‹\w+›|\d+/g) ?? [])].toSorted();

describe.each(LANGUAGES)("%s", (name, language) => {
  const parts = (["messages", "problems", "roles", "plans"] as const).map((part) => {
    const [english, texts] = [textsOf(ENGLISH[part]), textsOf(language[part])];
    return { english, texts };
  });

  it("has exactly the texts of the English catalogue", () => {
    for (const { english, texts } of parts)
      expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it("uses the same values in each text", () => {
    const other = parts.flatMap(({ english, texts }) =>
      [...english].flatMap(([at, text]) => {
        const [own, said] = [marksOf(text), marksOf((texts.get(at) ?? "").replaceAll(/(?<=\d),(?=\d)/g, "."))];
        return own.join() === said.join() || NUMBER_IN_WORDS.has(at) ? [] : [`${at}: ${text} | ${texts.get(at)}`];
      }),
    );
    expect(other).toEqual([]);
  });

  it("contains no English text by accident", () => {
    const same = parts.flatMap(({ english, texts }) =>
      [...english].filter(([at, text]) => texts.get(at) === text && isWord(text)).map(([, text]) => text),
    );
    expect([...new Set(same)].toSorted()).toEqual(SAME[name]);
  });

  it("has singular and plural forms", () => {
    const { search, card } = language.messages;
    expect(search.count(1)).not.toBe(search.count(2).replace("2", "1"));
    expect(card.moreLines(1)).not.toBe(card.moreLines(2).replace("2", "1"));
  });
});

it("uses the singular for zero in French, and the plural in Spanish", () => {
  expect(french.messages.search.count(0)).toBe("0 résultat");
  expect(spanish.messages.search.count(0)).toBe("0 resultados");
});

it("keeps French text before a colon or inside guillemets on one line", () => {
  const texts = [...textsOf(french.messages).values(), ...textsOf(french.problems).values()];
  expect(texts.filter((text) => / [:»%]|« /.test(text))).toEqual([]);
  expect(texts.filter((text) => /[\p{L}\p{N}›)»]:(\s|$)/u.test(text))).toEqual([]);
});

/** True for letters that are not a placeholder. */
function isWord(text: string): boolean {
  const plain = text.replaceAll(/‹\w+›/g, "").trim();
  return /[A-Za-z]{2}/.test(plain);
}
