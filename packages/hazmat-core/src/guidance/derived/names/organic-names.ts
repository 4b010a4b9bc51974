import type { NameRule } from "./name-rule.ts";

/** Endings and parts of organic names. They do not exclude other groups. */
export const ORGANIC_RULES: readonly NameRule[] = [
  { groups: [4], pattern: /\balcohols?\b|glycol\b|glycerol|\w(?:an|en)ol\b|cyclohexanol/i },
  { groups: [31], pattern: /phenol|cresol|xylenol|resorcinol|naphthol/i },
  { groups: [3], pattern: /\b(?:acetic|formic|propionic|butyric|benzoic|oxalic|\w+oic|\w+ylic) acid/i },
  { groups: [5], pattern: /aldehyde|\bfurfural|acrolein/i },
  { groups: [19], pattern: /ketone|acetone\b|\b\w+anone\b|camphor/i },
  { groups: [7], pattern: /amines?\b|amino|pyridine|morpholine|piperidine|pyrrolidine/i },
  { groups: [68], pattern: /aniline|toluidine|xylidine|phenylenediamine/i },
  { groups: [6], pattern: /amide\b/i },
  { groups: [9], pattern: /carbamate/i },
  { groups: [12], pattern: /thiocarbamate/i },
  { groups: [8], pattern: /\bazo|\bdiazo|\bazide|hydrazine/i },
  { groups: [18], pattern: /isocyanate|isothiocyanate/i },
  { groups: [26], pattern: /nitrile/i },
  {
    groups: [27],
    pattern: /nitro(?!gen\b|us|syl|hydro)|nitrate ester|(?:amyl|propyl|ethyl|butyl|octyl|hexyl) nitr[ai]te/i,
  },
  {
    groups: [30],
    pattern: /hydroperoxide|peroxyester|peroxydicarbonate|\b(?:benzoyl|butyl|ketone|cumyl|lauroyl|organic) peroxide/i,
  },
  { groups: [44, 104], pattern: /chloro(?:iso)?cyanur(?:ic acid|ate)|chloro-s-triazinetrione/i },
  { groups: [37], pattern: /anhydride/i },
  {
    groups: [40],
    pattern:
      /chloroformate|(?:acet|propion|butyr|valer|acryl|capryl|benz|\b\w+o)yl (?:chloride|bromide|iodide|fluoride)|sulfonyl (?:chloride|fluoride)/i,
  },
  {
    groups: [13],
    pattern:
      /\b(?:acetate|formate|propionate|butyrate|benzoate|phthalate|lactate|silicate ester|phosphate ester)s?\b|organophosphorus/i,
  },
  { groups: [71, 76, 103], pattern: /acrylate|acrylic acid/i },
  { groups: [76, 103], pattern: /\b(?:styrene|vinyl|isoprene|butadiene|acrylonitrile|acrolein)\b|polymeriz/i },
  { groups: [14], pattern: /\bethers?\b|dioxane|tetrahydrofuran/i },
  { groups: [34], pattern: /epoxy|(?:ethylene|propylene|butylene) oxide|epichlorohydrin/i },
  { groups: [20], pattern: /mercaptan|thiol\b|thioether|dimethyl sulfide/i },
  { groups: [55], pattern: /chlorosilane/i },
  { groups: [58], pattern: /siloxane/i },
  {
    groups: [42],
    pattern:
      /tetraethyl lead|\b(?:di|tri|tetra)?alkyl lead|organotin|organomercury|carbonyl\b.*(?:iron|nickel)|(?:iron|nickel) \w*carbonyl/i,
  },
  {
    groups: [35, 107, 109],
    pattern:
      /alumin(?:i)?um alkyl|(?:triethyl|trimethyl|triisobutyl)\s?aluminum|aluminum triethyl|(?:methyl|ethyl|butyl) ?alumin(?:i)?um (?:sesqui|di)?chloride|(?:methyl|ethyl|butyl)(?:zinc|lithium|magnesium)|organometallic/i,
  },
  {
    groups: [17],
    pattern:
      /\b\w*(?:chloro|bromo|iodo)(?!silane|form\w*ate|sulf)\w*|(?:methyl|ethyl|propyl|butyl|allyl|vinyl|benzyl|methylene|ethylene|vinylidene) (?:di)?(?:chloride|bromide|iodide)/i,
  },
  { groups: [47], pattern: /fluoro(?!sil|bor|sulf)/i },
  { groups: [16], pattern: /benzene\b|toluene\b|xylenes?\b|naphthalene|cumene|aromatic/i },
  { groups: [28], pattern: /\b(?:eth|prop|but|pent|hex|hept|oct)(?:yl)?ene\b|terpene|turpentine|olefin/i },
  { groups: [29], pattern: /\b(?:\w+)?(?:meth|eth|prop|but|pent|hex|hept|oct|non|dec)anes?\b/i },
  { groups: [63], pattern: /acetylene\b/i },
  {
    groups: [29, 28, 16],
    pattern:
      /gasoline|petrol\b|kerosene|diesel|fuel oil|gas oil|petroleum|naphtha\b|mineral spirits|crude oil|hydrocarbons?\b|jet fuel|aviation fuel/i,
  },
];
