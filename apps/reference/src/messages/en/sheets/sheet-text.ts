import { formatUnNumber } from "@placard/hazmat-core";
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
  if (field === "un_number") return formatUnNumber(text);
  return field === "cas_number" ? `CAS ${text}` : `class ${text}`;
}

/** Texts about details read from an SDS. */
export const sheetText = {
  title: "Details found in the SDS",
  line: "Read from the PDF on this device. Check each value against the SDS. Nothing is used until you accept it.",
  state: {
    reading: "Reading the SDS...",
    locked: "This PDF is password-protected, so its text cannot be read.",
    failed: "This device could not read the text of this file. You can still upload it.",
    no_text: "This PDF contains only page images, no text. Enter the revision date shown on the SDS.",
  },
  revisionDate: "Revision date",
  revisionHint: "As shown on the SDS, such as 2024-03-15.",
  revisionWrong: "Enter a date that is not in the future, such as 2024-03-15.",
  language: "SDS language",
  languageHint: "Each language has one current SDS. If the SDS is in two languages, choose both.",
  languageMissing: "Choose the language of the SDS.",
  furtherLanguage: "Other language",
  furtherLanguageNone: "None",
  languageName,
  and,
  languageUnknown: "Language not set",
  countsOnlyIn: (all: string, left: string) => `${all} (current for ${left} only)`,
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
  unread: (count: number) =>
    count === 1 ? "1 line of the SDS was not understood" : `${count} lines of the SDS were not understood`,
  unreadLine: "These lines can contain values missing above. Read them yourself.",
  sections: {
    identification: "Identification",
    hazards: "Hazards",
    composition: "Composition",
    physical: "Physical properties",
    transport: "Transport",
  },
  record: "Update the record from the SDS",
  recordLine: (name: string) => `The SDS differs from the record for ${name}. Choose the values to update.`,
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
  onFile: (old: string | null) => (old === null ? "In the record: none" : `In the record: ${old}`),
  takeIntoRecord: "Update record",
  chooseFirst: "Choose at least one value.",
  takenTitle: "Record updated",
  takenText: (name: string) => `${name} was updated from its SDS.`,
  takeFailedTitle: "Record not updated",
  takeFailed: "The record could not be updated. Please try again.",
  notFound: "Not found in the text",
  take: "Use",
  readStored: "Read details from the SDS",
  takeValue: (label: string, text: string) => `Use ${text} as ${/^[A-Z]{2}/.test(label) ? label : label.toLowerCase()}`,
  evidence: (line: string, page: number) => `“${line}” (page ${page})`,
  value,
  verdict: (
    field: SdsCompared,
    verdict: SdsComparison["verdict"],
    said: readonly string[],
    record: string | null,
  ): string => {
    const sheet = `The SDS says ${said.join(" and ")}`;
    if (record === null) return `${sheet}; the record has no ${COMPARED[field]}.`;
    if (verdict === "divided") return `${sheet}, which do not agree. The record says ${value(field, record)}.`;
    return `${sheet}; the record says ${value(field, record)}.`;
  },
};
