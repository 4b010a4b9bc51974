import { strToU8, zipSync } from "fflate";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readReportFile } from "./read-report-file.ts";

const FACILITIES = "FacilityRecordID,FacilityName,ReportYear\nFA1,Pier,2015\n";
const CHEMICALS = "ChemInvRecordID,CFacilityRouteRecordID,EnteredChemName,MaxAmount\nCV1,FA1,Ammonia,1200\n";
const XML =
  '<epcraTier2Dataset><dataset reportyear="2024"><facilities><facility><facilityName>Quay</facilityName></facility></facilities></dataset></epcraTier2Dataset>';

type Content = string | Uint8Array;

const bytesOf = (content: Content): Uint8Array => (typeof content === "string" ? strToU8(content) : content);

function zipped(files: Readonly<Record<string, Content>>, name = "export.zip"): File {
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([path, content]) => [path, bytesOf(content)])));
  return new File([new Uint8Array(bytes)], name);
}

/** The archive with a false unpacked size for each of its files. */
async function claiming(size: number, file: File): Promise<File> {
  const view = new DataView(await file.arrayBuffer());
  for (let at = 0; at < view.byteLength - 46; at += 1) {
    if (view.getUint32(at) === ENTRY_OF_ARCHIVE) view.setUint32(at + 24, size, true);
  }
  return new File([view], file.name);
}

const ENTRY_OF_ARCHIVE = 0x504b0102;

async function facilityOf(files: Readonly<Record<string, Content>>) {
  const read = await readReportFile(zipped(files));
  return read.ok ? { form: read.form, ...read.report.facilities[0] } : read;
}

const ammonia = { form: "tables", name: "Pier", chemicals: [{ name: "Ammonia", maxLb: 1200 }] };

describe("an archive of CAMEO tables", () => {
  it("is read from any folder and with any file extension", async () => {
    expect(await facilityOf({ "Facilities.csv": FACILITIES, "ChemicalsInInventory.csv": CHEMICALS })).toMatchObject(
      ammonia,
    );
    expect(
      await facilityOf({
        "CAMEO/2016/FACILITIES.MER": FACILITIES.replaceAll("\n", "\r"),
        "CAMEO/2016/chemicalsininventory.mer.txt": CHEMICALS.replaceAll(",", "\t"),
        "__MACOSX/CAMEO/2016/._FACILITIES.MER": new Uint8Array([0, 5, 22]),
      }),
    ).toMatchObject(ammonia);
  });

  it("is read with commas, line breaks and quotes in cells, and in old code pages", async () => {
    const cell = '"Pier, ""North""\vGate; 2"';
    const facilities = `"FacilityRecordID","FacilityName","ReportYear"\r"FA1",${cell},"2015"\r`;
    expect(await facilityOf({ "Facilities.mer": facilities, "ChemicalsInInventory.mer": CHEMICALS })).toMatchObject({
      name: 'Pier, "North"\nGate; 2',
    });
    const utf16 = Uint8Array.from([0xff, 0xfe, ...[...strToU8(FACILITIES)].flatMap((byte) => [byte, 0])]);
    expect(await facilityOf({ "Facilities.csv": utf16, "ChemicalsInInventory.csv": CHEMICALS })).toMatchObject(ammonia);
    const latin = Uint8Array.from(FACILITIES.replace("Pier", "Piér"), (sign) => sign.codePointAt(0) ?? 0);
    expect(await facilityOf({ "Facilities.csv": latin, "ChemicalsInInventory.csv": CHEMICALS })).toMatchObject({
      name: "Piér",
    });
  });

  it("is ignored if the archive also contains the XML of a report, but not for other XML", async () => {
    const tables = { "Facilities.csv": FACILITIES, "ChemicalsInInventory.csv": CHEMICALS };
    expect(await facilityOf({ ...tables, "map.xml": "<map />", "eplandata.xml": XML })).toMatchObject({
      form: "xml",
      name: "Quay",
    });
    expect(await facilityOf({ ...tables, "map.xml": "<map />" })).toMatchObject(ammonia);
    expect(await facilityOf({ "map.xml": "<map />" })).toEqual({ ok: false, refused: "report.other_file" });
  });

  it("is rejected if tables are missing or repeated", async () => {
    expect(await facilityOf({ "Facilities.csv": FACILITIES })).toEqual({ ok: false, unread: "no_report" });
    expect(await facilityOf({ "readme.txt": "x" })).toEqual({ ok: false, unread: "no_report" });
    expect(
      await facilityOf({
        "2014/Facilities.csv": FACILITIES,
        "2015/facilities.csv": FACILITIES,
        "ChemicalsInInventory.csv": CHEMICALS,
      }),
    ).toEqual({ ok: false, unread: "twice" });
    expect(
      await facilityOf({ "Facilities.csv": FACILITIES.replace("2015", ""), "ChemicalsInInventory.csv": CHEMICALS }),
    ).toEqual({ ok: false, refused: "report.no_year" });
  });

  it("is rejected if an unclosed quotation mark joins rows, but not because of a separate notes file", async () => {
    const open = `${FACILITIES}FA2,"Quay,2015\nFA3,Yard,2015\n`;
    expect(await facilityOf({ "Facilities.csv": open, "ChemicalsInInventory.csv": CHEMICALS })).toEqual({
      ok: false,
      unread: "quotes",
    });
    const tables = { "Facilities.csv": FACILITIES, "ChemicalsInInventory.csv": CHEMICALS };
    expect(await facilityOf({ ...tables, "a/readme.txt": '"open', "b/readme.txt": "x" })).toMatchObject(ammonia);
  });

  it("is rejected if it would fill the memory or has more files than an export", async () => {
    const tables = { "Facilities.csv": FACILITIES, "ChemicalsInInventory.csv": CHEMICALS };
    for (const files of [tables, { "a.xml": XML, "b.xml": XML }]) {
      const claimed = await claiming(60 * 1024 * 1024, zipped(files));
      expect(await readReportFile(claimed)).toEqual({ ok: false, unread: "size" });
    }
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.csv`, "x"]));
    expect(await facilityOf(many)).toEqual({ ok: false, unread: "size" });
  });
});

describe("a file that is not an archive", () => {
  it("is rejected if it is a single table, and read if it is XML", async () => {
    for (const name of ["Facilities.csv", "FACILITIES.MER", "facilities.txt"]) {
      expect(await readReportFile(new File([FACILITIES], name))).toEqual({ ok: false, unread: "loose_table" });
    }
    expect(await readReportFile(new File([XML], "report.txt"))).toMatchObject({ ok: true, form: "xml", left: [] });
  });
});

describe("the table reader", () => {
  afterEach(() => {
    vi.doUnmock("papaparse");
  });

  it("does not report a broken file if it could not be loaded", async () => {
    vi.doMock("papaparse", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    expect(await facilityOf({ "Facilities.csv": FACILITIES, "ChemicalsInInventory.csv": CHEMICALS })).toEqual({
      ok: false,
      unread: "reader",
    });
  });
});
