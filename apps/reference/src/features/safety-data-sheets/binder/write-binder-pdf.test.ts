import { getChemicalsByBusiness, getLocationsByBusiness, getSdsByBusiness } from "@placard/api-client/internal";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { decodeQR } from "qr/decode.js";
import { expect, it } from "vitest";
import { qrSquares } from "../../../incident/paper/pdf/qr-squares.ts";
import { en } from "../../../messages/en.ts";
import { binderOfSite, languagesAt } from "./binder-of-site.ts";
import { writeBinderPdf } from "./write-binder-pdf.ts";
import { whiteJpeg as jpeg } from "../../../test/white-jpeg.ts";

const ADDRESS = "https://placard.example/dashboard/safety-data-sheets?site=12";
const { chemicals } = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response);
const { locations } = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response);
const { sds } = getSdsByBusiness.response.parse(getSdsByBusiness.example.response);
const [site] = locations;
const [sheet] = sds;
const [chemical] = chemicals;
if (site === undefined || sheet === undefined || chemical === undefined) throw new Error("The examples hold no rows.");

/** The SDS of these rows. */
const sheetOf = (...rows: readonly number[]) => ({
  ...sheet,
  chemical_id: rows[0] ?? 0,
  covers: sheet.covers.flatMap((row) => rows.map((id) => ({ ...row, id }))),
});

it("contains an SDS shared by several rows once", () => {
  const rows = [1, 2, 3].map((id) => ({ ...chemical, id, name: "Acetone", room: `Room ${id}`, location_id: site.id }));
  const binder = binderOfSite({ site, chemicals: rows, sheets: [sheetOf(1, 3)] }, null);
  expect(binder.sheets).toHaveLength(1);
  expect(binder.missing).toEqual([{ chemical: "Acetone, Room 2", others: [] }]);
});

it("sorts SDSs by name and lists chemicals without one", () => {
  const rows = [
    { ...chemical, id: 1, name: "Zinc dust", location_id: site.id },
    { ...chemical, id: 2, name: "Acetone", location_id: site.id },
    { ...chemical, id: 3, name: "Bleach", location_id: site.id },
    { ...chemical, id: 4, name: "Chlorine", location_id: site.id + 1 },
  ];
  const sheets = [1, 2, 4].map((row) => ({ ...sheetOf(row), id: row * 10 }));
  const binder = binderOfSite({ site, chemicals: rows, sheets }, null);
  expect(binder.sheets.map(({ id }) => id)).toEqual([20, 10]);
  expect(binder.missing).toEqual([{ chemical: "Bleach, Compressor room", others: [] }]);
});

it("contains SDSs in one language and those without a language, and shows if another exists", () => {
  const rows = ["Acetone", "Bleach", "Chlorine"].map((name, index) => ({
    ...chemical,
    id: index + 1,
    name,
    location_id: site.id,
  }));
  const english = { ...sheetOf(1), id: 10, languages: ["en"], counts_in: ["en"] };
  const french = { ...sheetOf(1), id: 11, languages: ["en", "fr"], counts_in: ["fr"] };
  const unnamed = { ...sheetOf(2), id: 20, languages: [], counts_in: [] };
  const other = { ...sheetOf(3), id: 30, languages: ["en"], counts_in: ["en"] };
  const saved = { site, chemicals: rows, sheets: [english, french, unnamed, other] };
  expect(languagesAt(saved)).toEqual(["en", "fr"]);
  expect(binderOfSite(saved, null).sheets).toHaveLength(4);
  const binder = binderOfSite(saved, "fr");
  expect(binder.sheets.map(({ id }) => id)).toEqual([11, 20]);
  expect(binder.missing).toEqual([{ chemical: "Chlorine, Compressor room", others: [other] }]);
});

it("has a QR code that a phone reads, also with a covered corner", () => {
  const squares = qrSquares(ADDRESS).map((row, y) => row.map((isDark, x) => (x > 24 && y > 24 ? false : isDark)));
  expect(decodeQR(pictureOf(squares))).toBe(ADDRESS);
});

