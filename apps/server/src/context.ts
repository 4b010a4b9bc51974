import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { pino, type Logger } from "pino";
import { serverKeyOf, type ServerKey } from "./access/server-key.ts";
import type { Config } from "./config.ts";
import { openDatabase, type Database } from "./db/database.ts";
import { CURRENT_RANKS, type HazardRanks } from "./db/hazard-rank.ts";
import { postgresChanges } from "./db/postgres-changes.ts";
import { createEvents, type Events } from "./events.ts";
import { heavyWork, type HeavyLimits, type HeavyWork } from "./jobs/heavy-work.ts";
import { incidentChanges, type IncidentChanges } from "./incident-changes.ts";
import { NO_SENDER, type Mailer, type MailWaker } from "./mail/mailer.ts";
import { outbox } from "./mail/outbox.ts";
import { serverIdOf } from "./mail/server-id.ts";
import { smtp } from "./mail/smtp.ts";
import type { Fetch } from "./providers/fetch-json.ts";
import { createProviders, type Providers } from "./providers/providers.ts";
import { readRegions, type Region } from "./regions/read-regions.ts";
import { diskRoom, type DiskRoom } from "./storage/disk-room.ts";
import { folderStorage, type FileStorage } from "./storage/file-storage.ts";
import { s3Bucket } from "./storage/s3-bucket.ts";
import { s3Storage } from "./storage/s3-storage.ts";

/** The services that handlers use, created once. Time and ids come from here, so that tests can control them. */
export interface Context extends AsyncDisposable {
  readonly config: Config;
  readonly database: Database;
  readonly storage: FileStorage;
  readonly room: DiskRoom;
  readonly serverKey: ServerKey;
  /** See `serverIdOf`. */
  readonly serverId: string;
  /** Sends one mail now. Handlers use `queueMails`. */
  readonly mailer: Mailer;
  readonly mailSender: MailWaker;
  readonly providers: Providers;
  /** Map regions. */
  readonly regions: readonly Region[];
  readonly logger: Logger;
  readonly events: Events;
  /** Runs work of more than 50 ms in worker threads. */
  readonly heavyWork: HeavyWork;
  readonly changes: IncidentChanges;
  readonly ranks: HazardRanks;
  /** Aborted when the server has to stop: event streams end, and `/readyz` answers 503. */
  readonly stopping: AbortSignal;
  readonly now: () => Date;
  readonly newId: () => string;
}

export interface ContextOptions {
  readonly now?: () => Date;
  readonly mailer?: Mailer;
  readonly providers?: Partial<Providers>;
  readonly database?: Database;
  readonly heavyLimits?: HeavyLimits;
  /** Replaces the network in tests. */
  readonly fetch?: Fetch;
}

/** For a context without a server. */
const NEVER = new AbortController().signal;

/** Opens the database and creates the services. Disposing closes everything that was opened. */
export async function createContext(config: Config, options: ContextOptions = {}): Promise<Context> {
  const now = options.now ?? (() => new Date());
  const logger = pino({ level: config.logLevel });
  const regions = await readRegions(config.regionPackDir);
  const storage = storageOf(config, config.storage); // a folder that cannot be used is reported before rows are opened
  const database = options.database ?? (await openDatabase(config.database));
  const changes = await changesOf(config, logger);
  const work = heavyWork(options.heavyLimits);
  return {
    config,
    database,
    storage,
    room: diskRoom(storage.temporaryFolder, database),
    serverKey: serverKeyOf(config),
    serverId: serverIdOf(config.dataDir),
    mailer: options.mailer ?? mailerOf(config, now),
    mailSender: NO_SENDER,
    providers: { ...createProviders(config, options.fetch ?? fetch, now), ...options.providers },
    regions,
    logger,
    events: createEvents(logger),
    heavyWork: work,
    changes,
    ranks: CURRENT_RANKS,
    stopping: NEVER,
    now,
    newId: randomUUID,
    [Symbol.asyncDispose]: async () => {
      await changes[Symbol.asyncDispose]();
      await work[Symbol.asyncDispose]();
      await database.close();
    },
  };
}

/** @throws Error if the settings name no bucket; `configFromEnvironment` rejects STORAGE=s3 without one */
export function storageOf({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">, kind: Config["storage"]): FileStorage {
  const folder = join(dataDir, "files");
  if (kind === "file") return folderStorage(folder);
  if (s3 === null) throw new Error("The settings name no bucket.");
  return s3Storage(s3Bucket(s3), s3, folder);
}

function mailerOf({ smtp: server, dataDir }: Config, now: () => Date): Mailer {
  return server === null ? outbox(join(dataDir, "outbox"), now) : smtp(server);
}

/** Between processes if there can be several, that is on PostgreSQL. */
async function changesOf({ database }: Config, logger: Logger): Promise<IncidentChanges & AsyncDisposable> {
  if (database.kind === "postgres") {
    return postgresChanges(database.url, `placard_${database.schema ?? "public"}`, logger);
  }
  return { ...incidentChanges(), [Symbol.asyncDispose]: async () => undefined };
}
