/**
 * Corrections of the input, each with its reason. The build never replaces a figure by another figure: it removes a
 * wrong link, and reads a misprint in form as intended.
 */

/** Links made by name that connect different substances. */
export const WRONG_LINKS: readonly { readonly cas: string; readonly un: string; readonly reason: string }[] = [
  { cas: "999-97-3", un: "UN1971", reason: "hexamethyldisilazane is not methane" },
  { cas: "50-00-0", un: "UN2213", reason: "formaldehyde is not paraformaldehyde" },
  { cas: "110-85-0", un: "UN2685", reason: "piperazine is not N,N-diethylethylenediamine" },
  { cas: "7439-93-2", un: "UN2805", reason: "lithium is not lithium hydride" },
];

/** Links that the input lacks: the table lists the substance itself under a name too long for matching. */
export const MISSING_LINKS: readonly { readonly cas: string; readonly un: string; readonly reason: string }[] = [
  { cas: "6484-52-2", un: "UN1942", reason: "ammonium nitrate is tied to fertilizers based on it, and not to itself" },
  { cas: "7782-44-7", un: "UN1073", reason: "the refrigerated liquid, under its own name" },
  { cas: "118-96-7", un: "UN0209", reason: "trinitrotoluene, dry or with less water" },
  { cas: "55-63-0", un: "UN0143", reason: "nitroglycerin, desensitized" },
  { cas: "7783-81-5", un: "UN2978", reason: "uranium hexafluoride, not fissile" },
  { cas: "7704-34-9", un: "UN2448", reason: "sulfur, molten" },
  { cas: "7778-54-3", un: "UN2880", reason: "calcium hypochlorite, hydrated" },
  { cas: "7664-93-9", un: "UN2796", reason: "battery fluid is sulfuric acid in water" },
  { cas: "74-90-8", un: "UN1614", reason: "hydrogen cyanide, absorbed" },
  { cas: "74-90-8", un: "UN3294", reason: "hydrogen cyanide, in alcohol" },
  { cas: "88-89-1", un: "UN0154", reason: "picric acid, dry or with less water" },
  { cas: "79-11-8", un: "UN1750", reason: "chloroacetic acid, in solution" },
  { cas: "7647-18-9", un: "UN1731", reason: "antimony pentachloride, in solution" },
  { cas: "7646-85-7", un: "UN1840", reason: "zinc chloride, in solution" },
  { cas: "7647-01-0", un: "UN2186", reason: "hydrogen chloride, refrigerated liquid" },
  { cas: "75-04-7", un: "UN2270", reason: "ethylamine, in water" },
  { cas: "3811-04-9", un: "UN2427", reason: "potassium chlorate, in water" },
  { cas: "7775-09-9", un: "UN2428", reason: "sodium chlorate, in water" },
  { cas: "7446-70-0", un: "UN2581", reason: "aluminum chloride, in solution" },
  { cas: "7705-08-0", un: "UN2582", reason: "ferric chloride, in solution" },
  { cas: "64-18-6", un: "UN3412", reason: "formic acid, 10 to 85 %" },
  { cas: "7681-49-4", un: "UN3415", reason: "sodium fluoride, in solution" },
  { cas: "7789-23-3", un: "UN3422", reason: "potassium fluoride, in solution" },
  { cas: "79-06-1", un: "UN3426", reason: "acrylamide, in solution" },
  { cas: "79-09-4", un: "UN3463", reason: "propionic acid, 90 % or more" },
  { cas: "302-01-2", un: "UN3484", reason: "hydrazine, in water, flammable" },
  { cas: "124-09-4", un: "UN1783", reason: "hexamethylenediamine, in solution" },
  { cas: "118-96-7", un: "UN3366", reason: "trinitrotoluene, wetted" },
  { cas: "7637-07-2", un: "UN3519", reason: "boron trifluoride, adsorbed: the same gas once it leaves the cylinder" },
  { cas: "7782-50-5", un: "UN3520", reason: "chlorine, adsorbed" },
  { cas: "7783-61-1", un: "UN3521", reason: "silicon tetrafluoride, adsorbed" },
  { cas: "7784-42-1", un: "UN3522", reason: "arsine, adsorbed" },
  { cas: "7782-65-2", un: "UN3523", reason: "germane, adsorbed" },
  { cas: "7647-19-0", un: "UN3524", reason: "phosphorus pentafluoride, adsorbed" },
  { cas: "7803-51-2", un: "UN3525", reason: "phosphine, adsorbed" },
  { cas: "7783-07-5", un: "UN3526", reason: "hydrogen selenide, adsorbed" },
  { cas: "74-86-2", un: "UN3374", reason: "acetylene, solvent free" },
  { cas: "74-90-8", un: "NA1613", reason: "hydrocyanic acid, below 5 %, in water" },
];

