// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { createAlarmSound } from "./alarm-sound.ts";

/** Minimal audio context for an alarm. It may sound once it was resumed in a press handler. */
function contextThat(isAllowed: boolean) {
  const started: number[] = [];
  const part = { connect: (next: unknown) => next, gain: { value: 0 }, frequency: { value: 0 } };
  const context = Object.assign(new EventTarget(), {
    state: "suspended",
    currentTime: 0,
    destination: {},
    createOscillator: () => ({ ...part, start: (at: number) => started.push(at), stop: () => undefined }),
    createGain: () => part,
    async resume() {
      if (!isAllowed) throw new DOMException("not from a press", "NotAllowedError");
      context.state = "running";
      context.dispatchEvent(new Event("statechange"));
    },
  });
  return { context: context as unknown as AudioContext, started };
}

it("is refused until it is allowed, and then rings", async () => {
  const { context, started } = contextThat(true);
  const sound = createAlarmSound(() => context);
  const told = vi.fn<() => void>();
  const stop = sound.subscribe(told);
  expect(sound.state()).toBe("refused");
  sound.ring("over");
  expect(started).toEqual([]);
  await sound.allow();
  expect(sound.state()).toBe("ready");
  expect(told).toHaveBeenCalled();
  sound.ring("sign");
  expect(started).toHaveLength(2);
  sound.ring("over");
  expect(started).toHaveLength(8);
  stop();
});

it("is allowed by any press on the page while there is a subscriber", async () => {
  const { context } = contextThat(true);
  const sound = createAlarmSound(() => context);
  const stop = sound.subscribe(() => undefined);
  sound.state();
  document.dispatchEvent(new Event("pointerdown"));
  await expect.poll(() => sound.state()).toBe("ready");
  stop();
});

it("stays refused if the browser blocks sound, and is missing without audio support", async () => {
  const sound = createAlarmSound(() => contextThat(false).context);
  await sound.allow();
  expect(sound.state()).toBe("refused");
  const none = createAlarmSound(() => {
    throw new Error("There is none.");
  });
  expect(none.state()).toBe("missing");
  none.ring("over");
  await none.allow();
  expect(none.state()).toBe("missing");
});