it("is tagged: a cover with code and contents, then every page of every sheet with its text", async () => {
  const bytes = await writeBinderPdf(
    {
      title: en.binder.document("Pier Road plant", null),
      subject: "Pier Road plant",
      language: "en",
      notes: ["9 Pier Road"],
      address: ADDRESS,
      sheets: [
        {
          title: "Acetone",
          note: "acetone.pdf",
          language: "en",
          pages: [
            { jpeg, lines: ["SECTION 1: Identification"] },
            { jpeg, lines: [] },
          ],
        },
        { title: "Lost", note: "lost.pdf", language: null, pages: en.binder.paper.undrawable },
        { title: "Zinc dust", note: "zinc.pdf", language: "fr", pages: [{ jpeg, lines: ["Poussière de zinc"] }] },
      ],
      missing: ["Bleach"],
      texts: { ...en.binder.paper, foot: (page, pages) => `Page ${page} of ${pages}` },
    },
    new Date(Date.UTC(2026, 10, 21)),
  );
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  expect(pdf.numPages).toBe(5);
  const texts: string[] = [];
  const alts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    alts.push(...altsOf(await page.getStructTree()));
    const { items } = await page.getTextContent();
    texts.push(
      items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replaceAll(/\s+/g, " "),
    );
  }
  expect(texts[0]).toContain(ADDRESS);
  expect(texts[0]).toContain("Acetone (acetone.pdf): page 2");
  expect(texts[0]).toContain("Lost (lost.pdf): page 4, listed only");
  expect(texts[0]).toContain("Zinc dust (zinc.pdf): page 5");
  expect(texts[0]).toContain("No SDS on file Bleach");
  expect(texts[3]).toContain(en.binder.paper.undrawable);
  expect(texts[4]).toContain("zinc.pdf · page 1 of 1 of this data sheet");
  expect(alts).toEqual([
    en.binder.paper.code,
    "SECTION 1: Identification",
    "This page has no readable text.",
    "Poussière de zinc",
  ]);
}, 60_000);

it("lists the first page of two hundred SDSs in a table of contents of several pages", async () => {
  const names = Array.from({ length: 200 }, (_, index) => `Chemical ${index + 1}`);
  const bytes = await writeBinderPdf(
    {
      title: en.binder.document("Pier Road plant", 1),
      subject: "Pier Road plant",
      language: "en",
      notes: [en.binder.paper.goesOn],
      address: ADDRESS,
      sheets: names.map((title) => ({
        title,
        note: "a file with a long name, so that many of these lines are broken in two on the cover of the binder.pdf",
        language: null,
        pages: en.binder.paper.gone,
      })),
      missing: names.map((name) => `${name}, other grade`),
      texts: { ...en.binder.paper, foot: (page, pages) => `Page ${page} of ${pages}` },
    },
    new Date(Date.UTC(2026, 10, 21)),
  );
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const cover = pdf.numPages - names.length;
  expect(cover).toBeGreaterThan(3);
  const textOf = async (number: number) => {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    return items
      .map((item) => ("str" in item ? item.str : ""))
      .join(" ")
      .replaceAll(/\s+/g, " ");
  };
  const covers = await Promise.all(Array.from({ length: cover }, (_, index) => textOf(index + 1)));
  const contents = covers.join(" ");
  for (const index of [0, 99, 199]) {
    expect(contents).toMatch(new RegExp(`Chemical ${index + 1} \\([^)]*\\): page ${cover + index + 1},`));
    expect(await textOf(cover + index + 1)).toContain(`Chemical ${index + 1} `);
  }
}, 60_000);

interface Node {
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

const altsOf = ({ alt, children = [] }: Node): string[] => [
  ...(alt === undefined ? [] : [alt]),
  ...children.flatMap(altsOf),
];

/** The QR code as a camera picture: eight pixels per square, with a border of four squares. */
function pictureOf(squares: readonly (readonly boolean[])[]) {
  const side = (squares.length + 8) * 8;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isDark = squares[Math.floor(y / 8) - 4]?.[Math.floor(x / 8) - 4] === true;
      if (isDark) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}
