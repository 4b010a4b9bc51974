import { createHash, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { checkedKey, type FileStorage } from "../storage/file-storage.ts";

/**
 * Files of the demo: generated here for invented sites and marked as created for the demo. No real sheet or plan is
 * copied.
 */

/** Stores a generated file as if it had been uploaded. @returns its storage key */
export async function keepMade(storage: FileStorage, bytes: Uint8Array): Promise<string> {
  const key = checkedKey(randomUUID(), createHash("sha256").update(bytes).digest("hex"));
  const partial = join(storage.temporaryFolder, key);
  await writeFile(partial, bytes, { mode: 0o600 });
  await storage.keep(partial, key);
  return key;
}

interface Line {
  readonly text: string;
  /** pt. */
  readonly size: number;
  /** From the left and bottom of the page, pt. */
  readonly x: number;
  readonly y: number;
}

interface Page {
  /** pt. */
  readonly width: number;
  readonly height: number;
  /** Lines in PDF syntax: `x y m x y l S`. */
  readonly drawing?: string;
  readonly lines: readonly Line[];
}

/** A one-page PDF with a drawing, and text in Helvetica. */
export function onePagePdf({ width, height, drawing = "", lines }: Page): Uint8Array {
  const words = lines.map(({ text, size, x, y }) => `BT /F1 ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`);
  const content = `${drawing}\n${words.join("\n")}\n`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}endstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((body, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${offsets.join("")}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(text, "latin1"));
}

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

type Colour = readonly [red: number, green: number, blue: number];

interface Patch {
  readonly colour: Colour;
  /** Pixels from the left and top. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A PNG of rectangles, each painted over the previous ones. */
export function paintedPng(width: number, height: number, patches: readonly Patch[]): Uint8Array {
  const stride = width * 3 + 1; // a filter byte before each row
  const rows = Buffer.alloc(stride * height);
  for (const patch of patches) {
    for (let y = patch.y; y < Math.min(height, patch.y + patch.height); y += 1) {
      for (let x = patch.x; x < Math.min(width, patch.x + patch.width); x += 1) {
        rows.set(patch.colour, y * stride + 1 + x * 3);
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits, red green blue
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", header),
      chunk("IDAT", deflateSync(rows)),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
