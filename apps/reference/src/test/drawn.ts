import { act } from "@testing-library/react";
import { afterFrame } from "../lib/device/after-frame.ts";

/**
 * Resolves after the latest changes are rendered and the page is idle, twice, so that resulting changes are rendered
 * too.
 */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await act(() => new Promise<void>((resolve) => void afterFrame(resolve)));
}
