import { onePagePdf } from "./demo-files.ts";

type DemoLanguage = "en" | "fr";

/** A demo sheet without the numbers of its chemical. */
export interface DemoSheet {
  /** Days from the revision date printed on the sheet to the first start. */
  readonly revisedDaysAgo: number;
  readonly language: DemoLanguage;
  /** True if the date and language are on file; otherwise the library shows that both are missing. */
  readonly isOnFile: boolean;
}

/**
 * By chemical name: one is current and in two languages, one is over three years old, one has no date. The others show
 * a missing sheet.
 */
export const DEMO_SHEETS: ReadonlyMap<string, readonly DemoSheet[]> = new Map([
  [
    "Ammonia, anhydrous",
    [
      { revisedDaysAgo: 260, language: "en", isOnFile: true },
      { revisedDaysAgo: 260, language: "fr", isOnFile: true },
    ],
  ],
  ["Propane", [{ revisedDaysAgo: 1500, language: "en", isOnFile: true }]],
  ["Chlorine", [{ revisedDaysAgo: 700, language: "en", isOnFile: false }]],
]);

interface SheetText {
  readonly name: string;
  readonly un_number: string | null;
  readonly cas_number: string | null;
  /** ISO 8601 date. */
  readonly revised: string;
  readonly language: DemoLanguage;
}

const WORDS = {
  en: {
    title: "SAFETY DATA SHEET",
    warning: "Created for the demo. Not a real manufacturer's data sheet. Do not use it.",
    revised: "Revision date",
    identification: "SECTION 1: Identification",
    name: "Product name",
    casNumber: "CAS No.",
    hazards: "SECTION 2: Hazard(s) identification",
    noHazards: "Omitted: this demo sheet gives no hazard information.",
    firstAid: "SECTION 4: First-aid measures",
    fire: "SECTION 5: Fire-fighting measures",
    storage: "SECTION 7: Handling and storage",
    leftOut: "Omitted: see the supplier's data sheet.",
    transport: "SECTION 14: Transport information",
    unNumber: "UN number",
  },
  fr: {
    title: "FICHE DE DONNÉES DE SÉCURITÉ",
    warning: "Faite pour la démonstration. D'aucun fabricant. Ne vous y fiez pas.",
    revised: "Date de révision",
    identification: "SECTION 1 : Identification",
    name: "Nom du produit",
    casNumber: "N° CAS",
    hazards: "SECTION 2 : Identification des dangers",
    noHazards: "Omis : cette fiche ne dit rien des dangers.",
    firstAid: "SECTION 4 : Premiers soins",
    fire: "SECTION 5 : Mesures de lutte contre l'incendie",
    storage: "SECTION 7 : Manipulation et stockage",
    leftOut: "Omis : lisez la fiche du fournisseur.",
    transport: "SECTION 14 : Informations relatives au transport",
    unNumber: "Numéro ONU",
  },
} as const satisfies Record<DemoLanguage, object>;

/** An SDS marked as made for the demo, not by a manufacturer. Its text is machine-readable, like that of a supplier. */
export function demoSheet({ name, un_number, cas_number, revised, language }: SheetText): Uint8Array {
  const words = WORDS[language];
  const rows = [
    `${words.revised}: ${revised}`,
    words.identification,
    `${words.name}: ${name}`,
    ...(cas_number === null ? [] : [`${words.casNumber}: ${cas_number}`]),
    words.hazards,
    words.noHazards,
    words.firstAid,
    words.leftOut,
    words.fire,
    words.leftOut,
    words.storage,
    words.leftOut,
    words.transport,
    ...(un_number === null ? [] : [`${words.unNumber}: UN${un_number}`]),
  ];
  return onePagePdf({
    width: 595,
    height: 842,
    lines: [
      { text: words.title, size: 22, x: 50, y: 770 },
      { text: words.warning, size: 12, x: 50, y: 745 },
      ...rows.map((text, row) => ({ text, size: text.startsWith("SECTION") ? 13 : 11, x: 50, y: 700 - row * 24 })),
    ],
  });
}
