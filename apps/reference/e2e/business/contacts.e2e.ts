import { expect, it } from "vitest";
import { findingsInLooks } from "../accessible.ts";
import { openProduct } from "../opening.ts";
import { demoAccount, demoAdmin, newcomer, signIn } from "../signed-in.ts";

/** Contacts for crews, the business itself, the user's own account, and a site that is deleted and restored. */

const opening = openProduct();

it("adds, edits, deletes and restores a contact", async () => {
  await using visitor = await demoAdmin(opening);
  const { page } = visitor;
  await page.getByRole("link", { name: "People", exact: true }).first().click();
  await page.getByRole("tab", { name: "Contacts" }).click();
  const form = page.getByRole("form", { name: "Add Contact" });
  await form.getByText("Enter a name, an email and a role.").waitFor();
  await form.getByLabel("Name", { exact: true }).fill("Robin Kay");
  await form.getByLabel("Email", { exact: true }).fill("robin@harbour-ice.example");
  await form.getByRole("button", { name: /^Role/ }).click();
  await page.getByRole("option").first().click();
  await form.getByRole("button", { name: "Add Contact" }).click();
  await page.getByText("Contact added").waitFor();
  expect(await findingsInLooks(page)).toEqual([]);

  await page.getByRole("button", { name: "Edit Robin Kay" }).click();
  const edited = page.getByRole("dialog", { name: "Edit Contact" });
  await edited.getByLabel(/^Phone/).fill("902 555 0177");
  expect(await findingsInLooks(page)).toEqual([]);
  await edited.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Contact updated").waitFor();
  await page.getByText("902 555 0177").first().waitFor();

  await page.getByRole("button", { name: "Delete Robin Kay" }).click();
  await page.getByRole("button", { name: "Delete contact" }).click();
  await page.getByText("Contact deleted").waitFor();
  await page.goto("/dashboard/deleted");
  await page.getByRole("button", { name: "Restore Robin Kay" }).click();
  await page.getByText("No deleted items").waitFor();
  expect(visitor.complaints).toEqual([]);
});

it("changes the business name, the user's name and the password", async () => {
  const { email, password } = await demoAccount(opening.product, "business");
  const own = "a long password of my own";
  {
    await using visitor = await demoAdmin(opening);
    const { page } = visitor;
    await page.getByRole("button", { name: "Edit business" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit business" });
    await dialog.getByLabel(/^Phone/).fill("902 555 0188");
    expect(await findingsInLooks(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Business updated").waitFor();

    await page.getByRole("link", { name: "People", exact: true }).first().click();
    await page.getByRole("tab", { name: "Your account" }).click();
    const named = page.getByRole("form", { name: "Your name" });
    await named.getByLabel("Name", { exact: true }).fill("Dana A. Reid");
    await named.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Name saved").waitFor();
    const secret = page.getByRole("form", { name: "Your password" });
    const change = async (current: string): Promise<void> => {
      await secret.getByLabel("Current password").fill(current);
      await secret.getByLabel("New password", { exact: true }).fill(own);
      await secret.getByLabel("Confirm new password").fill(own);
      await secret.getByRole("button", { name: "Change password" }).click();
    };
    await change("not this one");
    await page.getByText("This is not your current password.").waitFor();
    expect(await findingsInLooks(page)).toEqual([]);
    await change(password);
    await page.getByText("Password changed").waitFor();
    expect(visitor.complaints.filter((line) => !/change-password|status of 4\d\d/.test(line))).toEqual([]);
  }
  await using again = await newcomer(opening);
  await signIn(again, { email, password: own });
  await again.page
    .getByText(/Dana A\. Reid/)
    .first()
    .waitFor();

  // Deleting a site with chemicals requires its name; restoring it also restores the chemicals.
  const { page } = again;
  await page.goto("/dashboard/locations");
  await page.getByRole("button", { name: "Delete Burnside water treatment" }).click();
  const asked = page.getByRole("alertdialog").or(page.getByRole("dialog")).last();
  const isSure = asked.getByRole("button", { name: "Delete location" });
  expect(await isSure.isEnabled()).toBe(false);
  await asked.getByRole("textbox").fill("Burnside water treatment");
  expect(await findingsInLooks(page)).toEqual([]);
  await isSure.click();
  await page.getByText("Location deleted").waitFor();
  await page.goto("/dashboard/deleted");
  await page.getByRole("button", { name: "Restore Burnside water treatment" }).click();
  await page.getByText("No deleted items").waitFor();
  await page.goto("/dashboard/chemicals");
  await page.getByRole("row", { name: /^Hydrochloric acid 32%/ }).waitFor();
  expect(again.complaints).toEqual([]);
});
