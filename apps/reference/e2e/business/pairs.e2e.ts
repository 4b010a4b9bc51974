import { expect, it } from "vitest";
import { findingsInLooks } from "../accessible.ts";
import { openProduct } from "../opening.ts";
import { demoAdmin, demoPerson } from "../signed-in.ts";

/** Two pairs of the demo that are stored together but incompatible: who sees them, and where. */

const opening = openProduct();

/** The two chemicals of each pair. */
const PAIRS = [
  ["Nitric acid 68%", "Acetone"],
  ["Sodium hypochlorite solution", "Hydrochloric acid 32%"],
] as const;
const REASON = "A closed cabinet with a drain of its own";

it("shows pairs in the inventory, at the location, in the add form before saving, and to the crew with accepted risks", async () => {
  {
    await using visitor = await demoAdmin(opening);
    const { page } = visitor;
    await page.goto("/dashboard/chemicals?attention=keep_apart");
    for (const pair of PAIRS) {
      for (const name of pair) {
        const row = page.getByRole("row", { name: new RegExp(`^${name}`) });
        await row.waitFor();
        expect(await row.innerText(), name).toContain("Keep apart");
      }
    }

    // Before saving, the form names the chemical that a third one would be stored with.
    await page.goto("/dashboard/chemicals/add");
    await page.getByLabel(/^Chemical Name/).fill("Bleach");
    await page.getByLabel(/^UN Number/).fill("1791");
    await page.getByRole("button", { name: /^Location/ }).click();
    await page.getByRole("option", { name: /^Burnside water treatment/ }).click();
    await page.getByLabel(/^Room/).fill("Dosing room");
    await page.getByText(/^Stored with Hydrochloric acid 32% in Dosing room/).waitFor();
    expect(await findingsInLooks(page)).toEqual([]);

    await page.goto("/dashboard/locations");
    await page.getByRole("button", { name: "Pier 9C cold store", exact: true }).click();
    await page.getByRole("tab", { name: /^Storage compatibility/ }).click();
    await page.getByRole("button", { name: /^Show each pair/ }).click();
    await page.getByRole("button", { name: /^Accept risk of storing .*Nitric acid 68%/ }).click();
    const asked = page.getByRole("dialog", { name: "Accept the risk of storing these together?" });
    await asked.getByRole("button", { name: "Accept risk" }).click();
    await asked.getByText("Enter a reason. Crews will see it.").waitFor();
    await asked.getByLabel("Reason").fill(REASON);
    await asked.getByRole("button", { name: "Accept risk" }).click();
    await page.getByText("Risk accepted").first().waitFor();
    expect(visitor.complaints).toEqual([]);
  }
  await using crew = await demoPerson(opening, "responder");
  const { page } = crew;
  await page.getByRole("button", { name: /^Quick Search/ }).click();
  await page.getByRole("button", { name: "Business / Address Search" }).click();
  // A crew knows the smell, not the owner.
  await page.getByRole("searchbox").fill("hypochlorite");
  const found = page.getByRole("button", { name: /Harbour Ice/ }).first();
  await found.getByText("Stores Sodium hypochlorite solution").waitFor();
  await found.click();
  await page.getByText(REASON).first().waitFor();
  const said = await page.getByRole("main").innerText();
  for (const name of PAIRS.flat()) expect(said).toContain(name);
  expect(said).toMatch(/Dana Reid/);
  expect(crew.complaints).toEqual([]);
});
