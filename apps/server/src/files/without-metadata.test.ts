import { describe, expect, it } from "vitest";
import { crc32 } from "node:zlib";
import { jpegBytes, pngBytes } from "../../test/sample-files.ts";
import { exifOf, orientationOf } from "./exif-orientation.ts";
import { jpegFault } from "./jpeg-structure.ts";
import { pngFault } from "./png-structure.ts";
import { bareJpeg, barePng } from "./without-metadata.ts";

const text = (words: string): Buffer => Buffer.from(words, "latin1");

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A grey JPEG with extra segments between its first segment and its frame. */
const jpegWith = (...segments: readonly Buffer[]): Buffer => {
  const plain = jpegBytes();
  return Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(8)]);
};

/**
 * Exif in the other byte order, as cameras write it, with a second directory that contains the position of the device.
 */
function cameraExif(orientation: number): Buffer {
  const tiff = Buffer.alloc(40);
  tiff.write("MM", 0, "latin1");
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  tiff.writeUInt16BE(0x010f, 10); // the manufacturer comes first
  tiff.writeUInt16BE(2, 12);
  tiff.writeUInt16BE(0x0112, 22);
  tiff.writeUInt16BE(3, 24);
  tiff.writeUInt32BE(1, 26);
  tiff.writeUInt16BE(orientation, 30);
  return Buffer.concat([text("Exif\0\0"), tiff, text("44.6488 N 63.5752 W")]);
}

const JFIF = segment(0xe0, text("JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0"));
const ICC = segment(0xe2, text("ICC_PROFILE\0\u0001\u0001profile"));
const ADOBE = segment(0xee, text("Adobe\0d\0\0\0\0\u0001"));

describe("a JPEG after metadata removal", () => {
  const sent = jpegWith(
    JFIF,
    segment(0xe0, text("JFXX\0\u0010thumbnail")),
    segment(0xe1, cameraExif(6)),
    segment(0xe1, text("http://ns.adobe.com/xap/1.0/\0<x>owner</x>")),
    ICC,
    segment(0xe2, text("MPF\0second picture")),
    segment(0xed, text("Photoshop 3.0\0 by-line")),
    ADOBE,
    segment(0xfe, text("serial 4711")),
  );
  const bare = bareJpeg(Buffer.concat([sent, text("and a film behind its end")]));

  it("contains no position, device or person, before or after its end marker", () => {
    const words = bare.toString("latin1");
    for (const secret of ["44.6488", "owner", "by-line", "4711", "thumbnail", "second picture", "film"]) {
      expect(words).not.toContain(secret);
    }
  });

  it("looks the same: complete, same colours, same orientation", () => {
    expect(jpegFault(bare)).toBeNull();
    expect(bare.includes(ICC)).toBe(true);
    expect(bare.includes(ADOBE)).toBe(true);
    expect(bare.subarray(0, 2 + JFIF.length)).toEqual(Buffer.concat([sent.subarray(0, 2), JFIF]));
    expect(orientationOf(bare.subarray(bare.indexOf("Exif")))).toBe(6);
    expect(bare.subarray(-13)).toEqual(jpegBytes().subarray(-13)); // the scan and the end
  });

  it("keeps every scan of a progressive image with stuffed bytes, restarts and tables", () => {
    const scan = segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));
    const pixels = Buffer.from([0x3f, 0xff, 0x00, 0xfe, 0xff, 0xd3, 0x12]);
    const table = segment(0xc4, Buffer.from([0, 1, 2]));
    const head = jpegBytes().subarray(0, -13);
    const end = Buffer.from([0xff, 0xd9]);
    const between = segment(0xfe, text("between scans"));
    const progressive = (...more: readonly Buffer[]) =>
      Buffer.concat([head, scan, pixels, ...more, table, scan, pixels, end]);
    expect(bareJpeg(progressive(between))).toEqual(bareJpeg(progressive()));
    expect(bareJpeg(progressive()).subarray(-2 * (scan.length + pixels.length) - table.length - 2)).toEqual(
      Buffer.concat([scan, pixels, table, scan, pixels, end]),
    );
  });

  it("is unchanged if there is nothing to remove", () => {
    const plain = jpegWith(JFIF, ADOBE);
    expect(bareJpeg(plain)).toEqual(plain);
    expect(bareJpeg(bare)).toEqual(bare);
  });

  it("is processed in finite time for any bytes", () => {
    const start = jpegWith(JFIF).subarray(0, -2);
    for (const tail of [[0xff], [0xff, 0xe1], [0xff, 0xe1, 0xff], [0xff, 0xe1, 0, 0], [1, 2, 3], [0xff, 0xff, 0xff]]) {
      expect(bareJpeg(Buffer.concat([start, Buffer.from(tail)])).length).toBeGreaterThan(0);
    }
  });
});

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([text(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

describe("a PNG after metadata removal", () => {
  const plain = pngBytes();
  const behindHead = 8 + 25;
  const withChunks = (...chunks: readonly Buffer[]): Buffer =>
    Buffer.concat([plain.subarray(0, behindHead), ...chunks, plain.subarray(behindHead), text("behind its end")]);

  it("keeps chunks that affect its look and orientation", async () => {
    const gamma = chunk("gAMA", Buffer.from([0, 0, 0xb1, 0x8f]));
    const sent = withChunks(
      gamma,
      chunk("tEXt", text("Author\0owner")),
      chunk("iTXt", text("XML:com.adobe.xmp\0\0\0\0\0 44.6488")),
      chunk("tIME", Buffer.alloc(7)),
      chunk("prVt", text("serial")),
      chunk("eXIf", cameraExif(3).subarray(6)),
    );
    const bare = barePng(sent);
    expect(await pngFault(bare)).toBeNull();
    expect(bare.includes(gamma)).toBe(true);
    for (const secret of ["owner", "44.6488", "serial", "tIME", "behind"]) expect(bare.includes(secret)).toBe(false);
    expect(bare.includes(chunk("eXIf", exifOf(3).subarray(6)))).toBe(true);
  });

  it("is unchanged if there is nothing to remove", () => {
    expect(barePng(plain)).toEqual(plain);
  });
});
