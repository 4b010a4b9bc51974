/** Expected values of an SDS of the table, as short text: candidates of a field are separated by " ~ ". */
export interface SampleSheet {
  readonly what: string;
  /** " | " separates columns; a line of "====" starts a new page. */
  readonly text: string;
  readonly expected: Readonly<Record<string, string>>;
}

/** Headings that the next SDS needs so that its language is recognized and its text is long enough. */
const EN_REST = `
4. First-aid measures
Rinse with plenty of water. Get medical help when you feel unwell.
5. Fire-fighting measures
Use what suits the fire around. Keep containers cool.
6. Accidental release measures
Keep people away and upwind.
7. Handling and storage
Keep in a cool place.`;
const FR_REST = `
RUBRIQUE 4: Premiers secours
Rincer à l'eau. Consulter un médecin en cas de malaise.
RUBRIQUE 5: Mesures de lutte contre l'incendie
Refroidir les récipients avec de l'eau.
RUBRIQUE 7: Manipulation et stockage
Conserver au frais.`;
const ES_REST = `
SECCIÓN 4: Primeros auxilios
Enjuagar con agua. Consultar a un médico.
SECCIÓN 5: Medidas de lucha contra incendios
Enfriar los recipientes con agua pulverizada.
SECCIÓN 7: Manipulación y almacenamiento
Guardar en un lugar fresco.`;

