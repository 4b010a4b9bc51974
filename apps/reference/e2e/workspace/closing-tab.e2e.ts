import { expect, it } from "vitest";
import { allSent, isReady, module, onServer, openIncident, openLog, writeNote } from "../crew.ts";
import { openProduct } from "../opening.ts";
import { entrancePicture } from "../sample-files.ts";
import { demoPerson } from "../signed-in.ts";

const opening = openProduct();

it("logs a photo whose tab was closed right after it was taken", async () => {
  await using visitor = await demoPerson(opening, "responder", { serviceWorkers: "allow", expected: [/.*/] });
  const { page, context } = visitor;
  await isReady(page);
  const title = "Drum behind the rink";
  await openIncident(page, title);
  // Simulates the slowest device: the photo is not converted before the tab closes.
  await page.evaluate(() => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.withResolvers<ImageBitmap>().promise });
  });
  await openLog(page, title);
  const log = page.getByRole("region", { name: "Incident log" });
  await log.getByRole("textbox", { name: "Note" }).fill("Label of the drum");
  const choosing = page.waitForEvent("filechooser");
  await log.getByRole("button", { name: "Add photo", exact: true }).click();
  await (await choosing).setFiles(entrancePicture);
  await page.close();

  const next = await context.newPage();
  await next.goto("/responder/dashboard");
  const photos = async () => {
    const stored = await onServer(next, opening.product, title);
    return stored?.entries.filter(({ action_data }) => typeof action_data["photo_id"] === "number") ?? [];
  };
  await expect.poll(async () => (await photos()).length).toBe(1);
  const [photo] = await photos();
  expect(JSON.stringify(photo?.action_data)).toContain("Label of the drum");
  // Once only: the next page does not add the photo again.
  await next.reload();
  await next.getByText("Actions being tracked").waitFor();
  await writeNote(next, title, "The drum is dry");
  await allSent(next);
  expect(await photos()).toHaveLength(1);
});

it("saves the whole plan when the incident ends right after the last key press", async () => {
  await using visitor = await demoPerson(opening, "responder", { expected: [/.*/] });
  const { page } = visitor;
  const title = "Leak at the quay";
  await openIncident(page, title);
  await module(page, "Incident Action Plan (IAP)").click();
  await page.getByRole("textbox", { name: "Objectives" }).fill("Nobody is hurt. The valve is closed.");
  await page.getByRole("button", { name: "End", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End" }).click();
  await page.waitForURL("**/responder");
  const stored = await onServer(page, opening.product, title);
  expect(stored?.plan.objectives).toBe("Nobody is hurt. The valve is closed.");
});
