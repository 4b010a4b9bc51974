import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import type { Config, S3Config } from "../config.ts";
import { StartError } from "../start-error.ts";
import { STORE_MARK, type StoreMark } from "./claim-store.ts";
import { s3Bucket, S3Error, type S3Bucket } from "./s3-bucket.ts";

/** Meaning of a failure for the person who starts the server, and the command to run. */
interface Reason {
  readonly wrong: string;
  readonly run: (config: S3Config) => string;
}

const addressOf = ({ bucket, endpoint }: S3Config): string => `s3://${bucket} --endpoint-url ${endpoint}`;
const LIST = (config: S3Config): string => `aws s3 ls ${addressOf(config)}`;
const CALL = ({ endpoint }: S3Config): string => `curl --head ${endpoint}`;

const UNREACHABLE: Reason = { wrong: "no server answers there. Start it or correct S3_ENDPOINT", run: CALL };
const UNKNOWN_HOST: Reason = {
  wrong: "the host name was not found. Correct S3_ENDPOINT, or set S3_PATH_STYLE=1",
  run: CALL,
};
const UNTRUSTED: Reason = {
  wrong: "its certificate is not trusted. Name the authority in NODE_EXTRA_CA_CERTS",
  run: CALL,
};
const WRONG_REGION: Reason = { wrong: "it is in another region. Correct S3_REGION", run: LIST };
const NOT_S3: Reason = { wrong: "what answers there is not an S3 store. Correct S3_ENDPOINT", run: CALL };

/** Error codes of S3, the network and TLS. */
const REASONS: Readonly<Record<string, Reason>> = {
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  UND_ERR_CONNECT_TIMEOUT: UNREACHABLE,
  UND_ERR_SOCKET: UNREACHABLE,
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: UNTRUSTED,
  CERT_HAS_EXPIRED: { wrong: "its certificate has expired", run: CALL },
  NoSuchBucket: {
    wrong: "there is no bucket with this name. Create it or correct S3_BUCKET",
    run: (config) => `aws s3 mb ${addressOf(config)}`,
  },
  InvalidAccessKeyId: { wrong: "the store does not know S3_ACCESS_KEY_ID. Correct it", run: LIST },
  SignatureDoesNotMatch: { wrong: "the store rejected S3_SECRET_ACCESS_KEY. Correct it", run: LIST },
  AccessDenied: {
    wrong: "these keys may not do this. They must be allowed to list the bucket and to read, write and delete in it",
    run: LIST,
  },
  AuthorizationHeaderMalformed: WRONG_REGION,
  PermanentRedirect: WRONG_REGION,
  TemporaryRedirect: WRONG_REGION,
  RequestTimeTooSkewed: {
    wrong: "the clocks of this machine and of the store differ. Correct them",
    run: () => "date -u",
  },
  NotS3: NOT_S3,
};

/** The StartError for an unusable bucket, without its keys; any other error unchanged. */
function bucketFailure(config: S3Config, error: unknown): unknown {
  if (!(error instanceof S3Error)) return error;
  const { wrong, run } = REASONS[error.code] ?? { wrong: `the store answered ${error.code}`, run: LIST };
  return new StartError(
    `The bucket ${config.bucket} at ${new URL(config.endpoint).host} cannot be used: ${wrong}. Nothing in it was changed. Run: ${run(config)}`,
    { cause: error },
  );
}

/** Name of our own object next to the files. The sweep ignores it. */
const PROBE = "placard.probe";

/**
 * Checks the configured bucket before anything is changed.
 *
 * @returns the mark of the bucket for `claimStore`; `null` if files are stored in a folder
 */
export async function openBucket({ storage, s3 }: Pick<Config, "storage" | "s3">): Promise<StoreMark | null> {
  if (storage === "file" || s3 === null) return null;
  const bucket = s3Bucket(s3);
  await requireBucket(bucket, s3);
  const explained = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw bucketFailure(s3, error);
    });
  return {
    name: `The bucket ${s3.bucket}${s3.prefix === "" ? "" : `, folder ${s3.prefix}`}`,
    otherStore:
      "Use another bucket, or set S3_PREFIX to a folder of its own. Run: S3_PREFIX=<another folder> pnpm start",
    read: () => explained(read(bucket, STORE_MARK)),
    write: (content, isFirst) => explained(put(bucket, STORE_MARK, content, isFirst)),
  };
}

/**
 * Lists the bucket, then writes and removes a small object, so that a read-only key is detected at start.
 *
 * @throws StartError with the problem and its solution
 */
async function requireBucket(bucket: S3Bucket, config: S3Config): Promise<void> {
  try {
    await bucket.requireAnswer();
    await put(bucket, PROBE, "Placard can write here.");
    await bucket.remove(PROBE);
  } catch (error) {
    throw bucketFailure(config, error);
  }
}

async function put(bucket: S3Bucket, key: string, content: string, isFirst = false): Promise<void> {
  const sha256 = createHash("sha256").update(content).digest("hex");
  await bucket.put(key, new Blob([content]), sha256, isFirst);
}

async function read(bucket: S3Bucket, key: string): Promise<string | null> {
  const body = await bucket.get(key);
  return body === null ? null : text(body);
}
