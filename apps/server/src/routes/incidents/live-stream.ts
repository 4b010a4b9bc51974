import type { ResponderActor } from "../../access/actor.ts";
import { identify } from "../../access/sessions.ts";
import type { Context } from "../../context.ts";
import { oneAfterAnother } from "./one-after-another.ts";

/** A beat keeps proxies from closing the line, shows a watcher that it holds, and us whether they still may watch. */
const HEARTBEAT_MS = 25_000;
/** How soon a browser tries again when the line was cut. */
const AGAIN_MS = 1000;

/** What can be said to a watcher. Each is said only while they may watch, one after the other. */
export interface Say {
  /** What is not as it was when they were told last. */
  readonly changes: () => void;
  /** A word that is not part of how far things have come. */
  readonly word: (name: string) => void;
}

interface Live {
  readonly ctx: Context;
  readonly actor: ResponderActor;
  /** `sessionToken` and `signal` of the request that began it. */
  readonly request: { readonly sessionToken: string | null; readonly signal: AbortSignal };
  /** The events that the watcher has not had, and how far everything has come: the id that they are given. */
  readonly readChanges: () => Promise<{ readonly id: string; readonly names: readonly string[] }>;
  /** @returns ends the watch */
  readonly watch: (say: Say) => () => void;
  /** With each beat. */
  readonly onBeat?: () => Promise<void>;
  readonly onEnd?: () => Promise<void>;
}

/** Server-sent events that end with the session: each is sent only while its watcher is signed in and of the same department. */
export function liveStream(live: Live): Response {
  const { body, end, close } = bodyOf(live);
  live.request.signal.addEventListener("abort", end);
  const { stopping } = live.ctx;
  if (stopping.aborted) close();
  else stopping.addEventListener("abort", close, { signal: live.request.signal }); // the browser asks again elsewhere
  return new Response(body, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
  });
}

interface Body {
  readonly body: ReadableStream<Uint8Array>;
  /** The watcher has gone. */
  readonly end: () => void;
  /** The watcher is sent away. */
  readonly close: () => void;
}

function bodyOf(live: Live): Body {
  const text = new TextEncoder();
  let end: () => void = () => undefined;
  let close: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      const send = (line: string): void => {
        if (isOpen) controller.enqueue(text.encode(line));
      };
      close = (): void => {
        if (!isOpen) return;
        end();
        controller.close();
      };
      /** Nothing is told to one who may not watch any more. */
      const told = oneAfterAnother(
        async (work: () => Promise<void>) => {
          if (!isOpen) return;
          if (!(await stillWatches(live))) {
            close();
            return;
          }
          await work();
        },
        () => close(),
      );
      const word = (name: string): void => send(`event: ${name}\ndata: {}\n\n`);
      const say: Say = {
        changes: () =>
          told(async () => {
            const { id, names } = await live.readChanges();
            for (const name of names) send(`id: ${id}\nevent: ${name}\ndata: {}\n\n`);
          }),
        word: (name) => told(async () => word(name)),
      };
      send(`: watching\nretry: ${AGAIN_MS}\n\n`);
      const heartbeat = setInterval(() => {
        told(async () => {
          word("beat");
          await live.onBeat?.();
        });
      }, HEARTBEAT_MS);
      const unwatch = live.watch(say);
      end = () => {
        if (!isOpen) return;
        isOpen = false;
        clearInterval(heartbeat);
        unwatch();
        void live.onEnd?.();
      };
      say.changes();
    },
    cancel: () => end(),
  });
  return { body, end: () => end(), close: () => close() };
}

async function stillWatches({ ctx, actor, request }: Live): Promise<boolean> {
  const now = await identify(ctx, { bearer: null, cookie: request.sessionToken });
  return now.kind === "responder" && now.isApproved && now.departmentId === actor.departmentId;
}
