import { afterEach, beforeAll, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { samplePlace, sampleValues } from "../testing/plume.ts";
import { definePlumeMap } from "./plume-map.ts";
import { clearPage, putOnPage } from "../../../../tools/test/page/put-on-page.ts";

beforeAll(() => definePlumeMap());

afterEach(clearPage);

it("draws its map in the shadow root, calculates a release and dispatches the result", async () => {
  const told: unknown[] = [];
  document.body.addEventListener("placard-plume", (event) => {
    if (event instanceof CustomEvent) told.push(event.detail);
  });
  putOnPage(`<placard-plume-map theme="dark"></placard-plume-map>`);
  const element = document.querySelector("placard-plume-map");
  Object.assign(element ?? {}, { defaultValues: sampleValues, geocoder: { suggest: async () => [samplePlace] } });

  await expect.element(page.getByRole("button", { name: "Calculate", exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Zoom in" })).toBeVisible(); // map engine is loaded
  const canvas = element?.shadowRoot?.querySelector("canvas");
  const map = canvas?.closest("section");
  expect(map?.dataset["placardTheme"]).toBe("dark");
  expect(map?.part.value).toBe("map");
  const engine = canvas?.closest(".maplibregl-map");
  expect(engine === null || engine === undefined ? "" : getComputedStyle(engine).position).toBe("relative");

  await userEvent.click(page.getByRole("button", { name: "Calculate", exact: true }));
  await expect.element(page.getByRole("grid", { name: "Zones from the release" })).toBeVisible();
  expect(told).toMatchObject([{ result: { place: { center: samplePlace.center } } }]);
}, 90_000);

it("shows in its own shadow root which inputs are missing", async () => {
  putOnPage(`<placard-plume-map></placard-plume-map>`);
  const element = document.querySelector("placard-plume-map");
  Object.assign(element ?? {}, { defaultValues: { ...sampleValues, weather_at: "" } });
  await userEvent.click(page.getByRole("button", { name: "Calculate", exact: true }));
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
  expect(document.querySelector("[role=alertdialog]")).toBeNull();
}, 90_000);

it.each([
  ["the height that its page gives", "block-size: 500px", () => 500],
  ["the window, where its page gives no height", "", () => window.innerHeight],
])("fits %s, and scrolls inside", async (_what, style, height) => {
  putOnPage(`<placard-plume-map style="${style}"></placard-plume-map>`);
  const element = document.querySelector("placard-plume-map");
  const part = (name: string): Element | null | undefined => element?.shadowRoot?.querySelector(name);
  await expect.poll(() => part(".placard-plume")?.getBoundingClientRect().height).toBe(height());
  await expect.poll(() => (part(".placard__rail")?.scrollHeight ?? 0) > height()).toBe(true);
  expect(element?.getBoundingClientRect().height).toBe(height());
  expect(element?.scrollHeight).toBeLessThanOrEqual(height());
});
