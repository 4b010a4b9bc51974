/** Messages from a frame to its portal. Plain data only: values that cannot be cloned are not sent. */
export type EmbedMessage =
  | { readonly type: "placard:ready" }
  | { readonly type: "placard:search"; readonly query: string; readonly matches: readonly unknown[] }
  | { readonly type: "placard:open"; readonly match: unknown; readonly text: string }
  | { readonly type: "placard:plume"; readonly result: unknown }
  | { readonly type: "placard:guide"; readonly guide: string };

/** The page that contains the frame. */
export interface Portal {
  readonly post: (message: EmbedMessage) => void;
  /** Calls back with each token that the portal sends; returns a function to unsubscribe. */
  readonly onToken: (listener: (token: string) => void) => () => void;
}

/** The parts of a window that a frame uses. */
export interface FrameWindow {
  readonly parent: { postMessage: (message: unknown, targetOrigin: string) => void };
  readonly location: { readonly search: string };
  readonly addEventListener: (type: "message", listener: (event: MessageEvent) => void) => void;
  readonly removeEventListener: (type: "message", listener: (event: MessageEvent) => void) => void;
}

/** Sends nothing and receives nothing. */
const NO_PORTAL: Portal = { post: () => undefined, onToken: () => () => undefined };

/**
 * The portal named in the URL: `?origin=https://portal.example`. The browser delivers messages only to a page of that
 * origin, and messages of other pages are ignored. Without a valid origin, or outside a frame, nothing is sent or
 * received.
 */
export function portalOf(frame: FrameWindow): Portal {
  const origin = originIn(frame.location.search);
  if (origin === null || Object.is(frame.parent, frame)) return NO_PORTAL;
  return {
    post: (message) => frame.parent.postMessage(message, origin),
    onToken(listener) {
      const handleMessage = (event: MessageEvent): void => {
        const token = event.origin === origin && event.source === frame.parent ? tokenIn(event.data) : null;
        if (token !== null) listener(token);
      };
      frame.addEventListener("message", handleMessage);
      return () => frame.removeEventListener("message", handleMessage);
    },
  };
}

/** Parses an origin as browsers write it; `null` for anything else, such as `*`. */
function originIn(search: string): string | null {
  const text = new URLSearchParams(search).get("origin");
  if (text === null || !URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return origin === text && /^https?:$/.test(protocol) ? origin : null;
}

/** Characters allowed in a header. */
const TOKEN = /^[\w.~+/=-]{1,1024}$/;

/** @param data - `{ type: "placard:token", token }`, or any other message of a page */
function tokenIn(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("type" in data) || data.type !== "placard:token") return null;
  return "token" in data && typeof data.token === "string" && TOKEN.test(data.token) ? data.token : null;
}
