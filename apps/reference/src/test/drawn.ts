import { act } from "@testing-library/react";
import { afterFrame } from "../lib/device/after-frame.ts";

/** Once what has just changed is drawn and the page has nothing left to do, twice: what follows from it is drawn too. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await act(() => new Promise<void>((resolve) => void afterFrame(resolve)));
}