/** Texts of SDS written by hand in the layouts that suppliers use. The figures of the substances are only for tests. */
export const SAMPLE_SHEETS: readonly SampleSheet[] = [
  {
    what: "US, labels with colons",
    text: `SAFETY DATA SHEET
Revision Date: March 15, 2023
SECTION 1: Identification
Product name: Hydrochloric Acid 37%
CAS No.: 7647-01-0
SECTION 2: Hazard(s) identification
Signal word: Danger
H290 May be corrosive to metals
H314 Causes severe skin burns and eye damage
SECTION 3: Composition/information on ingredients
Hydrogen chloride | 7647-01-0 | 37 %
Water | 7732-18-5 | 63 %${EN_REST}
SECTION 9: Physical and chemical properties
Flash point: Not applicable
SECTION 14: Transport information
UN number: UN1789
Proper shipping name: Hydrochloric acid
Hazard class: 8
Packing group: II`,
    expected: {
      name: "Hydrochloric Acid 37%",
      casNumbers: "7647-01-0 ~ 7732-18-5",
      unNumber: "UN1789",
      shippingName: "Hydrochloric acid",
      hazardClass: "8",
      packingGroup: "II",
      hCodes: "H290 ~ H314",
      signalWord: "danger",
      flashPoint: "",
      revisionDate: "2023-03-15",
      language: "en",
    },
  },
  {
    what: "US, a day that can be read in two orders",
    text: `SECTION 1: Identification
Product Identifier | Acetone ACS
Revision Date 04/05/2021 | Print Date 06/17/2022
SECTION 2: Hazards identification
Signal Word | Danger${EN_REST}
SECTION 9: Physical and chemical properties
Flash Point | -17 °C (1.4 °F) closed cup
SECTION 14: Transport information
DOT | UN1090, Acetone, 3, PG II`,
    expected: {
      name: "Acetone ACS",
      unNumber: "UN1090",
      shippingName: "Acetone",
      hazardClass: "3",
      packingGroup: "II",
      flashPoint: "at -17 C",
      revisionDate: "2021-04-05 ~ 2021-05-04",
    },
  },
  {
    what: "US, a month above 12 shows the order",
    text: `Revision Date 12/31/2020
1. Identification
Product name Sodium hydroxide pellets${EN_REST}
14. Transport information
UN number 1823 | Class 8 | Packing group II`,
    expected: {
      name: "Sodium hydroxide pellets",
      unNumber: "UN1823",
      hazardClass: "8",
      packingGroup: "II",
      revisionDate: "2020-12-31",
    },
  },
  {
    what: "columns for road, sea and air that agree",
    text: `1. Identification
Trade name: Ammonia, Anhydrous${EN_REST}
14. Transport information
 | DOT | TDG | IMDG | IATA
14.1 UN number | UN1005 | UN1005 | UN1005 | UN1005
14.2 UN proper shipping name | AMMONIA, ANHYDROUS | AMMONIA, ANHYDROUS | Ammonia, anhydrous | Ammonia, anhydrous
14.3 Transport hazard class(es) | 2.3 (8) | 2.3 (8) | 2.3 (8) | 2.3 (8)
14.4 Packing group | - | - | - | -`,
    expected: { unNumber: "UN1005", shippingName: "AMMONIA, ANHYDROUS", hazardClass: "2.3+8", packingGroup: "" },
  },
  {
    what: "columns that disagree: both are given",
    text: `1. Identification
Trade name: Ammonia, Anhydrous${EN_REST}
14. Transport information
UN number | UN1005 | UN1005 | UN1005
Hazard class | 2.2 | 2.3 (8) | 2.3 (8)`,
    expected: { unNumber: "UN1005", hazardClass: "2.2 ~ 2.3+8" },
  },
  {
    what: "two UN numbers",
    text: `1. Identification
Product name: Acid kit${EN_REST}
14. Transport information
UN number: UN1789
UN number: UN1830`,
    expected: { unNumber: "UN1789 ~ UN1830" },
  },
  {
    what: "labels and values on lines of their own",
    text: `SECTION 1: Identification
Product name
Methanol
Revision date
2022-11-03
SECTION 2: Hazard(s) identification
Signal word
Danger${EN_REST}
SECTION 9: Physical and chemical properties
Flash point
11 °C
SECTION 14: Transport information
UN number
UN1230
Proper shipping name
METHANOL
Transport hazard class(es)
3 (6.1)
Packing group
II`,
    expected: {
      name: "Methanol",
      unNumber: "UN1230",
      shippingName: "METHANOL",
      hazardClass: "3+6.1",
      packingGroup: "II",
      signalWord: "danger",
      flashPoint: "at 11 C",
      revisionDate: "2022-11-03",
    },
  },
  {
    what: "labels whose value is missing take none of the next label",
    text: `SECTION 1: Identification
Product name
Product code: 4711${EN_REST}
SECTION 9: Physical and chemical properties
Flash point
Boiling point: 100 °C
pH: 7
SECTION 14: Transport information
UN number
Packing group
Hazard class`,
    expected: { name: "", flashPoint: "", unNumber: "", packingGroup: "", hazardClass: "" },
  },
  {
    what: "Canadian in French",
    text: `FICHE DE DONNÉES DE SÉCURITÉ
Date de révision : 15 mars 2021
1. Identification
Identificateur de produit : Hypochlorite de sodium 12 %
2. Identification des dangers
Mention d'avertissement : Danger
H314 Provoque de graves brûlures de la peau
3. Composition/informations sur les composants
Hypochlorite de sodium | 7681-52-9 | 12 %
4. Premiers soins
Rincer à l'eau pendant plusieurs minutes. Consulter un médecin.
7. Manipulation et stockage
Conserver au frais.
14. Informations relatives au transport
Numéro ONU : UN1791
Désignation officielle de transport de l'ONU : HYPOCHLORITE EN SOLUTION
Classe de danger relative au transport : 8
Groupe d'emballage : III`,
    expected: {
      name: "Hypochlorite de sodium 12 %",
      casNumbers: "7681-52-9",
      unNumber: "UN1791",
      shippingName: "HYPOCHLORITE EN SOLUTION",
      hazardClass: "8",
      packingGroup: "III",
      signalWord: "danger",
      hCodes: "H314",
      revisionDate: "2021-03-15",
      language: "fr",
    },
  },
  {
    what: "EU in French, Attention is the lesser signal word",
    text: `RUBRIQUE 1: Identification de la substance/du mélange et de la société/l'entreprise
1.1. Identificateur de produit
Nom du produit : Propan-2-ol
RUBRIQUE 2: Identification des dangers
Mention d'avertissement (CLP) : Attention${FR_REST}
RUBRIQUE 9: Propriétés physiques et chimiques
Point d'éclair : 12 °C
RUBRIQUE 14: Informations relatives au transport
14.1. Numéro ONU ou numéro d'identification
N° ONU (ADR) : UN 1219
14.4. Groupe d'emballage : II`,
    expected: {
      name: "Propan-2-ol",
      signalWord: "warning",
      flashPoint: "at 12 C",
      unNumber: "UN1219",
      packingGroup: "II",
      language: "fr",
    },
  },
  {
    what: "Spanish",
    text: `FICHA DE DATOS DE SEGURIDAD
Fecha de revisión: 5 de abril de 2019
SECCIÓN 1: Identificación de la sustancia o la mezcla y de la sociedad o la empresa
Nombre del producto: Ácido sulfúrico 96 %
Nº CAS: 7664-93-9
SECCIÓN 2: Identificación de los peligros
Palabra de advertencia: Peligro
H314${ES_REST}
SECCIÓN 9: Propiedades físicas y químicas
Punto de inflamación: No aplicable
SECCIÓN 14: Información relativa al transporte
Número ONU: 1830
Designación oficial de transporte de las Naciones Unidas: ÁCIDO SULFÚRICO
Clase de peligro para el transporte: 8
Grupo de embalaje: II`,
    expected: {
      name: "Ácido sulfúrico 96 %",
      casNumbers: "7664-93-9",
      unNumber: "UN1830",
      shippingName: "ÁCIDO SULFÚRICO",
      hazardClass: "8",
      packingGroup: "II",
      signalWord: "danger",
      hCodes: "H314",
      flashPoint: "",
      revisionDate: "2019-04-05",
      language: "es",
    },
  },
  {
    what: "German headings",
    text: `Überarbeitet am: 31.01.2020
ABSCHNITT 1: Bezeichnung des Stoffs beziehungsweise des Gemischs und des Unternehmens
Handelsname: Ethanol absolut
ABSCHNITT 2: Mögliche Gefahren
Signalwort: Gefahr
ABSCHNITT 4: Erste-Hilfe-Maßnahmen
Bei Beschwerden einen Arzt rufen. Betroffene an die frische Luft bringen.
ABSCHNITT 9: Physikalische und chemische Eigenschaften
Flammpunkt: 12 °C
ABSCHNITT 14: Angaben zum Transport
UN-Nummer: 1170
Verpackungsgruppe: II`,
    expected: {
      name: "Ethanol absolut",
      signalWord: "danger",
      flashPoint: "at 12 C",
      unNumber: "UN1170",
      packingGroup: "II",
      revisionDate: "2020-01-31",
      language: "de",
    },
  },
  {
    what: "two languages on one sheet",
    text: `1. Identification
Product name: Bleach
2. Hazards identification
Signal word: Danger${EN_REST}
2. Identification des dangers${FR_REST}`,
    expected: { language: "en ~ fr", name: "Bleach" },
  },
  {
    what: "an order older than 2012",
    text: `1. PRODUCT AND COMPANY IDENTIFICATION
Product Name: Toluene
2. COMPOSITION/INFORMATION ON INGREDIENTS
Toluene 108-88-3 100 %
3. HAZARDS IDENTIFICATION
Signal Word: DANGER
H225 H304 H361d${EN_REST}
9. PHYSICAL AND CHEMICAL PROPERTIES
Flash Point: 40 °F
14. TRANSPORTATION INFORMATION
DOT Proper Shipping Name: Toluene
UN Number: UN 1294`,
    expected: {
      name: "Toluene",
      casNumbers: "108-88-3",
      hCodes: "H225 ~ H304 ~ H361d",
      flashPoint: "at 40 F",
      shippingName: "Toluene",
      unNumber: "UN1294",
    },
  },
  {
    what: "a table of contents before the sections",
    text: `Contents
1. Identification
2. Hazards identification
9. Physical and chemical properties
14. Transport information
16. Other information
====
1. Identification
Product name: Xylene
2. Hazards identification
Signal word: Warning${EN_REST}
14. Transport information
UN1307, Xylenes, 3, PG III
15. Regulatory information
The list below names ingredients: UN1017 is named in a permit.`,
    expected: {
      name: "Xylene",
      signalWord: "warning",
      unNumber: "UN1307",
      shippingName: "Xylenes",
      packingGroup: "III",
    },
  },
  {
    what: "H codes of ingredients and of the last section are left out",
    text: `1. Identification
Product name: Cleaner
2. Hazards identification
H319 Causes serious eye irritation
3. Composition/information on ingredients
Ethanol | 64-17-5 | H225 | H319${EN_REST}
16. Other information
H225 Highly flammable liquid and vapour. H301 Toxic if swallowed.`,
    expected: { hCodes: "H319", casNumbers: "64-17-5" },
  },
  {
    what: "CAS numbers: a wrong check digit, an EC number, a phone number, one cut by the line",
    text: `1. Identification
Product name: Mixture
Phone: 902-555-01-7
3. Composition/information on ingredients
Sulfuric acid | 7664-93-8 | EC 231-639-5
Chlorine | 7782-50-
5
Ammonia | 7664‑41‑7${EN_REST}`,
    expected: { casNumbers: "7782-50-5 ~ 7664-41-7" },
  },
  {
    what: "not regulated",
    text: `1. Identification
Product name: Glycerine
2. Hazards identification
Signal word: No signal word${EN_REST}
9. Physical and chemical properties
Flash point: > 160 °C
14. Transport information
UN number: Not regulated
Proper shipping name: Not applicable
Hazard class: None
Packing group: N/A`,
    expected: {
      signalWord: "",
      flashPoint: "above 160 C",
      unNumber: "",
      shippingName: "",
      hazardClass: "",
      packingGroup: "",
    },
  },
  {
    what: "a header on every page, and dates that are not the revision's",
    text: `Acme Chemicals | Revision: 2020-06-01
1. Identification
Product name: Degreaser
Supersedes: 2018-01-01
Date of first issue: 2012-05-05
====
Acme Chemicals | Revision: 2020-06-01
Some text on first aid that goes on over the page and is long enough to be read as text.${EN_REST}
====
Acme Chemicals | Revision: 2020-06-01
14. Transport information
UN number: UN1993
Printed on 2023-02-02
Text enough for a page: the sheet ends here, and nothing below it is part of it; see the supplier for more, and keep it.
Text enough for a page: the sheet ends here, and nothing below it is part of it; see the supplier for more, and keep it.`,
    expected: { revisionDate: "2020-06-01", unNumber: "UN1993" },
  },
  {
    what: "two dates of revision: both are given",
    text: `Revision date: 2020-06-01
1. Identification
Product name: Paint${EN_REST}
16. Other information
Revision date: 2021-07-02`,
    expected: { revisionDate: "2020-06-01 ~ 2021-07-02" },
  },
  {
    what: "no revision named, so the day of issue",
    text: `1. Identification
Product name: Primer${EN_REST}
16. Other information
Date of issue: 7-Sep-2018. Date of previous issue: 1-Jan-2015`,
    expected: { revisionDate: "2018-09-07" },
  },
  {
    what: "a day that no calendar has, and a month alone",
    text: `Revision date: 31/02/2020
1. Identification
Product name: Wax${EN_REST}
Revised: 03/2021`,
    expected: { revisionDate: "" },
  },
  {
    what: "flash point: a range, a figure without a unit",
    text: `1. Identification
Product name: Fuel blend${EN_REST}
9. Physical and chemical properties
Flash point: 38 - 52 °C
Flash point (open cup): 60`,
    expected: { flashPoint: "at 38 C ~ at 52 C" },
  },
  {
    what: "two names",
    text: `1. Identification
Product name: Blue Wash
Trade name: Blue Wash Extra${EN_REST}`,
    expected: { name: "Blue Wash ~ Blue Wash Extra" },
  },
  {
    what: "North America number and two columns in one line",
    text: `1. Identification
Product name: Diesel No. 2 | Product code: 88${EN_REST}
14. Transport information
UN number: NA1993 | Packing group: III`,
    expected: { name: "Diesel No. 2", unNumber: "NA1993", packingGroup: "III" },
  },
  {
    what: "no headings at all: only what needs none",
    text: `Some supplier's letter about UN1789 and 7647-01-0, with a flash point of 12 °C named in passing, class 8, H314.
It goes on for a while, so that it is long enough to be text and not a stamp on a picture of a page, which has less.
Revision date: 2021-01-30`,
    expected: { unNumber: "", casNumbers: "", flashPoint: "", hCodes: "", language: "", revisionDate: "2021-01-30" },
  },
];
