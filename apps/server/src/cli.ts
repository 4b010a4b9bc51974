import { readFile } from "node:fs/promises";
import { verifyLogFile, type LogFault } from "@placard/api-client";
import { serverKeyOf } from "./access/server-key.ts";
import { configFromEnvironment } from "./config.ts";
import { createContext, storageOf } from "./context.ts";
import { approveDepartment, listDepartments, revokeDepartment } from "./access/approve-department.ts";
import { startFailure } from "./db/open-failure.ts";
import { lockDataFolder } from "./db/data-folder-lock.ts";
import { importHydrants } from "./hydrants/import-hydrants.ts";
import { removeDemo } from "./demo/remove-demo.ts";
import { refreshHydrants } from "./hydrants/refresh-hydrants.ts";
import { mailReport, resendMails } from "./mail/mail-queue.ts";
import { StartError } from "./start-error.ts";
import { claimStore, folderMark } from "./storage/claim-store.ts";
import { copyFiles } from "./storage/copy-files.ts";
import { openBucket } from "./storage/require-bucket.ts";
import { doctor } from "./storage/stored-files.ts";

const USAGE = `pnpm --filter @placard/server cli <command> (with the embedded database, stop the server first)
  departments list             list departments with their approval and admins
  departments approve <id>     let a department read business records
  departments revoke <id>      withdraw a department's approval
  hydrants import <file>       replace the hydrants with those in a GeoJSON or CSV file
  hydrants refresh             replace the hydrants with those from HYDRANTS_URL
  doctor                       compare stored files with their rows and checksums, and count emails not sent
  doctor --fix                 also remove files without a row that are older than a day
  mail resend                  send emails again that could not be delivered and whose links still work
  files copy-to-s3             copy stored files from DATA_DIR to the bucket of S3_BUCKET; removes none
  files copy-to-folder         copy them back from the bucket to DATA_DIR; removes none
  files adopt                  use the configured store although files are missing in it
  demo remove                  delete the demo data
  log key                      print the public key this server signs incident logs with
  log verify <file> [key]      check that a signed log is unchanged and which key signed it`;

/** Runs one operator command and returns its output. */
async function run(words: readonly string[]): Promise<string> {
  const [area, action, argument, more] = words;
  if (`${area} ${action}` === "log verify") return verifyLog(argument, more ?? null);
  const config = configFromEnvironment(process.env);
  await using stack = new AsyncDisposableStack();
  const open = async () => {
    if (config.database.kind !== "postgres") {
      const lock = await lockDataFolder(config.dataDir);
      stack.defer(() => lock.release());
    }
    return stack.use(await createContext(config));
  };
  switch (`${area} ${action}`) {
    case "departments list": {
      const departments = await listDepartments(await open());
      return departments.length === 0 ? "No departments have registered." : departments.join("\n");
    }
    case "departments approve":
      return approveDepartment(await open(), Number(argument));
    case "departments revoke":
      return revokeDepartment(await open(), Number(argument));
    case "hydrants import": {
      if (argument === undefined) throw new StartError("Specify a GeoJSON or CSV file: hydrants import <file>");
      const { database, now } = await open();
      return `${await importHydrants(database, argument, now())} hydrants on file.`;
    }
    case "hydrants refresh": {
      if (config.hydrants.url === null) throw new StartError("Set HYDRANTS_URL to the address of the hydrant layer.");
      return `${await refreshHydrants(await open(), fetch)} hydrants on file.`;
    }
    case "doctor undefined":
    case "doctor --fix": {
      const ctx = await open();
      const { text, areWhole } = await doctor(ctx, action === "--fix");
      if (!areWhole) process.exitCode = 1;
      return [text, ...(await mailReport(ctx))].join("\n");
    }
    case "mail resend": {
      const { database, now } = await open();
      const { waiting, expired } = await database.system((rows) => resendMails(rows, now()));
      return `Emails that wait to be sent again: ${waiting}. Emails that have expired or have no text: ${expired}.\nA running server sends them within ten seconds, any other one when it starts.`;
    }
    case "files copy-to-s3":
    case "files copy-to-folder": {
      if (config.s3 === null) {
        throw new StartError("Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to the bucket of the copy.");
      }
      const bucket = await openBucket({ storage: "s3", s3: config.s3 });
      const { database } = await open();
      const target = action === "copy-to-s3" ? bucket : folderMark(config.dataDir);
      if (target !== null) {
        await claimStore({ database, storage: storageOf(config, config.storage) }, { mark: target, for: "copy" });
      }
      const [folder, store] = [storageOf(config, "file"), storageOf(config, "s3")];
      const isToS3 = action === "copy-to-s3";
      const { text, areAllCopied } = await copyFiles(database, isToS3 ? folder : store, isToS3 ? store : folder);
      if (!areAllCopied) process.exitCode = 1;
      return areAllCopied
        ? `${text}\nStart all servers with STORAGE=${isToS3 ? "s3" : "file"} to use the copies.`
        : text;
    }
    case "files adopt": {
      const mark = (await openBucket(config)) ?? folderMark(config.dataDir);
      const ctx = await open();
      await claimStore(ctx, { mark, for: "adopt" });
      return `${mark.name} is now the store of this database. Run "doctor" to list the files that are missing.`;
    }
    case "demo remove": {
      const { businesses, departments, hydrants, waiting } = await removeDemo(await open());
      const removed = `Removed ${businesses} demo businesses, ${departments} demo departments and ${hydrants} demo hydrants.`;
      return waiting === 0
        ? removed
        : `${removed}\nDepartments now waiting for approval: ${waiting}. Run "departments list" to see them.`;
    }
    case "log key":
      return serverKeyOf(config).signing.publicKey;
    default:
      throw new StartError(USAGE);
  }
}

const LOG_FAULTS: Readonly<Record<LogFault, string>> = {
  "not-a-log": "This is not a signed incident log.",
  "cannot-hash": "This machine cannot compute hashes.",
  order: "An entry before this one was added, removed or moved.",
  changed: "This entry was changed.",
  "other-incident": "This entry belongs to another incident.",
  end: "Entries are missing at the end, or the header was changed.",
  signature: "The signature does not belong to this file.",
  "cannot-check-signature": "The chain is intact, but this machine cannot check who signed it.",
  "other-key": "It was signed with another key.",
};

/** Needs no server or database, so anyone with the file can check it. */
async function verifyLog(file: string | undefined, trustedKey: string | null): Promise<string> {
  if (file === undefined) throw new StartError("Specify the file: log verify <file> [key]");
  const verdict = await verifyLogFile(await readFile(file, "utf8"), trustedKey);
  if (!verdict.ok) {
    throw new StartError(`${verdict.line === null ? "" : `Entry ${verdict.line}: `}${LOG_FAULTS[verdict.fault]}`);
  }
  const { lines, title, publicKey } = verdict;
  const whose =
    trustedKey === null
      ? "Compare this key with the server's key (command: log key)."
      : "The key matches the one you specified.";
  return `"${title}": ${lines} entries, unchanged. Signed with ${publicKey}. ${whose}`;
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const failure = startFailure(error, process.env["DATA_DIR"] ?? "the data folder");
  process.stderr.write(`${failure instanceof StartError ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
}
