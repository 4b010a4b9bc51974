import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { Multipart } from "@placard/api-client/internal";
import { sniffFileType, type SniffedType } from "@placard/hazmat-core/business";
import busboy from "busboy";
import { ApiError } from "../errors.ts";
import { requireReadable } from "../files/require-readable.ts";
import type { HeavyWork } from "../jobs/heavy-work.ts";
import type { Upload } from "./call.ts";

/** Bytes needed to detect the type of a file. */
const SIGNATURE_BYTES = 8;
const MAX_FIELD_BYTES = 10_000;

/** Maximum size of a form without its file: text fields, boundaries, headers. */
const MAX_REST_BYTES = 1_048_576;
const MAX_FILENAME_LENGTH = 200;

const MALFORMED = "The form data was incomplete. Send it again.";

export interface ReceivedForm {
  readonly upload: Upload;
  readonly fields: Readonly<Record<string, string>>;
}

/** A received file on disk. */
type ReceivedFile = Omit<Upload, "storedSha256">;

/**
 * Receives a form as a stream: the file goes to disk in chunks and is never in memory completely. Type and size are
 * checked on the received bytes. On any error, the written part is removed.
 */
export async function readUpload(
  request: Request,
  multipart: Multipart,
  path: string,
  work: Pick<HeavyWork, "fileFault" | "removeMetadata">,
): Promise<ReceivedForm> {
  try {
    const form = await receive(request, multipart, path);
    await requireReadable(work, form.upload.path, form.upload.type);
    const kept = await work.removeMetadata(form.upload);
    return { upload: { ...form.upload, ...kept }, fields: form.fields };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function receive(
  request: Request,
  multipart: Multipart,
  path: string,
): Promise<Omit<ReceivedForm, "upload"> & { readonly upload: ReceivedFile }> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!contentType.startsWith("multipart/form-data") || request.body === null) {
    throw new ApiError("invalid_request", { message: "Send the file as a form (multipart/form-data)." });
  }
  const largest = Math.max(...Object.values(multipart.limits));
  const parser = parserFor(contentType, largest);
  const fields: Record<string, string> = {};
  let writing: Promise<ReceivedFile> | null = null;
  parser.on("field", (name, value) => {
    fields[name] = value;
  });
  parser.on("file", (name, stream, { filename = "" }: { filename?: string }) => {
    // A stream error without a listener ends the process, and an interrupted form causes one in each part.
    stream.on("error", () => undefined);
    if (name !== multipart.fileField || writing !== null) {
      stream.resume();
      return;
    }
    writing = keepFile(stream, { path, filename, multipart });
    writing.catch((error: unknown) => parser.destroy(error instanceof Error ? error : new Error(String(error))));
  });
  // The web stream type and Node's differ only in their declarations.
  const body = Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>);
  await pipeline(body, atMost(largest + MAX_REST_BYTES), parser).catch((error: unknown) => {
    throw isOurs(error) ? error : new ApiError("invalid_request", { message: MALFORMED });
  });
  const upload = await (writing as Promise<ReceivedFile> | null);
  if (upload === null) {
    throw new ApiError("invalid_request", {
      fields: [{ path: multipart.fileField, message: "Please select at least one file to upload." }],
    });
  }
  return { upload, fields };
}

function parserFor(contentType: string, largest: number): busboy.Busboy {
  try {
    return busboy({
      headers: { "content-type": contentType },
      // The parser reports truncation as soon as the file reaches the limit, not beyond it.
      limits: { files: 1, fileSize: largest + 1, fields: 20, fieldSize: MAX_FIELD_BYTES },
      defParamCharset: "utf8",
    });
  } catch {
    throw new ApiError("invalid_request", { message: MALFORMED }); // no boundary
  }
}

/** Rejects a form that continues after its file must have ended, because unread parts also cost time. */
function atMost(bytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > bytes) done(new ApiError("request_too_large"));
      else done(null, chunk);
    },
  });
}

/** System calls on a disk, as Node names them in errors. Errors of connections have other names. */
const DISK_CALLS: ReadonlySet<string> = new Set(["open", "write", "writev", "fsync", "close"]);

/** True for an API error or a disk error. All other errors come from the form: truncated, or not a form. */
function isOurs(error: unknown): boolean {
  if (error instanceof ApiError) return true;
  return error instanceof Error && "syscall" in error && DISK_CALLS.has(String(error.syscall));
}

interface Target {
  readonly path: string;
  readonly filename: string;
  readonly multipart: Multipart;
}

async function keepFile(
  stream: Readable & { truncated?: boolean },
  { path, filename, multipart }: Target,
): Promise<ReceivedFile> {
  const inspector = inspect(multipart);
  await pipeline(stream, inspector.transform, createWriteStream(path, { mode: 0o600 }));
  if (stream.truncated === true) throw new ApiError("file_too_large");
  const type = inspector.type();
  if (type === null) throw new ApiError("file_type_refused");
  return { path, filename: cleanName(filename), type, sizeBytes: inspector.size(), sha256: inspector.sha256() };
}

/** The sender's file name without control characters and line ends. It is never used as a path. */
function cleanName(filename: string): string {
  const clean = filename.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, "").slice(0, MAX_FILENAME_LENGTH);
  return clean.trim() === "" ? "file" : clean.toWellFormed();
}

interface Inspector {
  readonly transform: Transform;
  type(): SniffedType | null;
  size(): number;
  /** Available once all bytes have passed. */
  sha256(): string;
}

/** Passes bytes through while it detects the type from the first bytes and counts all. */
function inspect(multipart: Multipart): Inspector {
  const hash = createHash("sha256");
  let head = Buffer.alloc(0);
  let type: SniffedType | null = null;
  let size = 0;
  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      if (head.length < SIGNATURE_BYTES) {
        head = Buffer.concat([head, chunk.subarray(0, SIGNATURE_BYTES)]);
        if (head.length >= SIGNATURE_BYTES) {
          type = sniffFileType(head);
          if (type === null || multipart.limits[type] === undefined) return done(new ApiError("file_type_refused"));
        }
      }
      const limit = type === null ? 0 : (multipart.limits[type] ?? 0);
      return type !== null && size > limit ? done(new ApiError("file_too_large")) : done(null, chunk);
    },
  });
  return { transform, type: () => type, size: () => size, sha256: () => hash.digest("hex") };
}

/** A path for an upload in progress. */
export function temporaryPath(folder: string, id: string): string {
  return join(folder, `${id}.part`);
}
