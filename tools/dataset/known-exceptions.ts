/**
 * Known findings of the consistency checks, by name and reason. Any other finding fails the build's tests. Ids are CAS
 * numbers unless a name states otherwise.
 */
export interface KnownException {
  readonly id: string;
  readonly reason: string;
}

const because =
  (reason: string) =>
  (...ids: readonly string[]): readonly KnownException[] =>
    ids.map((id) => ({ id, reason }));

/**
 * Boiling points of two sources that differ by more than 15 K: shown side by side, chosen by the vapour-pressure curve.
 */
export const BOILING_POINT_DISPUTES: readonly KnownException[] = [
  ...because("a metal, metalloid or mineral: sources scatter above 1500 °C")(
    "7429-90-5",
    "7440-36-0",
    "7440-41-7",
    "7440-47-3",
    "7440-48-4",
    "7440-50-8",
    "7440-74-6",
    "7439-96-5",
    "7439-98-7",
    "7440-02-0",
    "7440-16-6",
    "7440-21-3",
    "7440-22-4",
    "7440-25-7",
    "7440-31-5",
    "7440-33-7",
    "7440-61-1",
    "7440-65-5",
    "7440-67-7",
    "14808-60-7",
    "13463-67-7",
  ),
  ...because("a mixture or a range of isomers: it boils over a range")(
    "8006-61-9",
    "8008-20-6",
    "8030-30-6",
    "8002-05-9",
    "8052-41-3",
    "8032-32-4",
    "53469-21-9",
    "1335-87-1",
    "1335-88-2",
    "1321-65-9",
  ),
  ...because("decomposes at or before its boiling point")(
    "118-96-7",
    "75-86-5",
    "50-29-3",
    "25321-14-6",
    "534-52-1",
    "96-45-7",
    "107-66-4",
    "7664-38-2",
    "7664-93-9",
    "7803-49-8",
    "10544-73-7",
    "10210-68-1",
    "1338-23-4",
    "75-91-2",
  ),
  ...because("one of the two is a reduced-pressure value")("89-72-5", "822-06-0", "78-00-2", "100-99-2"),
  ...because("one of the two is of the water solution")("111-30-8"),
  ...because("one of the two has lost its sign or is of another substance")("504-60-9", "7783-80-4", "5714-22-7"),
  ...because("two compilations differ, and nothing on file tells which is right")(
    "112-55-0",
    "999-61-1",
    "91-94-1",
    "101-77-9",
    "79-06-1",
    "7647-18-9",
    "371-62-0",
    "101-68-8",
    "583-60-8",
    "92-94-4",
  ),
];

/** Boiling point below melting point: models use neither. */
export const BOILS_BELOW_MELTING: readonly KnownException[] = [
  ...because("sublimes or decomposes")(
    "7440-38-2",
    "67-72-1",
    "144-62-7",
    "10026-13-8",
    "7783-81-5",
    "1314-84-7",
    "7446-70-0",
    "12124-97-9",
    "513-77-9",
    "10112-91-1",
    "115-09-3",
    "100-57-2",
    "10026-11-6",
  ),
  ...because("the melting point is of another substance or salt")(
    "109-90-0",
    "1795-48-8",
    "96-32-2",
    "108-09-8",
    "627-63-4",
    "103-80-0",
    "926-64-7",
    "105-36-2",
    "7521-80-4",
    "814-68-6",
  ),
  ...because("the boiling point is a reduced-pressure value or a decomposition")(
    "814-49-3",
    "97-02-9",
    "118-75-2",
    "80-51-3",
  ),
];

/** Flash point above boiling point: shown, but no rating is derived from it. */
export const FLASH_ABOVE_BOILING: readonly KnownException[] = [
  ...because("decomposes before it boils")(
    "50-78-2",
    "563-12-2",
    "628-96-6",
    "96-45-7",
    "144-62-7",
    "1120-71-4",
    "123-30-8",
  ),
  ...because("the flash point is of the water solution")("50-00-0", "107-20-0"),
  ...because("not a measurement: a gas")("74-84-0", "504-60-9"),
  ...because("the flash point is of another isomer or of a formulation")("156-59-2", "121-75-5"),
];

/** Vapour pressures of NIOSH and of the curve that differ by more than a factor of one and a half. */
export const VAPOUR_PRESSURE_DISPUTES: readonly KnownException[] = [
  ...because("the curve is a fit far from its data")(
    "591-78-6",
    "123-19-3",
    "55-38-9",
    "107-41-5",
    "121-75-5",
    "110-43-0",
    "55-63-0",
    "56-38-2",
  ),
  ...because("printed to one digit")("108-94-1", "108-11-2", "6032-29-7"),
];

/** NIOSH factor mg/m³ per ppm that differs from the molar mass over 24.45. */
export const FACTOR_DISPUTES: readonly KnownException[] = because("the factor counts the iron alone")("13463-40-6");

/** Ids that NIOSH names and 49 CFR 172.101 no longer lists: shown as no longer listed. */
export const NO_LONGER_LISTED: readonly KnownException[] = because("not in the table of 2026")(
  "UN2765",
  "UN2369",
  "UN9192",
  "UN2662",
  "UN2658",
  "UN2979",
);

/** Fire degrees derived from a wrong figure that are higher than the listed degree: the listed degree is shown. */
export const FIRE_DEGREE_FAULTS: readonly KnownException[] = [
  ...because("was tied to the id of methane, a flammable gas; the only flash point is an estimate")("999-97-3"),
  ...because("the Pocket Guide calls it a flammable gas: it burns only in the presence of a strong source")("74-83-9"),
  ...because("the flash point is of an unreviewed source; the Pocket Guide has it as non-combustible")("127-18-4"),
  ...because("a solid: the flash point is of the formaldehyde that it gives off")("30525-89-4"),
];