/**
 * Names of a mixture or of one form for the CAS number of a single substance. `name` is another name that the input
 * gives to the same number. The old name remains a synonym, unless it names a mixture or another substance.
 */
export const RENAMED: readonly { readonly cas: string; readonly name: string; readonly isForeign?: true }[] = [
  { cas: "115-07-1", name: "Propylene", isForeign: true },
  { cas: "7446-11-9", name: "Sulfur trioxide", isForeign: true },
  { cas: "75-46-7", name: "Trifluoromethane", isForeign: true },
  { cas: "122-52-1", name: "Triethyl phosphite", isForeign: true },
  { cas: "57-13-6", name: "Urea", isForeign: true },
  { cas: "354-33-6", name: "Pentafluoroethane", isForeign: true },
  { cas: "7631-99-4", name: "Sodium nitrate", isForeign: true },
  { cas: "7632-00-0", name: "Sodium nitrite", isForeign: true },
  { cas: "1300-71-6", name: "Xylenols", isForeign: true },
  { cas: "110-85-0", name: "Piperazine", isForeign: true },
  { cas: "74-82-8", name: "Methane" },
  { cas: "121-14-2", name: "2,4-dinitrotoluene" },
  { cas: "99-35-4", name: "Trinitrobenzene" },
  { cas: "104-15-4", name: "p-toluenesulfonic acid" },
  { cas: "7601-90-3", name: "Perchloric acid" },
  { cas: "12135-76-1", name: "Ammonium sulfide" },
  { cas: "1312-73-8", name: "Potassium sulfide" },
  { cas: "140-29-4", name: "Phenylacetonitrile" },
  { cas: "124-09-4", name: "Hexamethylenediamine" },
  { cas: "79-11-8", name: "Chloroacetic acid" },
  { cas: "7758-94-3", name: "Ferrous chloride" },
  { cas: "16941-12-1", name: "Chloroplatinic acid" },
  { cas: "7681-38-1", name: "Sodium bisulfate" },
  { cas: "11138-49-1", name: "Sodium aluminate" },
  { cas: "7647-18-9", name: "Antimony pentachloride" },
  { cas: "7704-34-9", name: "Sulfur" },
  { cas: "7439-97-6", name: "Mercury" },
  { cas: "7440-66-6", name: "Zinc" },
  { cas: "50782-69-9", name: "VX" },
];

/** The id to show first if the input lists another form first. */
export const LEADING_ID: Readonly<Record<string, string>> = {
  "74-82-8": "UN1971", // methane: the compressed gas before the refrigerated liquid, as for other gases
  "74-84-0": "UN1035", // ethane: the same
  "6484-52-2": "UN1942", // ammonium nitrate: itself, not a fertilizer of class 9
  "7722-84-1": "UN2015", // hydrogen peroxide: the strongest, unless the caller states the concentration
  "99-35-4": "UN0214", // trinitrobenzene: dry, unless the caller states that it is wetted
};

/** Ids for which the label column of 49 CFR 172.101 was printed in a form that hides the subsidiary class. */
export const SUBSIDIARY: Readonly<Record<string, readonly string[]>> = {
  UN1052: ["6.1"], // printed "8.6.1" for 8, 6.1
};

/** The substance returned for an id that two records claim equally. */
export const LEADER: Readonly<Record<string, string>> = {
  UN1067: "10102-44-0", // usually found as nitrogen dioxide, whose record has the limits
  UN1203: "8006-61-9", // gasoline, not the straight-run cut
  UN1381: "7723-14-0", // white phosphorus: the record with the limits
  UN1649: "78-00-2", // anti-knock mixture: tetraethyl lead, which the Pocket Guide links to it
  UN1654: "54-11-5", // nicotine: the record with the limits
  UN1754: "7790-94-5", // chlorosulfonic acid, not its mixture with sulfur trioxide
  UN1972: "74-82-8", // liquefied natural gas is methane
  UN3374: "74-86-2", // acetylene, solvent free: not printed in 49 CFR 172.101
};

/** Ids that cover more than the one substance linked to them, although their names do not show it. */
export const LED_BY_NOBODY: readonly string[] = ["UN1999"]; // tars: of petroleum, which includes asphalt, and of coal

/** The displayed name of an id whose class, zone and distances apply to only one of its names. */
export const LEADING_NAME: Readonly<Record<string, string>> = {
  UN1831: "Sulfuric acid, fuming with 30 percent or more free sulfur trioxide", // 6.1, zone B: not the weaker acid
};

/**
 * Class of the ids that ERG 2024 lists and the 49 CFR table of 2026 does not, according to the UN Model Regulations. No
 * copy of the Regulations was read: the entries are marked unverified.
 */
export const CLASS_OUTSIDE_TABLE: Readonly<
  Record<string, { readonly class: string; readonly subsidiary?: readonly string[] }>
