import type { SdsCompared, SdsComparison } from "@placard/hazmat-core/business";

const COMPARED: Readonly<Record<SdsCompared, string>> = {
  un_number: "UN number",
  cas_number: "CAS number",
  hazard_class: "class",
};

const names = new Intl.DisplayNames("en", { type: "language" });
const languageName = (code: string): string => names.of(code) ?? code.toUpperCase();
const list = new Intl.ListFormat("en");
const and = (texts: readonly string[]): string => list.format(texts);

function value(field: SdsCompared, text: string): string {
  if (field === "un_number") return text.replace(/^(UN|NA)\s*(?=\d)/, "$1 ").replace(/^(?=\d)/, "UN ");
  return field === "cas_number" ? `CAS ${text}` : `class ${text}`;
}

/** What the text of a safety data sheet gave. */
export const sheetText = {
  title: "What the text of the sheet says",
  line: "Read on this device. Check each line against the sheet: nothing is taken until you take it.",
  state: {
    reading: "Reading the text of the sheet...",
    locked: "This PDF asks for a password, so its text cannot be read.",
    failed: "The text of this file could not be read on this device. You can upload it all the same.",
    no_text: "This PDF holds no text: its pages are pictures. Type the revision date as the sheet shows it.",
  },
  revisionDate: "Revision date",
  revisionHint: "As the sheet names it, such as 2024-03-15.",
  revisionWrong: "Enter a day that is not still to come, such as 2024-03-15.",
  language: "Language of the sheet",
  languageHint: "One sheet counts in each language. Of a sheet in two languages choose both.",
  languageMissing: "Choose the language that the sheet is in.",
  furtherLanguage: "Another language",
  furtherLanguageNone: "None",
  languageName,
  and,
  languageUnknown: "Language not on file",
  countsOnlyIn: (all: string, left: string) => `${all}, counts in ${left}`,
  fields: {
    name: "Name",
    casNumbers: "CAS numbers",
    unNumber: "UN number",
    shippingName: "Proper shipping name",
    hazardClass: "Class",
    packingGroup: "Packing group",
    signalWord: "Signal word",
    hCodes: "H codes",
    flashPoint: "Flash point",
  },
  record: "Into the record",
  recordLine: (name: string) => `What the sheet says otherwise than the record of ${name}. Choose what is right.`,
  recordFields: {
    name: "Name",
    cas_number: "CAS number",
    un_number: "UN number",
    hazard_classification: "Class",
    packing_group: "Packing group",
    flash_point: "Flash point",
    h_codes: "H codes",
  },
  offer: (field: string, text: string) => `${field}: ${text}`,
  onFile: (old: string | null) => (old === null ? "In the record: nothing" : `In the record: ${old}`),
  takeIntoRecord: "Take into the record",
  chooseFirst: "Choose what to take first.",
  takenTitle: "Record changed",
  takenText: (name: string) => `${name} has what you took from its sheet.`,
  takeFailedTitle: "Record not changed",
  takeFailed: "The record could not be changed. Please try again.",
  notFound: "Not found in the text",
  take: "Take",
  readStored: "Read the text of the sheet",
  takeValue: (label: string, text: string) => `Take ${text} as ${label.toLowerCase()}`,
  evidence: (line: string, page: number) => `“${line}” (page ${page})`,
  value,
  verdict: (
    field: SdsCompared,
    verdict: SdsComparison["verdict"],
    said: readonly string[],
    record: string | null,
  ): string => {
    const sheet = `The sheet says ${said.join(" and ")}`;
    if (record === null) return `${sheet}, the record has no ${COMPARED[field]}.`;
    if (verdict === "divided") return `${sheet}, which differ. The record says ${value(field, record)}.`;
    return `${sheet}, the record says ${value(field, record)}.`;
  },
};
