import { EMPTY_PLAN } from "@placard/ui";
import { logDocument, NO_FACTS, planDocument, type SketchGround, type ZoneSketch } from "@placard/ui/internal";
import { en } from "@placard/ui/messages";
import { getDocument, OPS, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import PdfDocument from "pdfkit";
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { readPdf } from "../../../test/read-pdf.ts";
import { whiteJpeg } from "../../../test/white-jpeg.ts";
import { writePdf, type PaperPhoto } from "./write-pdf.ts";

const pageWords = (page: number, pages: number) => `Page ${page} of ${pages}`;
const plan = {
  ...EMPTY_PLAN,
  incidentName: "Chlorine leak, Sample Wharf",
  objectives: "1. Account for everyone.\n2. Hold the isolation.",
};
const log = Array.from({ length: 120 }, (_, at) => ({
  id: String(at),
  madeAt: new Date(Date.UTC(2026, 10, 21, 3, at)).toISOString(),
  recordedAt: null,
  who: "Zoë Łukasz",
  module: "log",
  action_type: "note_written",
  action_data: { text: `Entry ${at + 1} of the log, with words enough to fill the line and to go on below it.` },
}));
const at = new Date(Date.UTC(2026, 10, 21, 5));

let pdf: PDFDocumentProxy;

beforeAll(async () => {
  const document = planDocument({ plan, facts: { ...NO_FACTS, log }, words: en }, ["Made now."]);
  pdf = await getDocument({ data: await writePdf(document, pageWords, at), verbosity: 0 }).promise;
}, 60_000);

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

/** The roles and texts of every page's structure tree, in reading order. */
async function readOut(of = pdf): Promise<readonly { readonly role: string; readonly text: string }[]> {
  const read: { role: string; text: string }[] = [];
  for (let number = 1; number <= of.numPages; number += 1) {
    const page = await of.getPage(number);
    const content = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    const open: string[] = [];
    for (const item of content.items) {
      if ("str" in item) {
        const id = open.at(-1);
        if (id !== undefined) texts.set(id, `${texts.get(id) ?? ""}${item.str} `);
      } else if (item.type === "endMarkedContent") open.pop();
      else open.push(item.id ?? "artifact");
    }
    const walk = (node: Node, role: string): void => {
      if (node.type === "content" && node.id !== undefined) {
        read.push({ role, text: (texts.get(node.id) ?? "").replaceAll(/\s+/g, " ").trim() });
      }
      for (const child of node.children ?? []) walk(child, node.role ?? role);
    };
    walk(await page.getStructTree(), "");
  }
  return read;
}

it("writes a tagged PDF with title and language", async () => {
  const { info } = await pdf.getMetadata();
  const marks: unknown = await pdf.getMarkInfo();
  expect(marks instanceof Map && marks.get("Marked")).toBe(true);
  expect(info).toMatchObject({
    Title: "Incident Action Plan (IAP): Chlorine leak, Sample Wharf",
    Language: "en",
    PDFFormatVersion: "1.7",
  });
});

it("writes the reading order of the forms, each under its heading", async () => {
  const read = await readOut();
  expect(read.filter(({ role }) => role === "H1" || role === "H2").map(({ text }) => text)).toEqual([
    "Incident Action Plan (IAP): Chlorine leak, Sample Wharf",
    "ICS 201 Incident briefing",
    "ICS 202 Incident objectives",
    "ICS 208 HM Site safety and control plan",
    "ICS 214 Activity log",
  ]);
  const objectives = read.findIndex(({ role, text }) => role === "Lbl" && text === "Objectives");
  expect(read[objectives + 1]).toEqual({ role: "LBody", text: "1. Account for everyone. 2. Hold the isolation." });
});

it("keeps every entry of a long log over several pages, in a table with headings", async () => {
  expect(pdf.numPages).toBeGreaterThan(6);
  const cells = (await readOut()).filter(({ role }) => role === "TD").map(({ text }) => text);
  for (const { action_data } of log) expect(cells.some((cell) => cell.endsWith(action_data.text))).toBe(true);
  expect(cells.filter((text) => text.replaceAll(" ", "") === "ZoëŁukasz").length).toBeGreaterThanOrEqual(log.length);
});

it("writes no untagged text except page footers and repeated table headings", async () => {
  let goesOn = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ includeMarkedContent: true });
    const open: (string | null)[] = [];
    const outside: string[] = [];
    for (const item of items) {
      if ("str" in item) {
        if (open.at(-1) === undefined || open.at(-1) === null) outside.push(`${item.str} `);
      } else if (item.type === "endMarkedContent") open.pop();
      else open.push(item.id ?? null);
    }
    const foot = `Chlorine leak, Sample Wharf · Page ${number} of ${pdf.numPages}`;
    const heading = `Date and time What Who ${foot}`;
    const components = `What Attached ${foot}`; // its last rows stay with the signatures
    const text = outside.join("").replaceAll(/\s+/g, " ").trim();
    expect([foot, heading, components]).toContain(text);
    if (text === heading) goesOn += 1;
  }
  expect(goesOn).toBeGreaterThan(1);
});

