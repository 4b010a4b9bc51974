import { describe, expect, it, vi } from "vitest";
import { portalOf, type FrameWindow } from "./portal.ts";

const PORTAL = "https://portal.example";

function frameOf(search: string) {
  const postMessage = vi.fn<FrameWindow["parent"]["postMessage"]>();
  const listeners = new Set<(event: MessageEvent) => void>();
  const frame: FrameWindow = {
    parent: { postMessage },
    location: { search },
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
  };
  const send = (origin: string, data: unknown, source: unknown = frame.parent): void => {
    // Only the used fields of an event.
    for (const listen of listeners) listen({ origin, data, source } as unknown as MessageEvent);
  };
  return { frame, postMessage, send, listeners };
}

const named = `?origin=${encodeURIComponent(PORTAL)}`;

describe("a frame message", () => {
  it("is sent only to the origin named in the frame address", () => {
    const { frame, postMessage } = frameOf(named);
    portalOf(frame).post({ type: "placard:guide", guide: "entry-team" });
    expect(postMessage.mock.calls).toEqual([[{ type: "placard:guide", guide: "entry-team" }, PORTAL]]);
  });

  it.each([
    "",
    "?origin=",
    "?origin=*",
    "?origin=null",
    "?origin=https://a.example/path",
    "?origin=javascript:alert(1)",
  ])("is sent to no one for the address %j", (search) => {
    const { frame, postMessage, listeners } = frameOf(search);
    const portal = portalOf(frame);
    portal.post({ type: "placard:ready" });
    portal.onToken(() => undefined);
    expect(postMessage).not.toHaveBeenCalled();
    expect(listeners.size).toBe(0);
  });
});

describe("a portal token", () => {
  const token = { type: "placard:token", token: "plc_abc.DEF-1" };

  function heard(...[origin, data, source]: Parameters<ReturnType<typeof frameOf>["send"]>): readonly string[] {
    const { frame, send } = frameOf(named);
    const tokens: string[] = [];
    portalOf(frame).onToken((next) => tokens.push(next));
    send(origin, data, source);
    return tokens;
  }

  it("is accepted from the portal", () => expect(heard(PORTAL, token)).toEqual(["plc_abc.DEF-1"]));

  it("is rejected from a page of another origin", () => expect(heard("https://evil.example", token)).toEqual([]));

  it("is rejected from another window of the portal's origin", () => expect(heard(PORTAL, token, {})).toEqual([]));

  it.each([null, "plc_abc", {}, { type: "placard:token" }, { type: "placard:token", token: "a\r\nCookie: b" }])(
    "is rejected if it is %j",
    (data) => expect(heard(PORTAL, data)).toEqual([]),
  );

  it("is ignored after the host stops listening", () => {
    const { frame, listeners } = frameOf(named);
    portalOf(frame).onToken(() => undefined)();
    expect(listeners.size).toBe(0);
  });
});
