import { crc32, deflateSync } from "node:zlib";

/** Small valid files for tests of uploads. `size` pads one to that many bytes. */

const octets = (bytes: Buffer, name: string): File =>
  new File([Uint8Array.from(bytes)], name, { type: "application/octet-stream" });

export const pdf = (name = "sheet.pdf", size = 0): File => octets(pdfBytes(size), name);
export const png = (name = "gate.png", size = 0): File => octets(pngBytes({ size }), name);
export const jpeg = (name = "gate.jpg", size = 0): File => octets(jpegBytes({ size }), name);

/** A PDF of one empty page, with a table of its objects. */
export function pdfBytes(size = 0): Buffer {
  const head = "%PDF-1.7\n";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>",
  ];
  const make = (filling: string): string => {
    let text = head + filling;
    const offsets = objects.map((body, index) => {
      const at = text.length;
      text += `${index + 1} 0 obj\n${body}\nendobj\n`;
      return `${String(at).padStart(10, "0")} 00000 n \n`;
    });
    const table = text.length;
    const xref = `xref\n0 4\n0000000000 65535 f \n${offsets.join("")}`;
    return `${text}${xref}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${String(table).padStart(10, "0")}\n%%EOF\n`;
  };
  const missing = size - make("%\n").length;
  return Buffer.from(make(missing < 0 ? "" : `%${" ".repeat(missing)}\n`), "latin1");
}

const FILE_ID = "00112233445566778899aabbccddeeff";
/** Encryption of a file that opens without a password and must not be changed. */
const OPENS =
  "<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <f6300ec7ef37cee4dabece111c3e9d7900000000000000000000000000000000> >>";
/** Encryption of a file that opens only with the password “secret”. */
export const LOCKED =
  "<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /U <c43eedab89c3f089fd5db1faec6c209d00000000000000000000000000000000> >>";

/** A PDF whose objects are in a compressed object stream, as in most files since PDF 1.5. */
export function packedPdfBytes({ isEncrypted = false, protection = OPENS, kids = "[3 0 R]" } = {}): Buffer {
  const bodies = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids ${kids} /Count 1 >>`,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>",
  ];
  let offset = 0;
  const pairs = bodies.map((body, index) => {
    const pair = `${index + 1} ${offset}`;
    offset += body.length + 1;
    return pair;
  });
  const first = `${pairs.join(" ")} `;
  const clear = deflateSync(Buffer.from(first + bodies.join(" "), "latin1"));
  const packed = isEncrypted ? clear.map((byte) => byte ^ 0x5a) : clear;
  const encrypt = isEncrypted ? ` /Encrypt 9 0 R /ID [<${FILE_ID}> <${FILE_ID}>]` : "";
  const handler = isEncrypted ? `\n9 0 obj\n${protection}\nendobj` : "";
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.5\n4 0 obj\n<< /Type /ObjStm /N 3 /First ${first.length} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from(
      `\nendstream\nendobj${handler}\n5 0 obj\n<< /Type /XRef /Size 6 /Root 1 0 R${encrypt} >>\nstream\n\nendstream\nendobj\nstartxref\n20\n%%EOF`,
    ),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

interface Picture {
  readonly width?: number;
  readonly height?: number;
  readonly size?: number;
  /** Compressed pixels, instead of black ones. */
  readonly pixels?: Buffer;
}

/** A black PNG. */
export function pngBytes({ width = 2, height = 2, size = 0, pixels }: Picture = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8; // bits; colour type 0 is grey
  const isShown = width * height <= 64_000_000;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const make = (filling: readonly Buffer[]): Buffer =>
    Buffer.concat([
      signature,
      chunk("IHDR", head),
      chunk("IDAT", pixels ?? deflateSync(Buffer.alloc(isShown ? (width + 1) * height : 6))),
      ...filling,
      chunk("IEND", Buffer.alloc(0)),
    ]);
  // More pixels than in its header: readers ignore them, and they are not metadata.
  const missing = size - make([chunk("IDAT", Buffer.alloc(0))]).length;
  return make(missing < 0 ? [] : [chunk("IDAT", Buffer.alloc(missing))]);
}

/** The segments of a grey JPEG with an empty scan. Padding comes after its end, as with some cameras. */
export function jpegBytes({ width = 8, height = 8, size = 0 }: Picture = {}): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const bytes = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]),
    frame,
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x3f, 0xff, 0xd9]),
  ]);
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length))]);
}
