import { crc32, deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { jpegBytes, LOCKED, packedPdfBytes, pdfBytes, pngBytes } from "../../test/sample-files.ts";
import { jpegFault } from "./jpeg-structure.ts";
import { pdfFault } from "./pdf-structure.ts";
import { pngFault } from "./png-structure.ts";

const text = (words: string): Buffer => Buffer.from(words, "latin1");

/** The maximum that a check may convert to text, bytes: twice a file of 20 MB, so that no byte is read repeatedly. */
const MAX_TEXT_BYTES = 2 * 20 * 1_048_576;

/** @param early - 1 if codes become longer one code early */
function lzw(data: Buffer, early = 1): Buffer {
  const bytes: number[] = [];
  let [held, bits, width] = [0, 0, 9];
  const write = (code: number): void => {
    held = (held << width) | code;
    for (bits += width; bits >= 8; bits -= 8) bytes.push((held >> (bits - 8)) & 0xff);
    held &= 0xff;
  };
  let codes = new Map<number, number>();
  const clear = (): void => {
    write(256);
    codes = new Map();
    width = 9;
  };
  clear();
  let current: number | null = null;
  for (const byte of data) {
    if (current === null) {
      current = byte;
      continue;
    }
    const known = codes.get(256 * current + byte);
    if (known !== undefined) {
      current = known;
      continue;
    }
    write(current);
    codes.set(256 * current + byte, 258 + codes.size);
    if (258 + codes.size + early > 2 ** width && width < 12) width += 1;
    if (codes.size === 4096 - 258 - 2) clear();
    current = byte;
  }
  if (current !== null) write(current);
  write(257);
  return Buffer.from([...bytes, (held << (8 - bits)) & 0xff]);
}

function base85(data: Buffer): Buffer {
  let encoded = "";
  for (let at = 0; at < data.length; at += 4) {
    const part = data.subarray(at, at + 4);
    let value = Buffer.concat([part, Buffer.alloc(4)]).readUInt32BE(0);
    const digits: string[] = [];
    for (let digit = 0; digit < 5; digit += 1) {
      digits.unshift(String.fromCharCode(33 + (value % 85)));
      value = Math.floor(value / 85);
    }
    encoded +=
      value === 0 && part.length === 4 && digits.join("") === "!!!!!" ? "z" : digits.slice(0, part.length + 1).join("");
  }
  return text(`${encoded}~>`);
}

/** The number of bytes converted to text while `work` runs. */
function textBytesOf(work: () => void): number {
  const { toString } = Buffer.prototype;
  let bytes = 0;
  Buffer.prototype.toString = function count(...given: Parameters<typeof toString>) {
    const read = toString.apply(this, given);
    bytes += read.length;
    return read;
  };
  try {
    work();
  } finally {
    Buffer.prototype.toString = toString;
  }
  return bytes;
}

describe("a PDF", () => {
  it.each([
    ["with a table of objects", pdfBytes()],
    ["with its objects in a packed stream", packedPdfBytes()],
    ["that is protected and opens without a password", packedPdfBytes({ isEncrypted: true })],
    ["with bytes after its end", Buffer.concat([pdfBytes(), Buffer.alloc(1000)])],
    [
      "that was edited: the newer root counts",
      Buffer.concat([
        pdfBytes(),
        text("1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj trailer <</Root 1 0 R>> startxref 9 %%EOF"),
      ]),
    ],
    [
      "whose list of pages is an object of its own",
      packedPdfBytes({ kids: "7 0 R" }).toString("latin1").replace("5 0 obj", "7 0 obj [3 0 R] endobj\n5 0 obj"),
    ],
  ] as const)("with %s is accepted", (_what, bytes) => {
    expect(pdfFault(typeof bytes === "string" ? text(bytes) : bytes)).toBeNull();
  });

  it.each([
    ["29 bytes that begin like one", text("%PDF-1.7 this is no real PDF\n"), "it is incomplete"],
    ["a web page behind the first five bytes", text(`%PDF-<!doctype html>${" ".repeat(9000)}%%EOF`), "it has no pages"],
    [
      "one that asks for a password",
      packedPdfBytes({ isEncrypted: true, protection: LOCKED }),
      "it asks for a password",
    ],
    ["one that was cut in the middle", pdfBytes(20_000).subarray(0, 19_000), "it is incomplete"],
    [
      "one without a page",
      text(
        "%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 2 0 obj <</Type/Pages/Kids[]/Count 0>> endobj trailer <</Root 1 0 R>> startxref 9 %%EOF",
      ),
      "it has no pages",
    ],
    [
      "one whose pages hang on nothing",
      text("%PDF-1.7\n3 0 obj <</Type/Page>> endobj startxref 9 %%EOF"),
      "it has no pages",
    ],
    ["one whose page tree runs in a ring", packedPdfBytes({ kids: "[2 0 R]" }), "it has no pages"],
    [
      "one whose stream does not open",
      Buffer.concat([
        packedPdfBytes().subarray(0, 120),
        text("\nendstream\n5 0 obj <</Root 1 0 R>> startxref 9 %%EOF"),
      ]),
      "it has no pages",
    ],
  ] as const)("is rejected: %s", (_what, bytes, fault) => {
    expect(pdfFault(bytes)).toBe(fault);
  });

  const withAction = (action: string): Buffer =>
    Buffer.concat([pdfBytes().subarray(0, 9), text(`4 0 obj\n${action}\nendobj\n`), pdfBytes().subarray(9)]);
  it.each([
    ["a script", "<< /S /JavaScript /JS (app.alert\\(1\\)) >>", "it contains a script"],
    ["a script whose name is written in numbers", "<</S/J#61va#53cript/JS(1)>>", "it contains a script"],
    ["a list of scripts", "<< /Names << /JavaScript 5 0 R >> >>", "it contains a script"],
    ["a program start", "<</S/Launch/F(cmd.exe)>>", "it starts another program"],
    ["a program start with an escaped first letter", "<</S/#4caunch/F(cmd.exe)>>", "it starts another program"],
    ["a link to a page on JavaScript", "<< /S /URI /URI (https://example.com/JavaScriptGuide) >>", null],
    ["a key of another name", "<< /LaunchPad 1 /JavaScript.x 2 /C#23 3 >>", null],
  ])("is rejected if opening it runs something: %s", (_what, action, fault) => {
    expect(pdfFault(withAction(action))).toBe(fault);
  });

  it("is rejected for a script in a packed stream", () => {
    expect(pdfFault(packedPdfBytes({ kids: "[3 0 R] /AA << /O << /S /JavaScript /JS (1) >> >>" }))).toBe(
      "it contains a script",
    );
  });

  const page = (filter: string, content: Buffer): Buffer =>
    Buffer.concat([
      pdfBytes().subarray(0, 9),
      text(`4 0 obj\n<< /Length ${content.length} ${filter} >>\nstream\n`),
      content,
      text("\nendstream\nendobj\n"),
      pdfBytes().subarray(9),
    ]);
  const swollen = deflateSync(Buffer.alloc(300 * 1_048_576, " 0 0 m"));
  const large = deflateSync(Buffer.alloc(100 * 1_048_576, " 0 0 m"));
  const damagedPages = (...ends: readonly string[]): Buffer =>
    Buffer.concat(
      ends.map((bytes) => page("/Filter /FlateDecode", Buffer.concat([large.subarray(0, -6), text(bytes)]))),
    );
  it.each([
    ["a page that is drawn with 300 MB", page("/Filter /FlateDecode", swollen), "its pages are too large to be drawn"],
    ["a filter named elsewhere", page("/Filter 9 0 R", swollen), "its pages are too large to be drawn"],
    ["a filter with a short name", page("/Filter /Fl", swollen), "its pages are too large to be drawn"],
    ["a filter with an escaped name", page("/Filter /Flate#44ecode", swollen), "its pages are too large to be drawn"],
    [
      "a filter far from the data",
      page(`/Filter /FlateDecode /X (${"x".repeat(2000)})`, swollen),
      "its pages are too large to be drawn",
    ],
    [
      "a text that ends the stream in its dictionary",
      page("/Filter /FlateDecode /X (stream endstream)", swollen),
      "its pages are too large to be drawn",
    ],
    ["large pages without their last bytes", damagedPages("", ""), "its pages are too large to be drawn"],
    ["large pages with a wrong checksum", damagedPages("wrong!", "wrong!"), "its pages are too large to be drawn"],
    ["a damaged small page", page("/Filter /FlateDecode", deflateSync(text("0 0 m")).subarray(0, -4)), null],
    ["content that begins like a compressed stream", page("/Filter /FlateDecode", deflateSync(text("(S) Tj"))), null],
    [
      "one that is packed twice",
      page("/Filter [/FlateDecode /FlateDecode]", deflateSync(swollen)),
      "its pages are too large to be drawn",
    ],
    ["a usual page", page("/Filter /FlateDecode", deflateSync(Buffer.alloc(1_048_576, " 0 0 m"))), null],
    ["a scan of 300 MB", page("/Type /XObject /Subtype /Image /Filter /FlateDecode", swollen), null],
  ])("is rejected for its decompressed size: %s", (_what, bytes, fault) => {
    expect(pdfFault(bytes)).toBe(fault);
  });

  const SIZE = 140 * 1_048_576;
  const largeLzw = lzw(Buffer.alloc(SIZE, " "));
  const hex = (bytes: Buffer): Buffer => text(`${bytes.toString("hex")}>`);
  const runs = (size: number): Buffer =>
    Buffer.concat([Buffer.alloc(2 * Math.floor(size / 128), text("\x81 ")), text("\x80")]);
  const small = text("0 0 m 9 9 l S ".repeat(99));
  const z85 = (size: number): Buffer => Buffer.concat([Buffer.alloc(size / 4, "z"), text("~>")]);
  const twice = deflateSync(z85(SIZE));
  it.each([
    ["LZW", "/LZWDecode", largeLzw, lzw(small)],
    ["LZW by its short name", "/LZW", largeLzw, lzw(small)],
    ["LZW with an escaped name", "/L#5aWDecode", largeLzw, lzw(small)],
    [
      "LZW with late changes",
      "/LZWDecode /DecodeParms << /EarlyChange 0 >>",
      lzw(Buffer.alloc(16 * 1_048_576, " "), 0),
      lzw(small, 0),
    ],
    ["run lengths", "/RunLengthDecode", runs(SIZE), runs(2048)],
    ["run lengths in Deflate", "[/FlateDecode /RunLengthDecode]", deflateSync(runs(SIZE)), deflateSync(runs(2048))],
    ["Deflate in hex", "[/ASCIIHexDecode /FlateDecode]", hex(swollen), hex(deflateSync(small))],
    ["Deflate in base 85", "[ /ASCII85Decode/FlateDecode ]", base85(swollen), base85(deflateSync(small))],
    ["base 85 in Deflate", "[/FlateDecode /ASCII85Decode]", twice, deflateSync(z85(2048))],
    ["LZW in base 85 in Deflate", "[/Fl /A85 /LZW]", deflateSync(base85(largeLzw)), deflateSync(base85(lzw(small)))],
    ["hex of LZW behind a comment", "% of the page\n[/AHx/LZW]", hex(largeLzw), hex(lzw(small))],
  ])("is rejected for the decompressed size of %s, and accepted if it is small", (_what, filter, bytes, usual) => {
    expect(pdfFault(page(`/Filter ${filter}`, bytes))).toBe("its pages are too large to be drawn");
    expect(pdfFault(page(`/Filter ${filter}`, usual))).toBeNull();
  });

  it("is rejected if its filters are in another object or in part of a list", () => {
    const apart = (list: string): Buffer => Buffer.concat([text("%PDF-1.7\n9 0 obj\n"), text(`${list}\nendobj\n`)]);
    for (const [list, filter] of [
      ["/LZWDecode", "9 0 R"],
      ["[/LZWDecode]", "9 0 R"],
      ["/LZWDecode", "[9 0 R]"],
    ] as const) {
      const file = Buffer.concat([apart(list), page(`/Filter ${filter}`, largeLzw)]);
      expect(pdfFault(file), `${list} ${filter}`).toBe("its pages are too large to be drawn");
    }
  });

  it("is rejected if its data contains the end of a stream before the large part", () => {
    const data = Buffer.concat([text("\x08endstream"), runs(SIZE)]);
    expect(pdfFault(page("/Filter /RL", data))).toBe("its pages are too large to be drawn");
  });

  it("is rejected if a stream has more filters than a reader can check", () => {
    const filter = `/Filter [${"/ASCIIHexDecode ".repeat(5)}]`;
    expect(pdfFault(page(filter, text(">")))).toBe("its pages are compressed too many times");
  });

  const end = text(" trailer <</Root 1 0 R>> startxref 9 %%EOF");
  const bomb = deflateSync(Buffer.alloc(200 * 1_048_576));
  it.each([
    [
      "a stream that swells to 200 MB",
      Buffer.concat([
        text("%PDF-1.7\n4 0 obj <</Type/ObjStm/First 9/Filter/FlateDecode>> stream\n"),
        bomb,
        text("\nendstream endobj"),
        end,
      ]),
    ],
    ["20 MB of heads of objects", Buffer.concat([text("%PDF-1.7\n"), Buffer.alloc(20 * 1_048_576, " 1 0 obj"), end])],
    [
      "20 MB of heads of streams",
      Buffer.concat([
        text("%PDF-1.7\n"),
        Buffer.alloc(20 * 1_048_576, " 1 0 obj/ObjStm/Filter/FlateDecode stream\n"),
        end,
      ]),
    ],
    [
      "20 MB of streams that swell",
      Buffer.concat([
        text("%PDF-1.7\n"),
        ...Array.from({ length: 90 }, () =>
          Buffer.concat([
            text("4 0 obj <</Type/ObjStm/First 9/Filter/FlateDecode>> stream\n"),
            bomb,
            text("\nendstream endobj "),
          ]),
        ),
        end,
      ]),
    ],
    ["20 MB of digits", Buffer.concat([text("%PDF-1.7\n"), Buffer.alloc(20 * 1_048_576, "1"), end])],
    ["20 MB of names", Buffer.concat([text("%PDF-1.7\n"), Buffer.alloc(20 * 1_048_576, "/J#61va/#"), end])],
    ["20 MB of roots", Buffer.concat([text("%PDF-1.7\n"), Buffer.alloc(20 * 1_048_576, "/Root 1 0 R "), end])],
    [
      "a list of pages without end",
      Buffer.concat([
        text("%PDF-1.7\n1 0 obj <</Pages 2 0 R>> endobj 2 0 obj <</Kids["),
        Buffer.alloc(20 * 1_048_576, "2 0 R "),
        end,
      ]),
    ],
  ])("is checked cheaply, even if hostile: %s", (_what, bytes) => {
    const read = textBytesOf(() => expect(pdfFault(bytes)).not.toBeNull());
    expect(read).toBeLessThanOrEqual(MAX_TEXT_BYTES);
  });
});

describe("a PNG", () => {
  const whole = pngBytes();
  const damaged = Buffer.from(whole);
  damaged[20] = 9; // its width, which the checksum covers

  it.each([
    ["bits, of a palette", 1, 3, 0, (2 + 1) * 13],
    ["16 bits, in colour with alpha", 16, 6, 0, (9 * 8 + 1) * 13],
    // For 9 x 13 pixels, the rows of the passes are 2, 1, 3 and so on pixels long, each with a filter byte.
    ["8 bits, interlaced", 8, 0, 1, 2 * 3 + 2 * 2 + 2 * 4 + 4 * 3 + 3 * 6 + 7 * 5 + 6 * 10],
  ])(
    "of %s is complete with the size in the standard and incomplete with one byte less",
    async (_what, depth, colour, interlace, size) => {
      const made = (bytes: number): Buffer => {
        const file = pngBytes({ width: 9, height: 13, pixels: deflateSync(Buffer.alloc(bytes)) });
        file.set([depth, colour, 0, 0, interlace], 24);
        file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
        return file;
      };
      expect(await pngFault(made(size))).toBeNull();
      expect(await pngFault(made(size - 1))).toBe("it is incomplete");
    },
  );

  it("that is complete is accepted up to 64 million pixels", async () => {
    expect(await pngFault(whole)).toBeNull();
    expect(await pngFault(pngBytes({ width: 8000, height: 8000 }))).toBeNull();
  });

  it.each([
    ["eight bytes", whole.subarray(0, 8), "it is incomplete"],
    [
      "a web page behind the first eight",
      Buffer.concat([whole.subarray(0, 8), text("<!doctype html><p>hello there, hello there")]),
      "it is incomplete",
    ],
    ["one that was cut", whole.subarray(0, -6), "it is incomplete"],
    ["one that was damaged on the way", damaged, "it is damaged"],
    ["one whose pixels are noise", pngBytes({ pixels: Buffer.alloc(60, 0xa7) }), "it is damaged"],
    [
      "one whose rows name a filter that there is not",
      pngBytes({ pixels: deflateSync(Buffer.alloc(6, 9)) }),
      "it is damaged",
    ],
    [
      "one with fewer pixels than its head says",
      pngBytes({ width: 800, pixels: deflateSync(Buffer.alloc(10)) }),
      "it is incomplete",
    ],
    ["one that swells to 200 MB", pngBytes({ pixels: deflateSync(Buffer.alloc(200 * 1_048_576)) }), "it is damaged"],
    ["one without pixels", Buffer.concat([whole.subarray(0, 33), whole.subarray(-12)]), "it contains no image"],
    [
      "30,000 dots a side",
      pngBytes({ width: 30_000, height: 30_000 }),
      expect.stringContaining("it has 30000 x 30000 pixels"),
    ],
    ["a line of 20,000 dots", pngBytes({ width: 20_000, height: 1 }), expect.stringContaining("20000 x 1")],
    ["nothing wide", pngBytes({ width: 0 }), "it contains no image"],
  ])("is rejected: %s", async (_what, bytes, fault) => {
    expect(await pngFault(bytes)).toEqual(fault);
  });
});

describe("a JPEG", () => {
  const whole = jpegBytes();

  it("that is complete is accepted, also with data that cameras append", () => {
    expect(jpegFault(whole)).toBeNull();
    expect(jpegFault(jpegBytes({ size: 9000 }))).toBeNull();
  });

  it.each([
    ["four bytes", whole.subarray(0, 4), "it is incomplete"],
    ["one that was cut", whole.subarray(0, -2), "it is incomplete"],
    [
      "one whose small preview is whole and itself is not",
      Buffer.concat([text("\xff\xd8\xff\xe1\x00\x06"), text("\xff\xd9\x00\x00"), whole.subarray(8, -2)]),
      "it is incomplete",
    ],
    ["a web page behind the first three", text("\xff\xd8\xff<!doctype html>"), "it is incomplete"],
    [
      "text behind the first segment",
      Buffer.concat([whole.subarray(0, 8), text("hello there, hello")]),
      "it is damaged",
    ],
    ["one without a frame", Buffer.concat([whole.subarray(0, 8), whole.subarray(21)]), "it contains no image"],
    [
      "65,000 dots a side",
      jpegBytes({ width: 65_000, height: 65_000 }),
      expect.stringContaining("it has 65000 x 65000 pixels"),
    ],
  ])("is rejected: %s", (_what, bytes, fault) => {
    expect(jpegFault(bytes)).toEqual(fault);
  });
});
