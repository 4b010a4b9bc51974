import type { MeantMention } from "./mention.ts";

/** A row of a list and its meaning: name, UN number, CAS number and amount as written. */
export interface MentionVector {
  readonly row: readonly [name: string, unNumber: string, casNumber: string, amount: string];
  readonly kind: MeantMention["kind"];
  /** The UN numbers that are chosen or offered, in order. */
  readonly ids: readonly (string | null)[];
  /** True if only one number decides: the name is not on file. */
  readonly isNameUnknown?: true;
}

/**
 * Rows from real lists. Names with waste, RQ and spent: USEPA/e-manifest issues 629 and 942, esdscom/sdscom-xml issue
 * 76. A name with the number of another substance: elabftw/elabftw issues 5661 and 5847, MassBank/MassBank-data issue
 * 255. Solutions under the CAS number of the gas: public price lists of laboratories. UN numbers by concentration: 49
 * CFR 172.101.
 */
export const MENTION_VECTORS: readonly MentionVector[] = [
  { row: ["Waste Chlorine", "1017", "", "70 kg"], kind: "one", ids: ["UN1017"] },
  { row: ["RQ Chlorine", "1017", "7782-50-5", "70 kg"], kind: "one", ids: ["UN1017"] },
  { row: ["Waste acetone", "", "67-64-1", "4 L"], kind: "one", ids: ["UN1090"] },
  { row: ["Spent sulfuric acid", "1832", "7664-93-9", "4 L"], kind: "one", ids: ["UN1832"] },
  { row: ["Toluene, ACS", "", "108-88-3", "4 L"], kind: "one", ids: ["UN1294"] },

  { row: ["Chlorine", "", "67-64-1", "70 kg"], kind: "disagree", ids: ["UN1017", "UN1090"] },
  { row: ["Chlorine", "1090", "", "70 kg"], kind: "disagree", ids: ["UN1017", "UN1090"] },
  { row: ["acetone", "2312", "108-95-2", "4 L"], kind: "disagree", ids: ["UN1090", "UN2312"] },
  { row: ["Malathion", "", "56-38-2", "1 kg"], kind: "disagree", ids: ["UN3082", "UN2783"] },
  { row: ["Hand soap", "1017", "", "4 L"], kind: "disagree", ids: ["UN1017"] },
  { row: ["Bleach", "1017", "", "4 L"], kind: "disagree", ids: ["UN1791", "UN1017"] },
  { row: ["Hydrazine", "", "10034-93-2", "1 kg"], kind: "disagree", ids: ["UN2029"] },
  { row: ["Chlorine", "9999", "", "1 kg"], kind: "disagree", ids: ["UN1017"] },
  { row: ["Tank 3", "1017", "7664-41-7", "1 kg"], kind: "disagree", ids: ["UN1017", "UN1005"] },

  { row: ["Paper towels", "1203", "", "1 kg"], kind: "one", ids: ["UN1203"], isNameUnknown: true },
  { row: ["Phloroglucinol", "", "106-42-3", "1 kg"], kind: "one", ids: ["UN1307"], isNameUnknown: true },
  { row: ["Tank 3", "1017", "7782-50-5", "1 kg"], kind: "one", ids: ["UN1017"] },
  { row: ["Tank 3", "", "7647-01-0", "5 L"], kind: "several", ids: ["UN1050", "UN1789", "UN2186"] },
  { row: ["zzqqx", "", "", "1 kg"], kind: "none", ids: [] },

  { row: ["Hydrochloric Acid", "", "7647-01-0", "2.5 L"], kind: "one", ids: ["UN1789"] },
  { row: ["Hydrochloric acid 37%", "", "7647-01-0", "2.5 L"], kind: "one", ids: ["UN1789"] },
  { row: ["Hydrochloric acid", "1050", "7647-01-0", "2.5 L"], kind: "several", ids: ["UN1050", "UN1789"] },
  { row: ["Hydrogen chloride", "", "7647-01-0", "2.5 L"], kind: "several", ids: ["UN1050", "UN1789", "UN2186"] },
  { row: ["Hydrogen chloride", "", "7647-01-0", "2.5 kg"], kind: "one", ids: ["UN1050"] },
  { row: ["Ammonium hydroxide", "", "7664-41-7", "2.5 L"], kind: "one", ids: ["UN2672"] },
  { row: ["Ammonia solution 25%", "", "7664-41-7", "2.5 L"], kind: "one", ids: ["UN2672"] },
  { row: ["Ammonia", "", "", "2.5 L"], kind: "several", ids: ["UN1005", "UN2672", "UN2073"] },
  { row: ["Ammonia, anhydrous", "", "7664-41-7", "500 gal"], kind: "one", ids: ["UN1005"] },
  { row: ["Ammonia, anhydrous", "2672", "7664-41-7", "9 kg"], kind: "several", ids: ["UN2672", "UN1005"] },
  { row: ["Hydrofluoric acid 48%", "", "7664-39-3", "0.5 L"], kind: "one", ids: ["UN1790"] },
  { row: ["Hydrogen peroxide 3%", "", "7722-84-1", "1 L"], kind: "several", ids: ["UN2015", "UN2984", "UN2014"] },
  { row: ["Hydrogen peroxide 30%", "", "7722-84-1", "1 L"], kind: "one", ids: ["UN2014"] },
  { row: ["Hydrogen peroxide 35%", "2015", "", "1 L"], kind: "several", ids: ["UN2015", "UN2014"] },
  { row: ["Sulfuric acid 98%", "", "7664-93-9", "5 L"], kind: "one", ids: ["UN1830"] },
  { row: ["Sulfuric acid 30-35 %", "", "7664-93-9", "5 L"], kind: "one", ids: ["UN2796"] },
  { row: ["Acide acétique 30 %", "", "64-19-7", "5 L"], kind: "one", ids: ["UN2790"] },
  { row: ["Glacial acetic acid 30%", "", "64-19-7", "5 L"], kind: "several", ids: ["UN2790", "UN2789"] },
  { row: ["Acide acétique 99 %", "", "64-19-7", "5 L"], kind: "one", ids: ["UN2789"] },
  { row: ["Sodium hydroxide 50%", "", "1310-73-2", "50 L"], kind: "one", ids: ["UN1824"] },
  { row: ["Sodium hydroxide", "", "1310-73-2", "50 L"], kind: "several", ids: ["UN1823", "UN1824"] },
  { row: ["Sodium hydroxide solution", "1823", "1310-73-2", "50 L"], kind: "several", ids: ["UN1823", "UN1824"] },
  { row: ["Propane", "1978", "74-98-6", "500 gal"], kind: "one", ids: ["UN1978"] },

  { row: ["Diesel", "1993", "68476-34-6", "5 gal"], kind: "one", ids: ["UN1202"] },
  { row: ["Flammable liquid, n.o.s.", "1993", "67-64-1", "5 L"], kind: "one", ids: ["UN1090"] },
  { row: ["Acetone", "1993", "", "5 L"], kind: "one", ids: ["UN1993"] },
  { row: ["Denatured alcohol", "1987", "64-17-5", "5 L"], kind: "one", ids: ["UN1170"] },
  { row: ["Chlorine", "1993", "7782-50-5", "5 kg"], kind: "disagree", ids: ["UN1993", "UN1017"] },
];
