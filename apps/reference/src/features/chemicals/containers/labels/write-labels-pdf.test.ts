import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { codesOfPdf } from "../../../../test/codes-of-pdf.ts";
import { containerAddress } from "./container-address.ts";
import { LABEL_SHEETS, labelsOn, pagesFor } from "./label-sheets.ts";
import { writeLabelsPdf, type Label } from "./write-labels-pdf.ts";

const AT = new Date(Date.UTC(2026, 10, 21));
const address = (code: string): string => containerAddress("https://placard.example", code, 3);

const label = (code: string, changes: Partial<Label> = {}): Label => ({
  name: "Acetone",
  lines: ["UN 1090 · CAS 67-64-1", "5 L", "Expires 2028-01-07"],
  code,
  address: address(code),
  alt: `QR code that opens ${code} in Placard`,
  ...changes,
});

interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The texts of each page, with their distances from the left and bottom edges. */
async function pagesOf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const pieces: Piece[] = items.flatMap((item) =>
        "str" in item && item.str.trim() !== ""
          ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
          : [],
      );
      const [, , width = 0, height = 0] = page.view;
      return { pieces, width, height, said: JSON.stringify(await page.getStructTree()) };
    }),
  );
}

describe.each(LABEL_SHEETS)("labels on $id", (sheet) => {
  const most = labelsOn(sheet);

  it("fit on the page within its margins without overlaps", () => {
    expect(sheet.left + (sheet.columns - 1) * sheet.across + sheet.width).toBeLessThanOrEqual(sheet.page.width + 0.01);
    expect(sheet.top + (sheet.rows - 1) * sheet.down + sheet.height).toBeLessThanOrEqual(sheet.page.height + 0.01);
    expect(sheet.across).toBeGreaterThanOrEqual(sheet.width);
    expect(sheet.down).toBeGreaterThanOrEqual(sheet.height);
  });

  it("fill the sheet from the start position, each with its text inside and a QR code for its container", async () => {
    const codes = Array.from({ length: most }, (_, index) => `K7QX-${1000 + index}`);
    const labels = codes.map((code) => label(code));
    const bytes = await writeLabelsPdf({ title: "Labels: Acetone", language: "en", sheet, first: 3, labels }, AT);
    const pages = await pagesOf(bytes);
    expect(pages).toHaveLength(pagesFor(sheet, most, 3));
    expect(pages).toHaveLength(2);
    expect(codesOfPdf(bytes)).toEqual(codes.map(address));
    for (const [number, page] of pages.entries()) {
      expect(page.width).toBeCloseTo(sheet.page.width, 3);
      expect(page.height).toBeCloseTo(sheet.page.height, 3);
      const shown = page.pieces.filter(({ text }) => codes.includes(text));
      expect(shown.map(({ text }) => text)).toEqual(number === 0 ? codes.slice(0, most - 2) : codes.slice(most - 2));
      for (const [index, { x, y, width }] of shown.entries()) {
        const place = number === 0 ? index + 2 : index;
        const left = sheet.left + (place % sheet.columns) * sheet.across;
        const bottom = sheet.page.height - sheet.top - Math.floor(place / sheet.columns) * sheet.down - sheet.height;
        expect(x).toBeGreaterThan(left);
        expect(x + width).toBeLessThan(left + sheet.width - sheet.height + 14);
        expect(y).toBeGreaterThan(bottom);
        expect(y).toBeLessThan(bottom + sheet.height);
      }
      expect(page.said).toContain("QR code that opens K7QX-");
    }
    const all = pages.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(" ");
    for (const texts of ["Acetone", "UN 1090 · CAS 67-64-1"]) expect(all.split(texts)).toHaveLength(most + 1);
  }, 60_000);

  it("keep the longest name and code inside the label", async () => {
    const long = label("A".repeat(60), { name: "Methyl ethyl ketone peroxide, in solution with diluents ".repeat(4) });
    const bytes = await writeLabelsPdf({ title: "Labels", language: "en", sheet, first: 1, labels: [long] }, AT);
    const [page] = await pagesOf(bytes);
    const { pieces = [] } = page ?? {};
    const bottom = sheet.page.height - sheet.top - sheet.height;
    expect(Math.min(...pieces.map(({ y }) => y))).toBeGreaterThan(bottom);
    expect(pieces.map(({ text }) => text).join("")).toMatch(/^Methyl ethyl.*…/);
    expect(codesOfPdf(bytes)).toEqual([long.address]);
  }, 60_000);
});

it("also print the address if there is space", async () => {
  const large = LABEL_SHEETS.find(({ id }) => id === "letter_4x2") ?? LABEL_SHEETS[0];
  const bytes = await writeLabelsPdf(
    { title: "Labels", language: "en", sheet: large, first: 1, labels: [label("K7QX-2M9P")] },
    AT,
  );
  const [page] = await pagesOf(bytes);
  expect(page?.pieces.map(({ text }) => text).join("")).toContain(address("K7QX-2M9P"));
});