/** Health degrees derived from the criteria that are below those of the 2026 comparison, which rates each H330 as 4. */
export const HEALTH_DEGREE_DISPUTES: readonly KnownException[] = because(
  "H330 category 2 as a vapour: saturated at 3,000 ppm, less than ten times the LC50 that ends the category",
)("111-92-2");

/**
 * Hazard statements that do not fit the transport class of the record. None of them is treated as evidence that a
 * substance is safe.
 */
export const GHS_AGAINST_CLASS: readonly KnownException[] = [
  ...because("the codes are of the dry explosive, the number is of a wetted, dissolved or desensitized form")(
    "81-15-2", // 5-tert-butyl-2,4,6-trinitro-m-xylene
    "1335-31-5", // Mercuric oxycyanide
  ),
  ...because("the codes are of the powder, or the number is of another form; the more careful of the two leads")(
    "7440-43-9", // Cadmium dust (as Cd)
    "7440-67-7", // Zirconium compounds (as Zr)
    "1314-85-8", // Phosphorus sesquisulfide, free from yellow and white phosphorus
  ),
  ...because("the peroxide is a flammable liquid as well, and travels in class 5.2 alone")(
    "110-05-4", // Di-tert-butyl peroxide
  ),
  ...because("the codes are of the gas, the number is of its solution")(
    "109-95-5", // Ethyl nitrite, solution
  ),
  ...because("Annex VI gives a physical hazard that 49 CFR 172.101 does not: the code is kept")(
    "14977-61-8", // Chromyl chloride
    "608-93-5", // Pentachlorobenzene
  ),
  ...because("the entry of Annex VI names no hazard of this class: class, guide and flash point decide")(
    "124-68-5", // 2-amino-2-methyl-1-propanol
    "111-76-2", // 2-Butoxyethanol
    "112-07-2", // 2-Butoxyethanol acetate
    "97-95-0", // 2-ethylbutanol
    "103-11-7", // 2-ethylhexyl acrylate
    "109-59-1", // 2-Isopropoxyethanol
    "581-89-5", // 2-Nitronaphthalene
    "98-86-2", // Acetophenone
    "156-62-7", // Calcium cyanamide
    "10049-04-4", // Chlorine dioxide
    "7440-48-4", // Cobalt metal dust and fume (as Co)
    "7440-50-8", // Copper (dusts and mists, as Cu)
    "108-93-0", // Cyclohexanol
    "123-42-2", // Diacetone alcohol
    "111-77-3", // Diethylene glycol monomethyl ether
    "127-19-5", // Dimethyl acetamide
    "68-12-2", // Dimethylformamide
    "85-00-7", // Diquat (Diquat dibromide)
    "2807-30-9", // Ethylene glycol propyl ether
    "50-00-0", // Formaldehyde
    "8006-61-9", // Gasoline
    "79-31-2", // Isobutyric acid
    "78-59-1", // Isophorone
    "4016-14-2", // Isopropyl glycidyl ether
    "8008-20-6", // Kerosene
    "108-41-8", // M-chlorotoluene
    "105-45-3", // Methyl acetoacetate
    "110-49-6", // Methyl Cellosolve® acetate
    "119-36-8", // Methyl salicylate
    "137-05-3", // Methyl-2-cyanoacrylate
    "111-27-3", // N-hexanol
    "872-50-4", // N-methyl-2-pyrrolidone
    "8030-30-6", // Naphtha (coal tar)
    "91-20-3", // Naphthalene
    "7440-02-0", // Nickel metal and other compounds (as Ni)
    "95-49-8", // o-Chlorotoluene
    "8002-05-9", // Petroleum distillates (naphtha)
    "8052-41-3", // Stoddard solvent
    "75-91-2", // Tert-butyl hydroperoxide
    "116-14-3", // Tetrafluoroethylene, stabilized
    "97-99-4", // Tetrahydrofurfuryl alcohol
    "119-64-2", // Tetrahydronaphthalene
    "75-02-5", // Vinyl fluoride
    "100-40-3", // Vinylcyclohexene
    "8032-32-4", // VM & P Naphtha
    "51-28-5", // 2,4-dinitrophenol
    "329-71-5", // 2,5-dinitrophenol
    "573-56-8", // 2,6-dinitrophenol
    "96-91-3", // 2-amino-4,6-dinitrophenol
    "52-51-7", // 2-bromo-2-nitropropane-1,3-diol
    "583-59-5", // 2-methylcyclohexanol
    "123-77-3", // Azodicarbonamide
    "110-69-0", // Butyraldoxime
    "25168-05-2", // Chlorotoluenes
    "65996-91-0", // Coal tar oil
    "10141-05-6", // Cobalt nitrate
    "3129-91-7", // Dicyclohexylammonium nitrite
    "112-34-5", // Diethylene glycol monobutyl ether
    "25550-58-7", // Dinitrophenol, solution
    "68334-30-5", // Fuel oil
    "68476-30-2", // Fuel oil
    "68476-31-3", // Fuel oil
    "68553-00-4", // Fuel oil
    "68425-29-6", // Gasoline blending stocks: alkylates
    "68606-11-1", // Gasolines: straight run
    "12427-38-2", // Maneb
    "64742-46-7", // OIL
    "64741-68-0", // Petroleum naphtha
    "1312-73-8", // Potassium sulfide
    "1313-82-2", // Sodium sulfide, anhydrous
    "96-09-3", // Styrene oxide
    "7704-34-9", // Sulfur
    "101316-83-0", // Tar, liquid
    "3006-82-4", // Tert-butyl peroxy-2-ethylhexanoate
    "7440-66-6", // Zinc
  ),
];