it("marks fields to fill in by hand and invents no commander", async () => {
  const read = await readOut();
  const label = read.findIndex(({ text }) => text === "Incident commander");
  expect(read[label + 1]?.text).toBe("To be filled in by hand");
});

const zone = [
  [0, 0],
  [900, 300],
  [900, 900],
  [0, 0],
] as const;
const bare: ZoneSketch = {
  zones: [{ id: "aegl-2", label: "AEGL-2", rings: [zone] }],
  marks: [],
  ground: null,
  ringsM: [500, 1000],
  halfM: 1000,
  scaleM: 1000,
  windFromDeg: 225,
};
const ground: SketchGround = {
  water: [zone],
  roads: [zone.slice(0, 2)],
  edges: [zone.slice(1, 3)],
  name: "Harbour",
  edition: "2026-11-21",
  credit: "The city.",
};

it.each([
  ["rings with their distances where no map of the place is at hand", bare, ["500 m", "1.0 km"]],
  ["the ground of the region in place of rings", { ...bare, ground, ringsM: [] }, []],
])("draws the zones over %s as a figure with a description", async (_what, sketch, distances) => {
  const blocks = [{ kind: "sketch" as const, caption: "Sketch of the zones", sketch, words: "Chlorine reaches 1 km." }];
  const plain = planDocument({ plan, facts: NO_FACTS, words: en }, []);
  const bytes = await writePdf({ ...plain, forms: [{ id: "ICS 201", title: "Briefing", blocks }] }, pageWords, at);
  const drawn = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const tree = JSON.stringify(await (await drawn.getPage(1)).getStructTree());
  expect(tree).toContain('"alt":"Chlorine reaches 1 km."');
  const figure = (await readOut(drawn)).filter(({ role }) => role === "Figure").map(({ text }) => text);
  expect(figure).toEqual(expect.arrayContaining(["N", "1.0 km", "Wind", ...distances]));
  expect(figure.filter((text) => / k?m$/.test(text))).toHaveLength(1 + distances.length);
});

/** A JPEG whose header stops before its size. */
const cutJpeg = whiteJpeg.slice(0, 40);
/** A JPEG whose header gives a width of 0. */
const flatJpeg = new Uint8Array(whiteJpeg.slice(0)).fill(0, 96, 98).buffer;
/** A photo under construction. */
const photoOf = (caption: string, jpeg: ArrayBuffer | null) => ({ caption, loadJpeg: async () => jpeg });
const photosOf = (photos: readonly PaperPhoto[]) => ({
  title: "Photos of the log",
  missing: "Not here.",
  damaged: "Damaged.",
  photos,
});
const emptyLog = logDocument({ title: "Pier 9", startedAt: at.toISOString(), endedAt: null, log: [] }, en, []);

