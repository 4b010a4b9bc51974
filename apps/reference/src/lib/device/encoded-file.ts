/** A file as stored sealed on this device: encoded as text, because sealed data is JSON. */
export interface EncodedFile {
  readonly type: string;
  readonly base64: string;
}

/** Chunk size for converting a file to text, because a call has a maximum number of arguments. */
const CHUNK_BYTES = 32_768;

export async function encodeFile(file: Blob): Promise<EncodedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    text += String.fromCodePoint(...bytes.subarray(from, from + CHUNK_BYTES));
  }
  return { type: file.type, base64: btoa(text) };
}

/** The bytes of a stored file. */
export function decodeFile({ base64 }: EncodedFile): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
}
