import type { NameRule } from "./name-rule.ts";

const ALKALI = "(?:sodium|potassium|lithium|rubidium|c(?:a)?esium)";
const ALKALINE = "(?:calcium|barium|strontium|magnesium)";
const FORM =
  "(?:,? ?(?:metal|powder|powdered|dust|fume|granules|turnings|ribbon|pellets|pyrophoric|dry|molten|liquid|compressed|refrigerated liquid).*| \\(.*)?";

const named = (pattern: string): RegExp => new RegExp(pattern, "i");

/** Names of inorganic substances. `isWhole`: the name implies that there is no other group. */
export const INORGANIC_RULES: readonly NameRule[] = [
  {
    groups: [1],
    pattern: named(
      "\\b(?:hydrochloric|hydrobromic|hydr(?:o)?iodic|hydrofluoric|phosphoric|fluor(?:o)?boric|fluorosilicic|sulfamic) acid|^hydrogen (?:chloride|bromide|iodide|fluoride)",
    ),
    isWhole: true,
  },
  {
    groups: [2],
    pattern: named(
      "\\b(?:nitric|sulfuric|sulphuric|perchloric|chromic|chlorosulfonic|fluorosulfonic|chloric|selenic|nitrosylsulfuric|nitrating|nitrohydrochloric) acid|\\boleum\\b|^sulfur trioxide|^chromium trioxide",
    ),
    isWhole: true,
  },
  { groups: [44, 104], pattern: named("\\b(?:nitric|perchloric|chromic|chloric|nitrating) acid") },
  { groups: [107], pattern: named("\\boleum\\b|\\bsulfuric acid|sulfur trioxide|chlorosulfonic acid") },
  {
    groups: [10],
    pattern: named(
      `\\b(?:${ALKALI}|${ALKALINE}) hydroxide|^calcium oxide|^(?:sodium|potassium) monoxide|\\bcaustic\\b|corrosive.*\\b(?:basic|alkali)|sodium (?:m)?ethylate|sodium methoxide|soda lime`,
    ),
    isWhole: true,
  },
  { groups: [1], pattern: named("corrosive.*\\bacidic\\b") },
  { groups: [61], pattern: named("^ammonia\\b|^ammonium hydroxide|^ammonia solution"), isWhole: true },
  {
    groups: [11],
    pattern: named(
      `^(?:${ALKALI}|${ALKALINE}|zinc|copper|cuprous|cupric|silver|nickel|lead|mercuric|mercury|potassium \\w+|hydrogen|ammonium) (?:oxy)?cyanide|\\bcyanides?,? (?:inorganic|solution)|^hydrocyanic acid`,
    ),
    isWhole: true,
  },
  { groups: [60], pattern: named("^hydrogen (?:cyanide|sulfide)|^hydrocyanic acid|^boric acid|^sulfur dioxide") },
  { groups: [21, 45, 107], pattern: named(`^${ALKALI}${FORM}$|\\balkali metal`), isWhole: true },
  {
    groups: [22],
    pattern: named(
      `^(?:alumin(?:i)?um|magnesium|zinc|calcium|barium|strontium|beryllium|titanium|zirconium|hafnium|manganese|chromium|iron|cerium|uranium|thorium|silicon)${FORM}$|\\b(?:aluminum|magnesium|zinc|titanium|zirconium|metal) (?:powder|dust|ashes)`,
    ),
    isWhole: true,
  },
  {
    groups: [23],
    pattern: named(
      `^(?:copper|lead|nickel|cobalt|tin|cadmium|mercury|silver|gold|platinum|rhodium|tungsten|molybdenum|antimony|bismuth|tantalum|gallium|thallium|indium|arsenic|selenium|tellurium|vanadium)${FORM}$`,
    ),
    isWhole: true,
  },
  {
    groups: [33],
    pattern: named(
      `^(?:${ALKALI}|${ALKALINE}|hydrogen|ammonium|antimony|arsenic|phosphorus) (?:hydro|penta|hepta|sesqui|tri)?sulfide|\\bhydrosulfide`,
    ),
    isWhole: true,
  },
  { groups: [35, 45, 107], pattern: named("(?<!an)hydride\\b|borohydride|^(?:di|penta|deca)borane"), isWhole: true },
  {
    groups: [35, 109],
    pattern: named("^silane\\b|^disilane|^germane|^silicon tetrahydride|^germanium tetrahydride"),
    isWhole: true,
  },
  {
    groups: [51, 107],
    pattern: named("\\b(?:nitride|phosphide|carbide|silicide)s?\\b(?!.*silicon carbide)"),
    isWhole: true,
  },
  {
    groups: [44, 104],
    pattern: named(
      `\\b(?:chlorate|perchlorate|bromate|iodate|permanganate|chlorite|hypochlorite|persulfate|dichromate|chromate|periodate|superoxide|percarbonate|perborate|peroxydisulfate)s?\\b|^(?:${ALKALI}|${ALKALINE}|zinc|hydrogen) peroxide|^(?:oxygen|ozone|fluorine|chlorine|bromine)\\b|^nitrogen (?:di|tri|tetr)?oxide|^dinitrogen tetroxide|^nitr(?:ous|ic) oxide|^(?:chlorine|bromine) (?:di|tri|penta)\\w+|^nitrogen trifluoride|^perchloryl fluoride`,
    ),
    isWhole: true,
  },
  {
    groups: [59],
    pattern: named(
      "^(?:chlorine|bromine|fluorine|iodine)\\b|^(?:sulfuryl|thionyl) chloride|^phosphorus (?:tri|penta|oxy)\\w*(?:chloride|bromide)|^sulfur (?:mono|di)?chloride|^antimony pentachloride|^nitrosyl chloride",
    ),
    isWhole: true,
  },
  {
    groups: [107],
    pattern: named(
      "^(?:sulfuryl|thionyl) chloride|^phosphorus (?:tri|penta|oxy)\\w*(?:chloride|bromide)|^sulfur (?:mono|di)?chloride|^antimony pentachloride|^(?:titanium|stannic|tin|silicon|zirconium|vanadium) \\w*chloride|^aluminum (?:chloride|bromide)|^boron tri\\w+",
    ),
  },
  {
    groups: [69, 44, 104],
    pattern: named("^(?!.*(?:yl|ol|ose|ester)s? nitr)[\\w() ]+ nitr(?:ate|ite)s?\\b|\\bnitr(?:ate|ite)s,? inorganic"),
    isWhole: true,
  },
  {
    groups: [38],
    pattern: named(
      "^(?:aluminum|ferric|ferrous|zinc|stannic|tin|titanium|zirconium|antimony|copper|cupric|chromic|ammonium|boron|arsenic|vanadium|gallium|nickel|mercuric) \\w*(?:chloride|sulfate|bromide|trifluoride)|\\bbisulfate|hydrogen (?:sulfate|difluoride)|bifluoride",
    ),
    isWhole: true,
  },
  {
    groups: [39],
    pattern: named("^(?:tri)?sodium (?:meta)?(?:silicate|phosphate|aluminate|borate)|^borates|^tetrasodium"),
    isWhole: true,
  },
  { groups: [48], pattern: named("^(?:sodium|potassium|ammonium) (?:bi)?(?:hydrogen di)?fluoride"), isWhole: true },
  {
    groups: [62],
    pattern: named(`^(?:${ALKALI}|${ALKALINE}|ammonium|lead) (?:bi|hydrogen )?carbonate`),
    isWhole: true,
  },
  { groups: [74], pattern: named("\\b(?:bi|metabi)?sulfites?\\b|thiosulfate|dithionite|hydrosulfite"), isWhole: true },
  {
    groups: [45],
    pattern: named(
      "dithionite|hydrosulfite|^hydrogen(?:, .*| \\(.*)?$|^carbon monoxide|^hydroxylamine|^phosphorus\\b(?!.*free from).*\\b(?:white|yellow)",
    ),
    isWhole: true,
  },
  {
    groups: [108, 109],
    pattern: named("^phosphorus\\b(?!.*free from).*\\b(?:white|yellow)|pyrophoric"),
    isWhole: true,
  },
  { groups: [50], pattern: named(`^sul(?:f|ph)ur${FORM}$`), isWhole: true },
  { groups: [8, 45], pattern: named("^hydrazine\\b"), isWhole: true },
  { groups: [7, 45], pattern: named("^(?:phosphine|arsine|stibine)\\b"), isWhole: true },
  {
    groups: [1, 2, 44, 104],
    pattern: named("^aqua regia|^nitrohydrochloric acid"),
    isWhole: true,
  },
  { groups: [10, 73], pattern: named("tetra(?:m)?ethylammonium hydroxide"), isWhole: true },
  {
    groups: [46],
    pattern: named(
      "^(?:sodium|potassium|calcium) chloride|^(?:calcium|barium) sulfate|^gypsum|^silica\\b|^plaster of paris",
    ),
    isWhole: true,
  },
  { groups: [100], pattern: named("^water$"), isWhole: true },
  { groups: [100], pattern: named("\\bsolution\\b|\\baqueous\\b") },
  { groups: [98], pattern: named("^(?:argon|helium|neon|krypton|xenon|nitrogen)(?:, .*| \\(.*)?$"), isWhole: true },
];
