import { expect, it } from "vitest";
import { findingsInLooks } from "../accessible.ts";
import { openProduct } from "../opening.ts";
import { calculateChlorine } from "../crew.ts";
import { demoAdmin, demoPerson } from "../signed-in.ts";

/** Locations of a business and their details. */

const opening = openProduct();

it("leads from an incompatible pair to the separation plan of its room", async () => {
  await using visitor = await demoAdmin(opening);
  const { page } = visitor;
  await page.goto("/dashboard/locations");
  await page.getByRole("button", { name: "Burnside water treatment", exact: true }).click();
  await page.getByRole("tab", { name: /^Storage compatibility/ }).click();
  await page.getByRole("link", { name: "Plan separation" }).click();
  const room = page.getByRole("region", { name: "Dosing room" });
  await room.getByText("Oxidizers and Acids").waitFor();
  await room.getByText("Sources disagree").first().waitFor();
  await room.getByRole("button", { name: "Reasons and sources" }).first().click();
  expect(await findingsInLooks(page)).toEqual([]);
  const said = await room.innerText();
  for (const words of ["Now in the same cabinet", "49 CFR 177.848, eCFR of 2026-08-27", "Area 2: Oxidizers"]) {
    expect(said).toContain(words);
  }
  expect(said).toMatch(/move from Bay 2\s*Hydrochloric acid 32%/);
  await page.reload();
  await room.waitFor();
  expect(visitor.complaints).toEqual([]);
});

it("sets a map point and moves the floor plan by keyboard, and a crew sees both on the map and in the list", async () => {
  {
    await using visitor = await demoAdmin(opening);
    const { page } = visitor;
    await page.goto("/dashboard/locations");
    await page.getByRole("button", { name: "Pier 9C cold store", exact: true }).click();
    await page.getByRole("tab", { name: /^Images/ }).click();
    await page.getByRole("button", { name: "Add points to the map" }).click();
    const dialog = page.getByRole("dialog", { name: /^Points on the map:/ });
    await dialog.getByRole("button", { name: /^Type of point/ }).press("Enter");
    await page.getByRole("option", { name: "Hydrant" }).press("Enter");
    await dialog.getByLabel("Coordinates").fill("44.6687, -63.5975");
    await dialog.getByRole("button", { name: "Add point" }).press("Enter");
    await dialog.getByText("44.66870, -63.59750").waitFor();
    expect(await findingsInLooks(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Close", exact: true }).last().press("Enter");
    await page.getByRole("button", { name: "Change position" }).press("Enter");
    const placing = page.getByRole("dialog", { name: /^Position on the map: Pier 9C/ });
    await placing.getByText(/^The plan is on the map and measures 139 by 98 m/).waitFor();
    await placing.getByRole("button", { name: "Move plan 1 m east" }).press("Enter");
    expect(await findingsInLooks(page)).toEqual([]);
    await placing.getByRole("button", { name: "Save position" }).press("Enter");
    await page.getByRole("alertdialog", { name: /The plan is on the map$/ }).waitFor();
    await placing.waitFor({ state: "detached" });
    expect(visitor.complaints).toEqual([]);
  }
  await using crew = await demoPerson(opening, "responder", { expected: [/.*/] });
  const { page } = crew;
  await page.getByRole("button", { name: /^Quick Search/ }).click();
  await page.getByRole("button", { name: "Map", exact: true }).click();
  await page.getByText("All Businesses", { exact: true }).first().click();
  const lines = page.getByRole("list", { name: "Points on the map" });
  await lines.getByText("44.66870, -63.59750").waitFor();
  expect(await lines.innerText()).toContain("Added by Dana Reid");
  await lines.getByRole("button", { name: "Show Hydrant on the map" }).click();
  await page.getByRole("checkbox", { name: /^Floor plan on the map: Pier 9C/ }).press("Space");
  const said = page
    .getByRole("status")
    .getByText(/^Floor plan of Pier 9C cold store, page 1.*Dana Reid.*not surveyed\.$/);
  await said.waitFor();
  await page.getByText("Loading the plan...").waitFor({ state: "detached" });
  expect(await page.getByText("The floor plan could not be drawn.").count()).toBe(0);
});

it("shows the points of a business on a crew's plume map, with who set them", async () => {
  await using crew = await demoPerson(opening, "responder", { expected: [/.*/] });
  const { page } = crew;
  await page.getByRole("button", { name: /^Quick Search/ }).click();
  await calculateChlorine(page, "0.01", "44.6687, -63.5975"); // at the cold store
  // The points of a site are some 30 m apart, so that they share one marker until the map zooms in.
  const group = page.getByRole("button", {
    name: /^\d items: Key box, Fire department connection \(FDC\), Gas shut-off, .*Assembly point, Pier 9C cold store$/,
  });
  await group.press("Enter");
  const popup = page.getByRole("dialog", { name: /^\d items/ });
  expect(await popup.getByRole("listitem").first().innerText()).toMatch(
    /^Key box\s[^]*44\.6\d+, -63\.5\d+[^]*Added by /,
  );
  await popup.getByRole("button", { name: "Zoom in on these items" }).press("Enter");
  for (const name of ["Key box", "Fire department connection (FDC)", "Gas shut-off", "Assembly point"]) {
    await page.getByRole("button", { name: `Show ${name}`, exact: true }).waitFor();
  }
  // Farther out, only the business itself is drawn.
  const business = page.getByRole("button", { name: "Show Pier 9C cold store", exact: true });
  const points = page.locator('.placard-map-marker[data-kind="point"]');
  for (let step = 0; step < 6; step += 1) await page.getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(() => points.count()).toBe(0);
  await business.waitFor();
});

it("edits location details by keyboard, and a crew sees the new values", async () => {
  {
    await using visitor = await demoAdmin(opening);
    const { page } = visitor;
    await page.goto("/dashboard/locations");
    await page.getByRole("button", { name: "Burnside water treatment", exact: true }).press("Enter");
    await page.getByRole("button", { name: "Edit location" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Edit Location" });
    await dialog.getByLabel(/^Best entrance/i).fill("Roller door 2, by the silo");
    const sprinklers = dialog.getByRole("radiogroup", { name: /sprinklers/i });
    await sprinklers.getByRole("radio", { name: "Unknown" }).press("ArrowLeft");
    expect(await findingsInLooks(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Save changes" }).press("Enter");
    await page.getByText("Location updated").waitFor();
    await dialog.waitFor({ state: "detached" });
    expect(visitor.complaints).toEqual([]);
  }
  await using crew = await demoPerson(opening, "responder", { expected: [/.*/] });
  const { page } = crew;
  await page.getByRole("button", { name: /^Quick Search/ }).click();
  await page.getByRole("button", { name: "Business / Address Search" }).click();
  await page.getByRole("searchbox").fill("Harbour Ice");
  await page
    .getByRole("button", { name: /Harbour Ice/ })
    .first()
    .click();
  await page.getByText("Roller door 2, by the silo").first().waitFor();
});
