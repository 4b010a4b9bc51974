import type { ResponderActor } from "../../access/actor.ts";
import type { Context } from "../../context.ts";
import type { RequestFacts } from "../../http/call.ts";
import { sharedReads } from "./shared-reads.ts";

/**
 * The heartbeat keeps proxies from closing the connection, shows the client that it works, and rechecks the watcher's
 * access.
 */
const HEARTBEAT_MS = 25_000;
const BEAT = "beat";
/** Delay before a browser reconnects. */
const AGAIN_MS = 1000;

/**
 * Maximum queued events for a client that does not read. Later changes are not queued: they are sent together once the
 * client reads again, so a slow reader needs no more memory than this.
 */
export const MAX_UNREAD = 16;

/** Messages to a watcher. Each is sent only while they have access. */
export interface Say {
  /** Sends what changed since the last message. */
  readonly changes: () => void;
  /** Sends an event that is not about a change. */
  readonly word: (name: string) => void;
}

interface Live {
  readonly ctx: Context;
  readonly actor: ResponderActor;
  /** The request that opened the stream. */
  readonly request: Pick<RequestFacts, "sessionToken" | "signal" | "address">;
  /** The events that the watcher has not received, and the current mark, which becomes their id. */
  readonly readChanges: () => Promise<{ readonly id: string; readonly names: readonly string[] }>;
  /** @returns a function that ends the watch */
  readonly watch: (say: Say) => () => void;
  /** Called with each heartbeat. */
  readonly onBeat?: () => Promise<void>;
  readonly onEnd?: () => Promise<void>;
}

/**
 * Server-sent events that end with the session: each is sent only while the watcher is signed in and in the same
 * department.
 *
 * @throws ApiError `rate_limited` if the person, the department or the address has too many streams
 */
export function liveStream(live: Live): Response {
  const uncount = sharedReads(live.ctx).count({ actor: live.actor, address: live.request.address });
  const { body, end, leave } = bodyOf(live, uncount);
  live.request.signal.addEventListener("abort", end);
  const { stopping } = live.ctx;
  if (stopping.aborted) leave();
  else stopping.addEventListener("abort", leave, { signal: live.request.signal });
  return new Response(body, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
  });
}

interface Body {
  readonly body: ReadableStream<Uint8Array>;
  /** The client disconnected. */
  readonly end: () => void;
  /** The server stops. The client is notified and reconnects to this server or another one. */
  readonly leave: () => void;
}

function bodyOf(live: Live, uncount: () => void): Body {
  const text = new TextEncoder();
  let end: () => void = () => undefined;
  let leave: () => void = () => undefined;
  let sayDue: () => Promise<void> = async () => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true;
        let isSaying = false;
        /** Pending messages. Each is sent once, however often it becomes due. */
        let areChangesDue = false;
        const dueWords = new Set<string>();
        const send = (line: string): void => {
          if (isOpen) controller.enqueue(text.encode(line));
        };
        const close = (): void => {
          if (!isOpen) return;
          end();
          controller.close();
        };
        leave = (): void => {
          send("event: stopping\ndata: {}\n\n");
          close();
        };
        const canSay = (): boolean =>
          isOpen && (areChangesDue || dueWords.size > 0) && (controller.desiredSize ?? 0) > 0;
        /** Sends nothing to a watcher who no longer has access. */
        async function sayWhatIsDue(): Promise<void> {
          const [words, withChanges] = [[...dueWords], areChangesDue];
          dueWords.clear();
          areChangesDue = false;
          if (!(await stillWatches(live))) return close();
          for (const name of words) send(`event: ${name}\ndata: {}\n\n`);
          if (withChanges) {
            const { id, names } = await live.readChanges();
            for (const name of names) send(`id: ${id}\nevent: ${name}\ndata: {}\n\n`);
          }
          if (words.includes(BEAT)) await live.onBeat?.();
        }
        sayDue = async () => {
          if (isSaying) return;
          isSaying = true;
          try {
            while (canSay()) await sayWhatIsDue();
          } catch {
            close();
          } finally {
            isSaying = false;
          }
        };
        const say: Say = {
          changes: () => {
            areChangesDue = true;
            void sayDue();
          },
          word: (name) => {
            dueWords.add(name);
            void sayDue();
          },
        };
        send(`: watching\nretry: ${AGAIN_MS}\n\n`);
        const heartbeat = setInterval(() => say.word(BEAT), HEARTBEAT_MS);
        const unwatch = live.watch(say);
        end = () => {
          if (!isOpen) return;
          isOpen = false;
          clearInterval(heartbeat);
          unwatch();
          uncount();
          void live.onEnd?.();
        };
        say.changes();
      },
      pull: () => void sayDue(), // not awaited: a read never waits for the next change
      cancel: () => end(),
    },
    new CountQueuingStrategy({ highWaterMark: MAX_UNREAD }),
  );
  return { body, end: () => end(), leave: () => leave() };
}

async function stillWatches({ ctx, actor, request }: Live): Promise<boolean> {
  const now = await sharedReads(ctx).watcher(request.sessionToken);
  return now.kind === "responder" && now.isApproved && now.isVerified && now.departmentId === actor.departmentId;
}
