/// <reference types="@vitest/browser-playwright" />
import { cdp } from "vitest/browser";

/** The system's colours in place of every one of ours, also of `transparent`. A test that asks for them takes them away again. */
export async function inForcedColours(are: boolean): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "forced-colors", value: are ? "active" : "none" }],
  });
}