it("ends with the photos of the log, each described by its caption, and names photos that are missing", async () => {
  const [taken, missing] = ["03:05 · Sam Levy · Valve", "03:06 · Sam Levy · Placard"];
  const photos = photosOf([photoOf(taken, whiteJpeg), photoOf(missing, null)]);
  const bytes = await writePdf(emptyLog, pageWords, at, photos);
  const drawn = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const { fnArray } = await (await drawn.getPage(drawn.numPages)).getOperatorList();
  expect(fnArray.filter((operator) => operator === OPS.paintImageXObject)).toHaveLength(1);
  const written = await readPdf(bytes);
  expect(written.alts).toEqual([taken]);
  expect(written.texts).toContain(`Photos of the log ${taken} ${missing} Not here.`);
});

it.each([
  ["empty", new ArrayBuffer(0)],
  ["not a picture", new TextEncoder().encode("GIF89a").buffer],
  ["cut off in its header", cutJpeg],
  ["without a width", flatJpeg],
])("names a photo that is %s with its time and author, and prints the other photos", async (_what, jpeg) => {
  const [damaged, taken] = ["03:05 · Sam Levy · Valve", "03:06 · Ana Cole · Placard"];
  const photos = photosOf([photoOf(damaged, jpeg), photoOf(taken, whiteJpeg)]);
  const written = await readPdf(await writePdf(emptyLog, pageWords, at, photos));
  expect(written.alts).toEqual([taken]);
  expect(written.texts).toContain(`Photos of the log ${damaged} Damaged. ${taken}`);
});

it("loads a photo only after the one before is drawn", async () => {
  const steps: string[] = [];
  const draw = vi.spyOn(PdfDocument.prototype, "image").mockImplementation(function (this: PDFKit.PDFDocument) {
    steps.push("draw");
    return this;
  });
  onTestFinished(() => draw.mockRestore());
  const loadJpeg = async () => {
    steps.push("load");
    return whiteJpeg;
  };
  const photos = photosOf(["Valve", "Placard", "Roof"].map((caption) => ({ caption, loadJpeg })));
  await writePdf(emptyLog, pageWords, at, photos);
  expect(steps).toEqual(["load", "draw", "load", "draw", "load", "draw"]);
});

it("has no photo section without photos", async () => {
  const written = await readPdf(await writePdf(emptyLog, pageWords, at, photosOf([])));
  expect(written.texts).not.toContain("Photos of the log");
});

const signatures = {
  kind: "fields" as const,
  fields: [
    { label: "Prepared by", text: "Robin Chase" },
    { label: "Signature", text: null },
    { label: "Approved by", text: null },
  ],
};
const componentsOf = (lines: number) => ({
  kind: "table" as const,
  caption: "Component library",
  columns: ["Component", "Attached"],
  rows: Array.from({ length: lines }, (_, line) => [`Component ${line + 1}`, "To be filled in by hand"]),
  none: "none",
});

it("never separates signatures from the end of their section", async () => {
  const plain = planDocument({ plan, facts: NO_FACTS, words: en }, []);
  let moved = 0;
  for (let lines = 24; lines < 40; lines += 1) {
    const forms = [{ id: "ICS 202", title: "Objectives", blocks: [componentsOf(lines), signatures] }];
    const made = await getDocument({ data: await writePdf({ ...plain, forms }, pageWords, at), verbosity: 0 }).promise;
    const { items } = await (await made.getPage(made.numPages)).getTextContent();
    const last = items.flatMap((item) => ("str" in item ? [item.str] : [])).join("");
    expect(last).toContain("Approved by");
    expect(last).toContain(`Component ${lines}`);
    expect(last).toContain(`Component ${lines - 1}`);
    if (made.numPages > 1) moved += 1;
  }
  expect(moved).toBeGreaterThan(0);
  expect(moved).toBeLessThan(16);
}, 60_000);
