import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);
afterEach(() => page.viewport(1280, 800));

it.each([390, 768, 1001, 1024, 1100, 1250, 1279, 1280, 1440])(
  "shows the card complete and without overlap, %i px wide",
  async (width) => {
    await page.viewport(width, 900);
    renderApp("/", {});
    const card = await screen.findByRole("region", { name: "Chlorine" });
    const heading = within(card).getByRole("heading", { name: "Chlorine" });
    const boxes = [...(heading.closest("header")?.children ?? [])].map((part) => part.getBoundingClientRect());
    for (const [at, box] of boxes.entries()) expect(box.right).toBeLessThanOrEqual(boxes[at + 1]?.left ?? Infinity);
    const { left, right } = card.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(width);
    for (const part of card.querySelectorAll("*")) {
      const box = part.getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(left - 1);
      expect(box.right, part.textContent).toBeLessThanOrEqual(right + 1);
    }
    const names = heading.parentElement;
    expect(names?.scrollWidth).toBeLessThanOrEqual(names?.clientWidth ?? 0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