> = {
  UN3551: { class: "9" },
  UN3552: { class: "9" },
  UN3553: { class: "2.1" },
  UN3554: { class: "8" },
  UN3555: { class: "3" },
  UN3556: { class: "9" },
  UN3557: { class: "9" },
  UN3558: { class: "9" },
  UN3559: { class: "9" },
  UN3560: { class: "6.1", subsidiary: ["8"] },
};

/** Names of the gases that Table 2 of the ERG lists by formula. */
export const GAS_NAMES: Readonly<Record<string, string>> = {
  Br2: "Bromine",
  Cl2: "Chlorine",
  H2S: "Hydrogen sulfide",
  HBr: "Hydrogen bromide",
  HCN: "Hydrogen cyanide",
  HCl: "Hydrogen chloride",
  HF: "Hydrogen fluoride",
  HI: "Hydrogen iodide",
  NH3: "Ammonia",
  NO2: "Nitrogen dioxide",
  PH3: "Phosphine",
  SO2: "Sulfur dioxide",
};

/** Numbers of ammonium nitrate: guide 140 prints a separate fire distance for a cargo of it. */
export const AMMONIUM_NITRATE: readonly string[] = ["1942", "2067", "2426", "3375"];

/** An air transport id that the guidebook lists as 8000: merged into one entry, with the class from the regulation. */
export const SAME_ENTRY = { drop: "ID8000", into: "UN8000" } as const;

/** Explosive limits left out: the lower limit exceeds the upper, so one is wrong and it is unknown which. */
export const UNUSABLE_LIMITS: readonly string[] = ["25321-09-9"]; // diisopropylbenzene, 6.5 to 0.9 vol %

/** Boiling points left out: the substance decomposes at that temperature instead of boiling. */
export const COMES_APART: Readonly<Record<string, string>> = {
  "76-44-8": "heptachlor, 145 °C", // 0.0003 mmHg at 25 °C by the Pocket Guide, where a boiling point would give 8
  "8001-35-2": "chlorinated camphene, 155 °C", // the Pocket Guide prints that it decomposes
  "7773-06-0": "ammonium sulfamate, 160 °C", // the same, and a vapour pressure of 0
  "479-45-8": "tetryl, 180 °C", // it explodes there
};

/**
 * Melting points left out: they belong to another substance or a salt, or are boiling points in the wrong column. Each
 * substance is a liquid in transport: it boils below the listed point, or 49 CFR 172.101 lists it as a flammable or
 * pyrophoric liquid.
 */
export const MELTING_OF_ANOTHER: readonly string[] = [
  "109-90-0", // ethyl isocyanate, 204.5 °C
  "1795-48-8", // isopropyl isocyanate
  "96-32-2", // methyl bromoacetate, 206 °C
  "108-09-8", // 1,3-dimethylbutylamine
  "627-63-4", // fumaryl chloride
  "103-80-0", // phenylacetyl chloride
  "926-64-7", // dimethylaminoacetonitrile
  "105-36-2", // ethyl bromoacetate, 162 °C
  "7521-80-4", // butyltrichlorosilane, 148 °C
  "814-68-6", // acrylyl chloride, 76 °C
  "107-37-9", // allyltrichlorosilane, 35 °C
  "97-84-7", // tetramethylbutanediamine, 126.5 °C
  "638-21-1", // phenylphosphine, 149.5 °C
  "3282-30-2", // trimethylacetyl chloride, 87.5 °C
  "2426-08-6", // n-butyl glycidyl ether, 59 °C
];

/** Synonyms that are not names: parts of names cut at commas, catalogue and registry numbers, remarks. */
export const NO_NAME =
  /^none$|^un\d{4}$|.;.|^[\d\s'",()+-]*$|^\p{L}'*$|^synonyms |\bsynonyms\b.*\bvary\b|_(?:fluka|aldrich|sigma|sial|riedel|supelco|vetec|mm)$|^[\da-f]{8}-[\da-f]{4}-|^(?:agn-pc-|unii-|dtx[sc]id\d|mfcd\d|einecs |chebi:|ghl\.pd_|ns\d{8}|q\d{7}|(?:nsc|hsdb|ccris|ai3|brn)[ -]?\d{2,}|(?=(?:.*\d){2})(?=.*[a-z])[a-z\d]{10}$)/iu;

/** Registry suffixes of a name: `[german]`, `(8CI)`. */
export const NAME_TAG =
  /\s*(?:\[(?:german|dutch|french|italian|polish|czech|spanish|[ ,]|iso)+\]|\((?:\d\d?CI,?)+\))$/iu;

/** Records with the hazard statements of another form, and the input record with the correct statements. */
export const GHS_OF_ANOTHER: readonly { readonly cas: string; readonly takes: string; readonly reason: string }[] = [
  {
    cas: "7723-14-0",
    takes: "12185-10-3",
    reason: "white phosphorus, UN1381, had H228 and H412 of the red form: index 015-002-00-7 for 015-001-00-1",
  },
];
