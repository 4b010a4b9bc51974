import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { quietPart } from "./quiet-part.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("hides while it cannot be loaded and appears when back online", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  let tries = 0;
  const Part = quietPart(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: () => <p>Demo accounts</p> };
  });
  render(
    <>
      <p>The form</p>
      <Part />
    </>,
  );
  await expect.poll(() => tries).toBe(1);
  window.dispatchEvent(new Event("online"));
  expect((await screen.findByText("Demo accounts")).isConnected).toBe(true);
  expect(screen.getByText("The form").isConnected).toBe(true);
});
