import { describe, expect, it } from "vitest";
import { jpegBytes, pdfBytes, pngBytes } from "../../test/sample-files.ts";
import { jpegFault } from "./jpeg-structure.ts";
import { pngFault } from "./png-structure.ts";
import { withoutMetadata } from "./without-metadata.ts";

const SOI = 2;

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Exif as a camera writes it: how the picture is turned, behind another tag, and where it was taken. */
function exif(order: "II" | "MM", turn: number): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 24 + 4);
  tiff.write(order, 0, "latin1");
  const u16 = (value: number, at: number) =>
    order === "II" ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const u32 = (value: number, at: number) =>
    order === "II" ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  u16(42, 2);
  u32(8, 4);
  u16(2, 8);
  u16(0x0110, 10);
  u16(0x0112, 22);
  u16(3, 24);
  u32(1, 26);
  u16(turn, 30);
  return segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), tiff, Buffer.from("GPS 44.65 N 63.57 W")]));
}

const photo = (...segments: readonly Buffer[]): Buffer => {
  const plain = jpegBytes();
  return Buffer.concat([plain.subarray(0, SOI), ...segments, plain.subarray(SOI)]);
};
const clean = (bytes: Buffer) => withoutMetadata(bytes, "image/jpeg");

describe("a JPEG", () => {
  it.each(["II", "MM"] as const)("loses place, comment and preview, and keeps how it is turned (%s)", (order) => {
    const colours = segment(0xe2, Buffer.from("ICC_PROFILE\0 colours"));
    const bytes = photo(
      exif(order, 6),
      segment(0xfe, Buffer.from("by Dana")),
      colours,
      segment(0xed, Buffer.from("IPTC")),
    );
    const cleaned = clean(bytes);
    const text = cleaned.toString("latin1");
    expect(["GPS", "Dana", "IPTC"].filter((word) => text.includes(word))).toEqual([]);
    expect(text).toContain("ICC_PROFILE");
    expect(jpegFault(cleaned)).toBeNull();
    expect(cleaned.subarray(2, 12).toString("latin1")).toBe("\xff\xe1\x00\x22Exif\0\0");
    // Cleaned again it is as it is: what was kept is read as it was written.
    expect(clean(cleaned)).toEqual(cleaned);
  });

  it("that stands upright keeps no Exif at all", () => {
    expect(clean(photo(exif("MM", 1)))).toEqual(jpegBytes());
  });

  it.each([
    ["cut", Buffer.from("Exif\0\0II")],
    ["whose list lies far behind its end", Buffer.from("Exif\0\0MM\0*\xff\xff\xff\xff\0\0", "latin1")],
    ["of another kind", Buffer.from("http://ns.adobe.com/xap/1.0/\0<x/>")],
  ])("with Exif that is %s loses it", (_what, data) => {
    expect(clean(photo(segment(0xe1, data)))).toEqual(jpegBytes());
  });

  it("without any is left alone", () => {
    const bytes = jpegBytes();
    expect(clean(bytes)).toBe(bytes);
  });
});

it("a PNG loses its texts, and stays whole", () => {
  const bytes = pngBytes({ size: 500 });
  const cleaned = withoutMetadata(bytes, "image/png");
  expect(bytes.toString("latin1")).toContain("tEXt");
  expect(cleaned).toEqual(pngBytes());
  expect(pngFault(cleaned)).toBeNull();
  expect(withoutMetadata(cleaned, "image/png")).toBe(cleaned);
});

it("a PDF is left alone", () => {
  const bytes = pdfBytes();
  expect(withoutMetadata(bytes, "application/pdf")).toBe(bytes);
});
