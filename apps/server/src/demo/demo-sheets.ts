import { onePagePdf } from "./demo-files.ts";

/** A sheet of the demo beside the numbers of its chemical. */
export interface DemoSheet {
  /** Days between the revision that the sheet names and the first start. */
  readonly revisedDaysAgo: number;
  /** Somebody has put the day and the language on file; else the library shows that both are missing. */
  readonly isOnFile: boolean;
}

/** By the name of the chemical: one is in date, one past three years, one undated. The others show a missing sheet. */
export const DEMO_SHEETS: ReadonlyMap<string, DemoSheet> = new Map([
  ["Ammonia, anhydrous", { revisedDaysAgo: 260, isOnFile: true }],
  ["Propane", { revisedDaysAgo: 1500, isOnFile: true }],
  ["Chlorine", { revisedDaysAgo: 700, isOnFile: false }],
]);

interface SheetText {
  readonly name: string;
  readonly un_number: string | null;
  readonly cas_number: string | null;
  /** ISO 8601 day. */
  readonly revised: string;
}

/** A sheet that says whose it is: nobody's. Its text can be read by a machine, as that of a supplier's file can. */
export function demoSheet({ name, un_number, cas_number, revised }: SheetText): Uint8Array {
  const rows = [
    `Revision date: ${revised}`,
    "SECTION 1: Identification",
    `Product name: ${name}`,
    ...(cas_number === null ? [] : [`CAS No.: ${cas_number}`]),
    "SECTION 2: Hazard(s) identification",
    "Left out: this sheet says nothing of hazards.",
    "SECTION 4: First-aid measures",
    "Left out: read the sheet of the supplier.",
    "SECTION 5: Fire-fighting measures",
    "Left out: read the sheet of the supplier.",
    "SECTION 7: Handling and storage",
    "Left out: read the sheet of the supplier.",
    "SECTION 14: Transport information",
    ...(un_number === null ? [] : [`UN number: UN${un_number}`]),
  ];
  return onePagePdf({
    width: 595,
    height: 842,
    lines: [
      { text: "SAFETY DATA SHEET", size: 22, x: 50, y: 770 },
      { text: "Made for the demo. Not the sheet of any maker. Do not act on it.", size: 12, x: 50, y: 745 },
      ...rows.map((text, row) => ({ text, size: text.startsWith("SECTION") ? 13 : 11, x: 50, y: 700 - row * 24 })),
    ],
  });
}
