/** A file of an archive. */
export interface ZipFile {
  /** With `/` between folders. */
  readonly path: string;
  readonly content: string;
}

/** Bit 11: names are UTF-8. */
const UTF8 = 0x0800;
const VERSION = 20;
const STORED = 0;

/**
 * Writes a ZIP archive without compression: sufficient for a few small texts, and readable by every program.
 *
 * @param modifiedMs - of every file, ms since 1970-01-01 UTC; the format counts from 1980
 * @see APPNOTE.TXT 6.3, sections 4.3.7, 4.3.12 and 4.3.16
 */
export function storedZip(files: readonly ZipFile[], modifiedMs: number): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const name = new TextEncoder().encode(file.path);
    const data = new TextEncoder().encode(file.content);
    const common = [
      ...u16(VERSION),
      ...u16(UTF8),
      ...u16(STORED),
      ...dosTime(modifiedMs),
      ...u32(crc32(data)),
      ...u32(data.length),
      ...u32(data.length),
      ...u16(name.length),
      ...u16(0), // no extra field
    ];
    const local = joined([Uint8Array.from([...u32(0x04034b50), ...common]), name, data]);
    const place = [...u16(0), ...u16(0), ...u16(0), ...u32(0), ...u32(offset)]; // comment, disk, attributes
    entries.push(joined([Uint8Array.from([...u32(0x02014b50), ...u16(VERSION), ...common, ...place]), name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = joined(entries);
  const end = [
    ...u32(0x06054b50),
    ...u16(0),
    ...u16(0),
    ...u16(files.length),
    ...u16(files.length),
    ...u32(directory.length),
    ...u32(offset),
    ...u16(0),
  ];
  return joined([...locals, directory, Uint8Array.from(end)]);
}

const u16 = (value: number): readonly number[] => [value & 0xff, (value >>> 8) & 0xff];
const u32 = (value: number): readonly number[] => [...u16(value & 0xffff), ...u16(value >>> 16)];

/** Time, then date, in steps of two seconds. */
function dosTime(ms: number): readonly number[] {
  const at = new Date(ms);
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [...u16(time), ...u16(date)];
}

/** CRC-32 of ISO 3309, reflected. */
export function crc32(data: Uint8Array): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
