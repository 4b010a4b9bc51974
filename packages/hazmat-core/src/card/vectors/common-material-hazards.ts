/**
 * The hazard that the first two lines of a card must name, for each common material. Maintained by hand as a fire
 * officer would require it, not read from the record: specific hazards come before those that the class already
 * implies.
 */
export const COMMON_MATERIAL_HAZARDS: readonly (readonly [names: RegExp, typed: string])[] = [
  [
    /polymerize/,
    "acetaldehyde, acrolein, acrylic acid, acrylonitrile, butadiene, ethylene oxide, hydrogen cyanide, isoprene, methyl isocyanate, methyl methacrylate, styrene, vinyl acetate, vinyl chloride",
  ],
  [
    /severely burns/,
    "acetic acid, ammonium hydroxide, aqua ammonia, bromine, caustic soda, formaldehyde solution, formic acid, lye, monoethanolamine, phosphoric acid, potassium hydroxide, sodium hydroxide, glacial acetic acid, ethylenediamine, hydrogen fluoride, phenol",
  ],
  [
    /[Ww]ater makes it heat up|Moist air or water|In water it gives off/,
    "acetic anhydride, acetyl chloride, battery acid, chlorosulfonic acid, ferric chloride, hydrochloric acid, hydrofluoric acid, maleic anhydride, muriatic acid, oleum, phosphorus trichloride, sulfur trioxide, sulfuric acid, thionyl chloride, titanium tetrachloride, toluene diisocyanate, chlorine dioxide",
  ],
  [
    /Keep water and foam off.*flammable gas/,
    "aluminum phosphide, aluminum powder, calcium carbide, lithium, lithium aluminum hydride, magnesium, potassium, sodium, zinc phosphide",
  ],
  [/explode even without air/, "acetylene"],
  [
    /may ignite on its own|ignites on its own|heat up and ignite/,
    "activated carbon, diborane, hydrazine, phosphine, silane",
  ],
  [/propellant|Aerosols may be flammable/, "aerosol"],
  [
    /can kill|badly injure or kill/,
    "allyl alcohol, arsenic trioxide, boron trifluoride, carbon monoxide, chromium trioxide, dimethyl sulfate, hydrogen chloride, iron pentacarbonyl, mercuric chloride, mercury, methyl mercaptan, nickel carbonyl, paraquat, sulfur dioxide, white phosphorus",
  ],
  [/enclosed spaces may ignite/, "ammonia"],
  [/Ammonium nitrate may explode/, "ammonium nitrate, fertilizer"],
  [
    /burn faster|feeds a fire/,
    "ammonium persulfate, chlorine, compressed air, fluorine, hydrogen peroxide, liquid oxygen, nitric acid, nitrous oxide, oxygen, perchloric acid, potassium nitrate, potassium permanganate, red fuming nitric acid, sodium chlorate, sodium nitrate",
  ],
  [/Fragments can fly/, "ammunition, black powder, dynamite, fireworks, tnt"],
  [/through the skin/, "aniline, arsenic, nitrobenzene, ethylene dichloride, triethylamine"],
  [
    /suffocate/,
    "argon, carbon dioxide, dichloromethane, fire extinguisher, helium, nitrogen, r22, refrigerant 134a, sulfur hexafluoride, tetrachloroethylene, trichloroethylene",
  ],
  [/Asbestos/, "asbestos"],
  [/make it explode/, "benzoyl peroxide, methyl ethyl ketone peroxide, nitromethane"],
  [
    /[Nn]ever mix it with acid/,
    "bleach, calcium hypochlorite, potassium cyanide, sodium azide, sodium cyanide, sodium hypochlorite",
  ],
  [/BLEVE/, "butane, dimethyl ether, ethane, isobutylene, lpg, methyl chloride, propane, propylene"],
  [/hot surface/, "carbon disulfide, diethyl ether"],
  [/phosgene/, "carbon tetrachloride, chloroform"],
  [/hydrogen sulfide|boil over/, "crude oil"],
  [/frostbite/, "dry ice, liquid argon, liquid ethylene, liquid hydrogen, liquid nitrogen"],
  [/invisible/, "ethanol, hydrogen, methanol"],
  [/alcohol-resistant/, "e85"],
  [/no longer smell/, "hydrogen sulfide"],
  [/burn, injure or kill/, "lead acid battery"],
  [/Smoke in an enclosed space may explode/, "lithium ion battery, lithium metal battery"],
  [/boil off explosively/, "lng"],
  [/Nerve poison/, "malathion, parathion"],
  [/delayed/, "methyl bromide, nitric oxide, nitrogen dioxide, phosgene"],
  [/dust may explode/, "matches, naphthalene, red phosphorus, sulfur"],
  [/PCBs/, "pcb"],
  [/explosive peroxides/, "tetrahydrofuran"],
  [
    /flash back/,
    "acetone, acetonitrile, adhesives, asphalt, benzene, biodiesel, butanol, butyl acetate, cyclohexane, diesel, dimethylformamide, ethyl acetate, ethylbenzene, gasoline, heptane, hexane, isopropanol, jet fuel, kerosene, methyl ethyl ketone, methyl isobutyl ketone, paint, paint thinner, pentane, petroleum distillates, printing ink, pyridine, toluene, turpentine, white spirit, xylene",
  ],
  [/times as heavy as air\. When warm, it rises/, "natural gas"],
];

/** Articles and materials without a hazard beyond the general lines of their guide. */
export const WITHOUT_OWN_HAZARD: readonly string[] = ["ethylene glycol", "glyphosate", "lighters"];
