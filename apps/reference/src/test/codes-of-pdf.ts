import { inflateSync } from "node:zlib";
import { decodeQR } from "qr/decode.js";

/** The decoded QR codes of a PDF created by the app, in drawing order: the squares are decoded as by a camera. */
export function codesOfPdf(pdf: Uint8Array): readonly string[] {
  return streamsOf(Buffer.from(pdf)).flatMap((content) =>
    content
      .split(/^f$/m)
      .map(squaresOf)
      .filter((squares) => squares.length > 100)
      .map((squares) => decodeQR(pictureOf(squares))),
  );
}

/** The decompressed drawing instructions of a file. */
function streamsOf(file: Buffer): readonly string[] {
  const streams: string[] = [];
  for (let at = file.indexOf("stream\n"); at >= 0; at = file.indexOf("stream\n", at)) {
    const start = at + "stream\n".length;
    const end = file.indexOf("endstream", start);
    try {
      streams.push(inflateSync(file.subarray(start, end)).toString("latin1"));
    } catch {
      // a font or an image with another compression
    }
    at = end + "endstream".length;
  }
  return streams;
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function squaresOf(drawing: string): readonly Square[] {
  return [...drawing.matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gm)].map(([, x, y, side]) => ({
    x: Number(x),
    y: Number(y),
    side: Number(side),
  }));
}

/** Renders eight pixels per square, with a border of four squares. */
function pictureOf(squares: readonly Square[]) {
  const side = squares[0]?.side ?? 1;
  const left = Math.min(...squares.map(({ x }) => x));
  const top = Math.min(...squares.map(({ y }) => y));
  const count = Math.round((Math.max(...squares.map(({ x }) => x)) - left) / side) + 1;
  const width = (count + 8) * 8;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const square of squares) {
    const column = (Math.round((square.x - left) / side) + 4) * 8;
    const row = (Math.round((square.y - top) / side) + 4) * 8;
    for (let y = row; y < row + 8; y += 1) {
      for (let x = column; x < column + 8; x += 1) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { width, height: width, data };
}
