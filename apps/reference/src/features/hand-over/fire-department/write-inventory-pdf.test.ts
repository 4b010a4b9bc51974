import { getChemicalsByBusiness, getContactsByBusiness, getLocationsByBusiness } from "@placard/api-client";
import { loadRegulatoryLists } from "@placard/hazmat-core/regulatory";
import { en as uiWords } from "@placard/ui/messages";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { en } from "../../../messages/en.ts";
import { inventoryPaper } from "./inventory-paper.ts";
import { writeInventoryPdf } from "./write-inventory-pdf.ts";

const { chemicals } = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response);
const { locations } = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response);
const { users: contacts } = getContactsByBusiness.response.parse(getContactsByBusiness.example.response);

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

it("is tagged, by site, with every chemical, signs that are read out, and contacts", async () => {
  const paper = inventoryPaper({
    record: { chemicals, locations, contacts, lists: await loadRegulatoryLists() },
    company: "Harbour Ice",
    ghs: new Map([["7664-41-7", ["GHS04", "GHS06"]]]),
    ghsSource: "EU CLP Annex VI",
    words: uiWords.planDocument,
    language: "en",
    messages: en,
  });
  const bytes = await writeInventoryPdf(
    paper,
    (page, pages) => `Page ${page} of ${pages}`,
    new Date(Date.UTC(2026, 10, 21)),
  );
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const marks: unknown = await pdf.getMarkInfo();
  expect(marks instanceof Map && marks.get("Marked")).toBe(true);
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: "Chemical inventory of Harbour Ice", Language: "en" });
  const roles: string[] = [];
  const alts: string[] = [];
  let text = "";
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const walk = ({ role, alt, children = [] }: Node): void => {
      if (role !== undefined) roles.push(role);
      if (alt !== undefined) alts.push(alt);
      for (const child of children) walk(child);
    };
    walk(await page.getStructTree());
    text += (await page.getTextContent()).items.map((item) => ("str" in item ? item.str : "")).join(" ");
  }
  expect(roles).toEqual(expect.arrayContaining(["H1", "H2", "H3", "Table", "TH", "TD", "Figure"]));
  expect(alts).toEqual([
    "NFPA 704 of Ammonia, anhydrous, as declared by the site: health 3, fire 1, instability 0, special not on file",
    "GHS pictograms of Ammonia, anhydrous: GHS04, GHS06",
  ]);
  const words = text.replaceAll(/\s+/g, " ");
  for (const wanted of [
    "Pier Road plant",
    "Ammonia, anhydrous",
    "Pond dye",
    "1 200.5 kg",
    "EHS",
    "Jo Bell",
    "+1 902 555 0143",
  ]) {
    expect(words).toContain(wanted);
  }
}, 60_000);
