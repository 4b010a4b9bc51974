/// <reference types="@vitest/browser-playwright" />
import { cdp } from "vitest/browser";

/**
 * Emulates forced colours, which replace all colours including `transparent`. A test that switches them on must switch
 * them off again.
 */
export async function inForcedColours(are: boolean): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "forced-colors", value: are ? "active" : "none" }],
  });
}
