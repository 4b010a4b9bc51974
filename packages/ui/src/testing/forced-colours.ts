/// <reference types="@vitest/browser-playwright" />
import { cdp } from "vitest/browser";

/** What a device can ask of a page. Tests run on one that asks for less motion: see `vitest.config.ts`. */
interface Wishes {
  readonly colours?: "active" | "none";
  readonly motion?: "reduce" | "no-preference";
}

async function wish({ colours = "none", motion = "reduce" }: Wishes): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [
      { name: "forced-colors", value: colours },
      { name: "prefers-reduced-motion", value: motion },
    ],
  });
}

/** The system's colours in place of every one of ours, also of `transparent`. A test that asks for them takes them away again. */
export const inForcedColours = (are: boolean): Promise<void> => wish({ colours: are ? "active" : "none" });

/** Whether the device lets things move. A test that is about motion asks for it, and takes it away again. */
export const withMotion = (isAllowed: boolean): Promise<void> =>
  wish({ motion: isAllowed ? "no-preference" : "reduce" });
