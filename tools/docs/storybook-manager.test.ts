// @vitest-environment jsdom
import { addons } from "storybook/manager-api";
import { expect, it } from "vitest";

it("opens Storybook on Getting started under the name of the product", async () => {
  document.title = "Storybook";
  await import("../../.storybook/manager.ts");
  expect(new URLSearchParams(location.search).get("path")).toBe("/docs/start-getting-started--docs");
  expect(addons.getConfig()["theme"]).toMatchObject({ brandTitle: "Placard" });
  expect(document.title).toBe("Placard");
  document.title = "Components/ChemicalCard - Default ⋅ Storybook"; // as Storybook sets it for each page
  await expect.poll(() => document.title).toBe("Components/ChemicalCard - Default ⋅ Placard");
});
